/**
 * Folds one more entry: the next state, or why it is rejected. The same fold serves live play, resuming and the audit.
 */

import { type ByKind, bySomeKind } from '../../../base/byKind.ts';
import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { type GameEvent, isCommonEvent, other, type Seat } from '../../../rules/game.ts';
import { learnedFrom } from '../../../rules/learned.ts';
import { isValidPublicKey } from '../../crypto.ts';
import type { Body } from '../../log/body.ts';
import { type AppendResult, type Chain, moverOf } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import { handoverPosition, parseWord, verifyTakeover, verifyWord, type Word, type WordKind } from '../../log/word.ts';
import { applyAgreed } from './agreed.ts';
import { mismatch } from './obligation.ts';
import { type Offence, offence } from './offence.ts';
import { applyEnd, closeQuestion, resignedBy, takeEntry } from './question.ts';
import {
  type AnsweredState,
  type Barrier,
  type Insight,
  isDetermined,
  type Observer,
  type State,
  type Terms,
} from './state.ts';
import { mayAgree, penFault, withPoint } from './turn.ts';

/** `chain` already has the entry, either checked (signature and position) or written by this phone. */
export async function accept(
  terms: Terms,
  observer: Observer,
  state: State,
  { chain, entry }: AppendResult,
): Promise<Result<AnsweredState, Offence>> {
  // Cheap checks come before those that cost a multiplication.
  const fault = penFault(state, entry) ?? formFault(state, entry);
  if (fault !== null) return fail(fault);
  const moved = await movedFault(state, entry);
  if (moved !== null) return fail(moved);
  const word = await wordIn(state.chain, entry);
  if (!word.ok) return word;
  const insight = await observer.judge(state, entry);
  if (!insight.ok) return insight;
  const taken = applyEntry(terms, observer, { ...state, chain }, entry, insight.value, word.value);
  // Key changes and agreements are not steps of the game.
  const step = entry.body.type !== 'AGREED' && entry.body.type !== 'HANDOVER';
  return taken.ok && step ? ok(addRollbackPoint(terms, entry, taken.value)) : taken;
}

async function movedFault({ chain }: State, { body, author }: Entry): Promise<Offence | null> {
  if (body.type !== 'HANDOVER') return null;
  const by = moverOf(author, body);
  const fault = handoverFault(chain, by, body.key);
  // The other player's word makes the same claim and is checked with the entry.
  if (fault !== null || body.word !== null) return fault;
  return (await verifyTakeover(body.key, body.taken, handoverPosition(chain, by)))
    ? null
    : { kind: 'proof', detail: { kind: 'not-taken-over' } };
}

function formFault(state: State, entry: Entry): Offence | null {
  const turn = state.turns[0];
  return turn !== undefined && isDetermined(turn) && entry.body.type === turn.type ? mismatch(turn, entry) : null;
}

function applyEntry(
  terms: Terms,
  observer: Observer,
  state: State,
  entry: Entry,
  insight: Insight,
  word: Word | null,
): Result<AnsweredState, Offence> {
  const { body, author } = entry;
  if (body.type === 'RESIGN') {
    const loser = body.word === null ? author : other(author);
    // Conceding reveals no seed by itself: the player who concedes is the first to show theirs.
    return applyEnd(terms, state, resignedBy(terms, loser), loser);
  }
  // From here on, the chain holds the key.
  if (body.type === 'HANDOVER') return ok({ state, happened: [] });
  if (word?.kind === 'offer') return applyAgreed(terms, state, word.offer);
  const taken = takeEntry({ terms, observer, state, entry, insight });
  return taken.ok ? closeQuestion(terms, taken.value) : taken;
}

/** The word in the entry; null if it needs none. `chain`: before the entry. */
async function wordIn(chain: Chain, entry: Entry): Promise<Result<Word | null, Offence>> {
  const { body, author, seq, prev } = entry;
  const [kind, bytes] = embedded(body);
  if (bytes === null) return ok(null);
  const word = parseWord(bytes);
  const said = word.ok && word.value.kind === kind && word.value.by === other(author) ? word.value : null;
  // A resignation has no position; any other word applies only to this entry.
  const here = said !== null && (kind === 'resign' || (said.seq === seq && equal(said.head, prev)));
  const same =
    body.type !== 'HANDOVER' || (said?.kind === 'move' && equal(said.to, body.key) && equal(said.taken, body.taken));
  if (said === null || !here || !same || !(await verifyWord(chain, said)))
    return offence('proof', { kind: 'not-said-here', word: kind });
  return ok(said);
}

function embedded(body: Entry['body']): readonly [WordKind, Uint8Array | null] {
  if (body.type === 'AGREED') return ['offer', body.offer];
  if (body.type === 'HANDOVER') return ['move', body.word];
  return ['resign', body.type === 'RESIGN' ? body.word : null];
}

/** Per player. Without a limit, one player could make the log longer than a file allows. */
export const MAX_HANDOVERS = 8;

/** Why the next entry can't hand the given player's game over to `key`; null if it can. */
export function handoverFault({ signers }: Pick<Chain, 'signers'>, by: Seat, key: Uint8Array): Offence | null {
  if (signers[by].length > MAX_HANDOVERS) return { kind: 'proof', detail: { kind: 'moved-too-often' } };
  // The key must differ from all others (PROTOCOL 2.5).
  return isValidPublicKey(key) ? null : { kind: 'proof', detail: { kind: 'no-new-key' } };
}

/** The state after an entry, with its table added as a point to go back to. */
function addRollbackPoint(terms: Terms, entry: Entry, { state, happened }: AnsweredState): AnsweredState {
  if (!terms.takesBack || state.world === null) return { state, happened };
  const events = happened.flatMap((one) => one.events);
  const barred = barrierOf(entry.body) ?? (events.some(isSearch) ? 'search' : null);
  const [last, ...rest] = [...(barred === null ? state.points : [])].reverse();
  const since = last && [...rest.reverse(), { ...last, learned: [...last.learned, ...learnedFrom(events)] }];
  const kept: State = { ...state, points: since ?? [], barred: barred ?? state.barred };
  // A proof waiting for its move is not a point of its own, nor is a bid waiting for the opponent's.
  return { state: mayAgree(kept) && kept.got.length === 0 ? withPoint(kept) : kept, happened };
}

/** Why an entry cannot be taken back; null if it can. */
const barrierOf = (body: Body): Barrier | null => bySomeKind('type', body, barriers) ?? null;

const barriers: Partial<ByKind<'type', Body, Barrier | null>> = {
  X: () => 'shuffle',
  Y: () => 'shuffle',
  Z: () => 'shuffle',
  HOLD: () => 'hidden',
  SHARE: () => 'hidden',
  OPEN: ({ items }) => (items.some(({ kind }) => kind === 'fact' || kind === 'held') ? 'hidden' : null),
  ACT: ({ facts }) => (facts.length > 0 ? 'hidden' : null),
  COMMIT: ({ kind }) => (kind === 'hand' ? 'random' : null),
};

/** A card moves to or from an unspecified pile position, so the pile must be reshuffled. */
function isSearch(event: GameEvent): boolean {
  if (!isCommonEvent(event) || event.kind !== 'card') return false;
  return [event.from, event.to].some((place) => place.in === 'pile' && place.at === undefined);
}

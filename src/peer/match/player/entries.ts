/**
 * What a phone writes: a player's moves as entries (the proofs their events require, then the ACT that contains the
 * moves), and automatic entries.
 */

import { byKind } from '../../../base/byKind.ts';
import { canonical } from '../../../base/canonical.ts';
import { itemsAt } from '../../../base/lists.ts';
import { exhaustive } from '../../../base/never.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import {
  type AnyMove,
  type CardEvent,
  type CardId,
  type GameEvent,
  isCommonEvent,
  publishedMove,
  type Refusal,
} from '../../../rules/game.ts';
import { type Body, type Commit, MAX_FACT_BYTES, type SealedFact } from '../../log/body.ts';
import type { Face } from '../../secret/deckTable.ts';
import { applyEvents } from '../fold/applyEvents.ts';
import { facesOf, lowest, pileRows, type TrackedDeck } from '../fold/cardTracker.ts';
import { withFacts } from '../fold/hiddenValues.ts';
import type { EntryProof, Obligation } from '../fold/obligation.ts';
import { askNext } from '../fold/question.ts';
import { cachedRefusal, cachedStep, isAskedToMove, tableHash } from '../fold/questions/decision.ts';
import { BID } from '../fold/questions/sealed.ts';
import { lengthOf, nameOf, type State, type Terms, withSeat, worldOf } from '../fold/state.ts';
import { refuse } from '../refusal.ts';
import type { Phone } from './phone.ts';

/**
 * The entries for consecutive moves by this phone's player, proofs first. Refuses as the game refuses the first illegal
 * move; E-PEN if it is not the player's decision, E-CARD if they do not have the card, E-MOVE if a question comes in
 * between.
 */
export async function propose(
  terms: Terms,
  phone: Phone,
  before: State,
  moves: readonly AnyMove[],
): Promise<Result<Body[], Refusal>> {
  const { seat } = phone;
  const bodies: Body[] = [];
  const facts: SealedFact[] = [];
  let state = before;
  for (const [at, move] of moves.entries()) {
    if (!isAskedToMove(state.question, seat)) return fail(refuse(at === 0 ? 'notYourDecision' : 'answerBetween'));
    const world = worldOf(state);
    const open = publishedMove(move);
    const refused = cachedRefusal(terms.game, world.table, seat, move, world.known[seat]);
    if (refused !== null) return fail(refused);
    const step = cachedStep(terms.game, world.table, seat, open);
    if (!step.ok) return step;
    const proven = await prove(terms, phone, state, step.value.events, move, bodies);
    if (!proven.ok) return proven;
    const { hidden } = state;
    const sealed = phone.seal(hidden[seat].facts.length, (move.facts ?? []).map(canonical));
    const committed = withFacts(hidden[seat], sealed);
    if (!committed.ok) return fail(refuse('gameFails', { detail: committed.error.detail }));
    facts.push(...sealed);
    const after = { ...state, hidden: withSeat(hidden, seat, committed.value) };
    const next = askNext(terms, { ...after, world: { ...proven.value, table: step.value.table } });
    if (!next.ok) return fail(refuse('gameFails', { detail: next.error.detail }));
    state = next.value;
  }
  const named = moves.map((move) => canonical(publishedMove(move)));
  const hash = tableHash(worldOf(state).table).slice(0, 8);
  const bytes = facts.reduce((sum, { sealed }) => sum + sealed.length + 40, 0);
  if (facts.some(({ sealed }) => sealed.length > MAX_FACT_BYTES) || bytes > FACT_BYTES_PER_ENTRY)
    return fail(refuse('bidTooLarge'));
  return ok([...bodies, { type: 'ACT', moves: named, tableHash: hash, facts }]);
}

/** Bytes of facts per entry: half of the maximum. */
const FACT_BYTES_PER_ENTRY = 8 * 1024;

type Places = Pick<NonNullable<State['world']>, 'wheres' | 'known'>;

/** Appends to `bodies` what a move's events require. Resolves to the card positions afterwards. */
async function prove(
  terms: Terms,
  phone: Phone,
  state: State,
  events: readonly GameEvent[],
  move: AnyMove,
  bodies: Body[],
): Promise<Result<Places, Refusal>> {
  const { game } = terms;
  const proofs: EntryProof[] = [];
  for (;;) {
    const walked = applyEvents(worldOf(state), events, {
      game,
      decks: state.decks,
      author: phone.seat,
      proofs,
      answered: () => null,
    });
    if (!walked.ok)
      return fail(
        refuse(walked.error.kind === 'place' ? 'cardNotThere' : 'gameFails', { detail: walked.error.detail }),
      );
    if (walked.value.done) return ok(walked.value.places);
    const { obligation, event, places } = walked.value;
    if (obligation.by !== phone.seat) return fail(refuse('othersProof'));
    const seq = lengthOf(state) + bodies.length;
    const now = { ...state, world: { ...places, table: worldOf(state).table } };
    const owed = await writeObligation(phone, now, obligation, seq, () =>
      event.kind === 'card' ? cardFor(places.wheres[event.owner], event, events, move, game.cards, phone) : null,
    );
    if (owed === null) return fail(refuse('cardNotHeld'));
    bodies.push(owed.body);
    proofs.push({ entry: { seq, author: phone.seat, body: owed.body }, faces: owed.faces, seals: [] });
  }
}

interface WrittenEntry {
  readonly body: Body;
  readonly faces: readonly (Face | null)[];
}

/** The entry that discharges an obligation. `choose` finds the chosen card; null if the player does not have it. */
async function writeObligation(
  phone: Phone,
  state: State,
  obligation: Obligation,
  seq: number,
  choose: () => Face | null,
): Promise<WrittenEntry | null> {
  switch (obligation.type) {
    case 'COMMIT': {
      const face = choose();
      return face && { body: phone.commit(obligation, seq, [face]), faces: [face] };
    }
    case 'KEYS':
      return { body: await phone.keys(state, obligation), faces: [] };
    case 'OPEN': {
      if (obligation.items[0]?.kind !== 'card') return { body: phone.open(state, obligation), faces: [] };
      const face = choose();
      return (
        face && {
          body: { type: 'OPEN', items: [{ kind: 'card', deck: face.deck, point: face.point }] },
          faces: [face],
        }
      );
    }
    default:
      return exhaustive(obligation);
  }
}

/**
 * The card an event is about: the lowest row if there are several copies, so that the same move always makes the same
 * entries.
 */
function cardFor(
  where: TrackedDeck,
  event: CardEvent,
  events: readonly GameEvent[],
  move: AnyMove,
  names: readonly CardId[],
  phone: Phone,
): Face | null {
  const { from } = event;
  if (from.in === 'pile' && from.at !== undefined) return where.pile[from.at]?.face ?? null;
  const name = event.face ?? move.hidden;
  if (from.in === 'pile')
    return (
      (phone.deckOf(where.deck)?.faces ?? []).find(
        (face) => pileRows(where).includes(face.row) && nameOf(names, face) === name,
      ) ?? null
    );
  if (name !== undefined) return where.hand[lowest(where.hand, name, names)]?.face ?? null;
  // No card is named if there is no choice, because the whole hand goes.
  const going = events.slice(events.indexOf(event)).filter(leavesHand(where.deck)).length;
  return going < where.hand.length ? null : (where.hand.map(({ face }) => face).sort(byRow)[0] ?? null);
}

const leavesHand =
  (owner: number) =>
  (event: GameEvent): boolean =>
    isCommonEvent(event) &&
    event.kind === 'card' &&
    event.owner === owner &&
    event.from.in === 'hand' &&
    event.face === null;

const byRow = (a: Face | null, b: Face | null): number => (a?.row ?? 0) - (b?.row ?? 0);

/** Decisions waiting for their turn in the log, known only to this player's phone. */
export interface OwnDecisions {
  readonly seed: Uint8Array;
  /** The locked bid for the open question (PROTOCOL 8.3): canonical bytes. */
  readonly bid: Uint8Array | null;
}

/** The entry this phone owes now; null if it is not its turn, or its player has to decide first. */
export async function nextEntry(terms: Terms, phone: Phone, state: State, own: OwnDecisions): Promise<Body | null> {
  const turn = state.turns[0];
  if (turn === undefined || turn.by !== phone.seat) return null;
  return byKind<'type', typeof turn, Body | null | Promise<Body | null>, []>('type', turn, {
    ACT: () => (state.question?.kind === 'sealed' && own.bid !== null ? act(phone, state, own.bid) : null),
    SETUP: () => phone.setup(),
    X: () => phone.list(state, 'X'),
    Y: () => phone.list(state, 'Y'),
    Z: () => phone.list(state, 'Z'),
    COIN: () => phone.coin(state),
    KEYS: (keys) => phone.keys(state, keys),
    OPEN: (open) => phone.open(state, open),
    COMMIT: (commit) => (commit.kind === 'hand' ? phone.hand(state) : hiddenCommit(terms, phone, state, commit)),
    HOLD: () => phone.hold(state),
    SHARE: () => phone.share(state),
    SEED: () => ({ type: 'SEED', seed: own.seed }),
  });
}

/** The ACT of a bid: a commitment for the first player, in the clear for the second. */
function act(phone: Phone, state: State, bid: Uint8Array): Body {
  const hash = tableHash(worldOf(state).table).slice(0, 8);
  return state.got.length === 0
    ? { type: 'ACT', moves: [BID], tableHash: hash, facts: phone.seal(state.hidden[phone.seat].facts.length, [bid]) }
    : { type: 'ACT', moves: [bid], tableHash: hash, facts: [] };
}

/** The cards the player may reorder now, top first; null if there are none. */
export function arrangeable(terms: Terms, state: State, seat: 0 | 1): readonly Face[] | null {
  const turn = state.turns[0];
  if (turn?.type !== 'COMMIT' || turn.kind !== 'reorder' || turn.by !== seat) return null;
  const { event, wheres } = pendingProof(terms, state);
  if (event.kind !== 'look') return null;
  const { at, count, owner } = event;
  const faces = facesOf(wheres[owner].pile.slice(at, at + count));
  return faces.length === count ? faces : null;
}

/**
 * The commitments to those cards in the given order: `order[i]` is the old position of the new card `i`. E-FORM if it
 * is not a permutation.
 */
export function arrangement(
  terms: Terms,
  phone: Phone,
  state: State,
  order: readonly number[],
): Result<Commit, Refusal> {
  const faces = arrangeable(terms, state, phone.seat);
  const [turn] = state.turns;
  if (faces === null || turn?.type !== 'COMMIT') return fail(refuse('nothingToArrange'));
  const places = new Set(order);
  const fits = order.length === faces.length && places.size === faces.length && faces.every((_, at) => places.has(at));
  if (!fits) return fail(refuse('arrangeEachOnce'));
  return ok(phone.commit(turn, lengthOf(state), itemsAt(faces, order)));
}

/** A viewed card that goes face down to another place is bound there, with no choice involved. */
function hiddenCommit(
  terms: Terms,
  phone: Phone,
  state: State,
  obligation: Extract<Obligation, { type: 'COMMIT' }>,
): Commit | null {
  const { event, wheres } = pendingProof(terms, state);
  if (event.kind !== 'card') return null;
  const { from, owner } = event;
  const face = from.in === 'pile' && from.at !== undefined ? wheres[owner].pile[from.at]?.face : null;
  if (!face) throw new Error('the game hides a card that nobody has chosen');
  return phone.commit(obligation, lengthOf(state), [face]);
}

/** The event waiting for the proof that is owed now, and the card positions just before it. */
function pendingProof(terms: Terms, state: State) {
  if (state.due === null) throw new Error('no proof is owed');
  const { step, from } = state.due;
  const proofs = state.got.slice(from);
  const evidence = { game: terms.game, decks: state.decks, author: null, proofs, answered: () => null };
  const walked = applyEvents(worldOf(state), step.events, evidence);
  if (!walked.ok || walked.value.done) throw new Error('no proof is owed');
  return { event: walked.value.event, wheres: walked.value.places.wheres };
}

/**
 * Folds one more entry: the next state, or why it is rejected. The same fold serves live play, resuming and the audit.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { other } from '../../../rules/game.ts';
import { type Appended, moverOf } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import { takePlace, takes } from '../../log/take.ts';
import type { Word } from '../../log/word.ts';
import { takeAgreed } from './agreed.ts';
import { remember } from './back.ts';
import { closeQuestion } from './closeQuestion.ts';
import { handoverFault } from './handover.ts';
import { mismatch } from './obligation.ts';
import type { Observer } from './observer.ts';
import type { Offence } from './offence.ts';
import { penFault } from './pen.ts';
import { takeEntry } from './questions/index.ts';
import { ending, resignedBy } from './questions/over.ts';
import { type Answered, type Insight, isDuty, type State, type Terms } from './state.ts';
import { wordIn } from './wordIn.ts';

/** `chain` already has the entry: its signature and position are checked, or it is this phone's own. */
export async function accept(
  terms: Terms,
  observer: Observer,
  state: State,
  { chain, entry }: Appended,
): Promise<Result<Answered, Offence>> {
  // Cheap checks come before those that cost a multiplication.
  const fault = penFault(state, entry) ?? formFault(state, entry);
  if (fault !== null) return fail(fault);
  const moved = await movedFault(state, entry);
  if (moved !== null) return fail(moved);
  const word = await wordIn(state.chain, entry);
  if (!word.ok) return word;
  const insight = await observer.judge(state, entry);
  if (!insight.ok) return insight;
  const taken = take(terms, observer, { ...state, chain }, entry, insight.value, word.value);
  // Keys and agreements are not steps of the game.
  const step = entry.body.type !== 'AGREED' && entry.body.type !== 'HANDOVER';
  return taken.ok && step ? ok(remember(terms, entry, taken.value)) : taken;
}

async function movedFault({ chain }: State, { body, author }: Entry): Promise<Offence | null> {
  if (body.type !== 'HANDOVER') return null;
  const by = moverOf(author, body);
  const fault = handoverFault(chain, by, body.key);
  // A word of the other player carries the same claim and is checked with it.
  if (fault !== null || body.word !== null) return fault;
  return (await takes(body.key, body.taken, takePlace(chain, by)))
    ? null
    : { kind: 'proof', detail: { kind: 'not-taken-over' } };
}

function formFault(state: State, entry: Entry): Offence | null {
  const turn = state.turns[0];
  return turn !== undefined && isDuty(turn) && entry.body.type === turn.type ? mismatch(turn, entry) : null;
}

function take(
  terms: Terms,
  observer: Observer,
  state: State,
  entry: Entry,
  insight: Insight,
  word: Word | null,
): Result<Answered, Offence> {
  const { body, author } = entry;
  if (body.type === 'RESIGN') {
    const loser = body.word === null ? author : other(author);
    // Conceding reveals no seed: the player who concedes shows theirs first.
    return ending(terms, state, resignedBy(terms, loser), loser);
  }
  // The chain knows the key from here on.
  if (body.type === 'HANDOVER') return ok({ state, happened: [] });
  if (word?.kind === 'offer') return takeAgreed(terms, state, word.offer);
  const taken = takeEntry({ terms, observer, state, entry, insight });
  return taken.ok ? closeQuestion(terms, taken.value) : taken;
}

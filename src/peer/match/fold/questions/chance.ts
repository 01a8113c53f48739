/** A fair number: rolled openly by both, or held by one of them (`openElsewhere.ts`). */
import { ok, type Result } from '../../../../base/result.ts';
import { other } from '../../../../rules/game.ts';
import type { Learned } from '../../../../rules/learned.ts';
import { acceptCoin, coinResult, fairNumbers } from '../../../secret/coin.ts';
import { type Offence, offence } from '../offence.ts';
import { type AnsweredState, type State, type Terms, type Turn, withSeat } from '../state.ts';
import { heldNumberOf, heldTurns, takeShare } from './held.ts';
import { answering, type Incoming, type QuestionKind, type QuestionOfKind, turnDone, unexpectedEntry } from './kind.ts';

/** The coin of an open roll: one left from a take-back, if any, else the newest. */
const resultOf = (terms: Terms, state: State): Uint8Array => keptFor(state) ?? coinAt(terms, state, 0);

/** A coin left from a take-back, to reuse; null if there is none. */
const keptFor = ({ coins, got }: State): Uint8Array | null => (got.length === 0 ? (coins.kept[0] ?? null) : null);

const DIE: Learned = { what: 'die', count: 1 };

/**
 * The state after this roll used its coin: going back to before the roll gives the same coin again (PROTOCOL 14.10).
 */
export function withCoinUsed(terms: Terms, state: State): State {
  const { coins, points } = state;
  const again = keptFor(state) !== null;
  const last = points.at(-1);
  const used = { ...state, coins: again ? { ...coins, kept: coins.kept.slice(1) } : coins };
  if (last === undefined) return used;
  const thrown = [...last.thrown, resultOf(terms, state)];
  const learned = again ? last.learned : [...last.learned, DIE];
  return { ...used, points: [...points.slice(0, -1), { ...last, thrown, learned }] };
}

export const chance: QuestionKind<QuestionOfKind<'chance'>> = {
  // The author of the previous entry starts, so that both entries travel together.
  owed: (_terms, { chain, coins }, question) =>
    question.heldBy !== undefined
      ? heldTurns(question)
      : ok(coins.kept.length > 0 ? [] : coinTurns(chain.past.at(-1)?.author ?? 0)),

  take: (incoming, question) => (question.heldBy === undefined ? takeCoin(incoming) : takeShare(incoming, question)),

  close: (terms, state, question) =>
    answering(
      question.heldBy === undefined
        ? { kind: 'chance', value: fairNumbers(resultOf(terms, state))(question.below) }
        : { kind: 'held', number: heldNumberOf(state, question) },
    ),
};

/** Both halves of a coin, starting with the player `first`. */
export const coinTurns = (first: Turn['by']): Turn[] => [
  { type: 'COIN', by: first },
  { type: 'COIN', by: other(first) },
];

export function takeCoin({ terms, state, entry }: Incoming): Result<AnsweredState, Offence> {
  const { body, author } = entry;
  if (body.type !== 'COIN') return unexpectedEntry(entry);
  const { thrown, last, kept } = state.coins;
  if (body.t !== thrown + 1) return offence('coin', { kind: 'coin-order', coin: body.t });
  const next = acceptCoin(terms.gameId, author, last[author], body);
  if (!next.ok) return next;
  const complete = state.got.at(-1)?.entry.body.type === 'COIN';
  const coins = { thrown: complete ? body.t : thrown, last: withSeat(last, author, next.value), kept };
  return ok(turnDone({ ...state, coins }, entry));
}

/** The result of the coin whose halves are the two entries starting at `at`. */
export function coinAt(terms: Terms, { got }: State, at: number): Uint8Array {
  const [first, second] = [got[at]?.entry, got[at + 1]?.entry];
  if (first?.body.type !== 'COIN' || second?.body.type !== 'COIN') throw new Error('a coin without both its parts');
  const [a, b] = [first.body.value, second.body.value];
  return coinResult(terms.gameId, second.body.t, first.author === 0 ? [a, b] : [b, a]);
}

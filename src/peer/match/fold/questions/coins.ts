/** A coin thrown by both players (PROTOCOL 7): for open rolls, and for a random card of a hand. */
import { ok, type Result } from '../../../../base/result.ts';
import { other } from '../../../../rules/game.ts';
import { acceptCoin, coinResult } from '../../../secret/coin.ts';
import { type Offence, offence } from '../offence.ts';
import { type Answered, type State, type Terms, type Turn, withSeat } from '../state.ts';
import { done, type Incoming, misplaced } from './kind.ts';

/** Both parts of a coin, `first` first. */
export const coinTurns = (first: Turn['by']): Turn[] => [
  { type: 'COIN', by: first },
  { type: 'COIN', by: other(first) },
];

export function takeCoin({ terms, state, entry }: Incoming): Result<Answered, Offence> {
  const { body, author } = entry;
  if (body.type !== 'COIN') return misplaced(entry);
  const { thrown, last, kept } = state.coins;
  if (body.t !== thrown + 1) return offence('coin', { kind: 'coin-order', coin: body.t });
  const next = acceptCoin(terms.gameId, author, last[author], body);
  if (!next.ok) return next;
  const complete = state.got.at(-1)?.entry.body.type === 'COIN';
  const coins = { thrown: complete ? body.t : thrown, last: withSeat(last, author, next.value), kept };
  return ok(done({ ...state, coins }, entry));
}

/** The result of the coin whose parts are the entries from `at` on. */
export function thrownAt(terms: Terms, { got }: State, at: number): Uint8Array {
  const [first, second] = [got[at]?.entry, got[at + 1]?.entry];
  if (first?.body.type !== 'COIN' || second?.body.type !== 'COIN') throw new Error('a coin without both its parts');
  const [a, b] = [first.body.value, second.body.value];
  return coinResult(terms.gameId, second.body.t, first.author === 0 ? [a, b] : [b, a]);
}

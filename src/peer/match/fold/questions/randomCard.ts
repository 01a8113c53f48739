/**
 * A random card of a hand (PROTOCOL 9.4): its owner re-hides the whole hand, and a coin picks one of the hidden cards.
 */
import { ok, type Result } from '../../../../base/result.ts';
import type { Seat } from '../../../../rules/game.ts';
import { pick } from '../../../secret/coin.ts';
import type { Given, Seal } from '../cardTracker.ts';
import { type Offence, offence } from '../offence.ts';
import { type Answered, type State, type Terms, type Turn, worldOf } from '../state.ts';
import { coinTurns, takeCoin, thrownAt } from './coins.ts';
import type { Incoming } from './kind.ts';
import { takeProof } from './proof.ts';

export function randomTurns(state: State, hand: Seat): Result<Turn[], Offence> {
  const count = worldOf(state).wheres[hand].hand.length;
  if (count === 0) return offence('game', { kind: 'nothing-to-pick' });
  return ok([{ type: 'COMMIT', by: hand, deck: hand, kind: 'hand', count }, ...coinTurns(hand)]);
}

/** The hidden hand, the coin and, if the card is shown, its opening. */
export const takeRandom = (incoming: Incoming): Result<Answered, Offence> =>
  incoming.entry.body.type === 'COIN' ? takeCoin(incoming) : takeProof(incoming);

/** Which card of the hidden hand the coin chose; its owner knows what it is. */
export function chosenOf(terms: Terms, state: State): Given & { readonly seal: Seal } {
  const [hidden] = state.got;
  const [at = 0] = pick(thrownAt(terms, state, 1), hidden?.seals.length ?? 0, 1);
  const seal = hidden?.seals[at];
  if (hidden === undefined || seal === undefined) throw new Error('a random card without a hidden hand');
  return { face: hidden.faces[at] ?? null, seal };
}

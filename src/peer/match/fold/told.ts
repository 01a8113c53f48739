/** What a player learns besides cards: their own facts and held numbers, and the opponent's once opened. */
import type { Seat } from '../../../rules/game.ts';
import type { Revealed } from '../../../rules/hidden.ts';
import { type State, type Terms, withSeat, worldOf } from './state.ts';

/** The state after `to` learned that. Unchanged if that player's secrets are not on this device. */
export function told({ game }: Terms, state: State, to: Seat, value: Revealed): State {
  const world = worldOf(state);
  const known = world.known[to];
  if (known === null) return state;
  const wiser = game.knowledge.told(known, value);
  return { ...state, world: { ...world, known: withSeat(world.known, to, wiser) } };
}

/** The same for both players. */
export const bothTold = (terms: Terms, state: State, value: Revealed): State =>
  told(terms, told(terms, state, 0, value), 1, value);

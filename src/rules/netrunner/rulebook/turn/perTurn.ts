/** Additional actions per turn also count, once, in the turn in which they are gained (OP-15). */
import type { Seat } from '../../../game.ts';
import { addActions, type Draft } from '../../draft.ts';
import { actionsPerTurn } from '../numbers.ts';

/** Adds the actions per turn gained by `change` to the current turn, if it is the given player's. */
export function addGainedActions(draft: Draft, seat: Seat, change: () => void): void {
  const before = actionsPerTurn(draft.table, seat);
  change();
  if (draft.table.active === seat) addActions(draft, seat, actionsPerTurn(draft.table, seat) - before);
}

/** More actions in each turn count in the turn in which they come, too, and once (OP-15). */
import type { Seat } from '../../../game.ts';
import { addActions, type Draft } from '../../draft.ts';
import { actionsPerTurn } from '../numbers.ts';

/** Whatever that deed adds to the actions that player has each turn they have now, where it is their turn. */
export function countActions(draft: Draft, seat: Seat, deed: () => void): void {
  const before = actionsPerTurn(draft.table, seat);
  deed();
  if (draft.table.active === seat) addActions(draft, seat, actionsPerTurn(draft.table, seat) - before);
}

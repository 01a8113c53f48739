/** The ice a run is dealing with, and whether the Runner is encountering it. */
import type { Slot } from '../../../game.ts';
import { fortOf, type Table } from '../../table.ts';

/** The ice the Runner is dealing with: in front of them on the fort, or brought into the run. */
export function approached(table: Table): Slot | undefined {
  const { run } = table;
  if (!run) return undefined;
  if (run.guest !== undefined) return table.cards[run.guest] ? run.guest : undefined;
  return run.gone ? undefined : fortOf(table, run.fort)?.ice[run.at];
}

/** Whether that particular piece of ice is being encountered, on whatever fort or on none. */
export const isEncountered = (table: Table, slot: Slot | undefined): boolean =>
  table.run?.encounter === true && slot !== undefined && approached(table) === slot;

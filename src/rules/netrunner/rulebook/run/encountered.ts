/** Which ice the run is about: the piece the Runner deals with, and whether they are encountering it. */
import type { Slot } from '../../../game.ts';
import { fortOf, type Table } from '../../table.ts';

/** The ice the Runner deals with: in front of them on the fort, or come to meet them. */
export function approached(table: Table): Slot | undefined {
  const { run } = table;
  if (!run) return undefined;
  if (run.guest !== undefined) return table.cards[run.guest] ? run.guest : undefined;
  return run.gone ? undefined : fortOf(table, run.fort)?.ice[run.at];
}

/** That very piece of ice is being encountered, on whatever fort it lies or on none. */
export const isEncountered = (table: Table, slot: Slot | undefined): boolean =>
  table.run?.encounter === true && slot !== undefined && approached(table) === slot;

/** A move's immediate value: makes it on the real table and compares. Ignores hidden draws and later effects. */
import { published } from '../../game.ts';
import { answer } from '../flow.ts';
import type { Move } from '../move.ts';
import { evaluate } from './evaluate.ts';
import type { MachineView } from './view.ts';

export function tried(view: MachineView, move: Move): number {
  const step = answer(view.table, { kind: 'move', seat: view.seat, move: published(move) });
  if (!step.ok) return Number.NEGATIVE_INFINITY;
  return evaluate({ ...view, table: step.value.table }) - evaluate(view);
}

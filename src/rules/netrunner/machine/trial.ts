/** What a move brings at once: it is made on the real table, and both tables are compared. It sees no hidden draw and nothing that works later. */
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

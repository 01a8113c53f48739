/** A trace rule is a strategy chosen at the table: who notes what, and when the trace succeeds. */
import type { Known, Question, Refusal, Seat } from '../../game.ts';
import type { Move } from '../move.ts';
import type { Table } from '../table.ts';

export type Note = Extract<Move, { do: 'note' }>;

export interface TraceResult {
  trace: number;
  link: number;
  /** Bits of the Runner's note that pay for his base link: bits kept for raising link do not. */
  base: number;
}

export interface TraceRule {
  ask(table: Table, limit: number): Question;
  moves(table: Table, limit: number, seat: Seat, known: Known): Move[];
  refusal(table: Table, limit: number, seat: Seat, note: Note): Refusal | null;
  /** The result of two notes that were not refused. */
  result(table: Table, notes: readonly [Note, Note]): TraceResult;
  succeeds(trace: number, link: number): boolean;
}

/** A trace rule is a strategy chosen for the table: who bids when, and when the trace succeeds (N-TRX-12). */
import type { Known, Refusal, Seat } from '../../../game.ts';
import type { NetrunnerQuestion } from '../../decisions.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import type { Table } from '../../table.ts';
import { comprehensive } from './comprehensive.ts';
import { sealed } from './sealed.ts';

export type Bid = Extract<Move, { do: 'bid' }>;
export type TraceFrame = FrameOf<'trace'>;

export interface TraceRule {
  /** The player who bids next; both may be asked together. */
  ask(table: Table, frame: TraceFrame): NetrunnerQuestion;
  /** The bids worth listing for the seat that is asked. */
  moves(table: Table, frame: TraceFrame, seat: Seat, known?: Known): Move[];
  refusal(table: Table, frame: TraceFrame, seat: Seat, bid: Bid): Refusal | null;
  /** The Corp's total. */
  trace(frame: TraceFrame, corp: Bid): number;
  /** The Runner's link total. */
  link(table: Table, runner: Bid): number;
  /** Bits of the Corp's bid above the trace's own limit. */
  overLimit(frame: TraceFrame, corp: Bid): number;
  succeeds(trace: number, link: number): boolean;
}

const rules: Readonly<Record<Table['options']['trace'], TraceRule>> = { 1996: sealed, comprehensive };

export const traceRule = (table: Table): TraceRule => rules[table.options.trace];

/** The Corp's total, including its open bid. */
export const strengthOf = (table: Table, frame: TraceFrame): number =>
  frame.bids?.[0] ? traceRule(table).trace(frame, frame.bids[0]) : frame.limit;

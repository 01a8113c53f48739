/** What `flow.ts` requires of every chapter of the rulebook. */
import type { Answer, Known, Refusal, Seat } from '../../game.ts';
import type { NetrunnerQuestion } from '../decisions.ts';
import type { Draft } from '../draft.ts';
import type { Frame, FrameOf } from '../frame.ts';
import type { Move } from '../move.ts';
import type { Table } from '../table.ts';

type OtherAnswer = Exclude<Answer<Move>, { kind: 'move' }>;

/** How one kind of frame behaves. A frame that asks nothing runs its `step`; one that always asks has none. */
export interface Handler<F extends Frame = Frame> {
  ask?(table: Table, frame: F): NetrunnerQuestion | null;
  /** Moves worth listing for the seat that is asked; illegal ones are filtered out. */
  moves?(table: Table, frame: F, seat: Seat, known: Known): Move[];
  refusal?(table: Table, frame: F, seat: Seat, move: Move, known: Known | undefined): Refusal | null;
  /** Applies the move that answers. */
  takeMove?(draft: Draft, frame: F, move: Move, seat: Seat): void;
  /** Applies any other answer. */
  take?(draft: Draft, frame: F, answer: OtherAnswer): void;
  step?(draft: Draft, frame: F): void;
}

/** A handler for every kind of frame. */
export type Handlers = { [K in Frame['do']]: Handler<FrameOf<K>> };

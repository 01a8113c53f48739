/** One player's view of a table. */
import type { CardId, Known, Refusal, Seat, Slot } from '../../../rules/game.ts';
import type { NetrunnerQuestion } from '../../../rules/netrunner/decisions.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import type { Table } from '../../../rules/netrunner/table.ts';

export interface TableView {
  readonly table: Table;
  readonly question: NetrunnerQuestion;
  /** Whose view it is. */
  readonly seat: Seat;
  readonly known: Known;
  /** By seat: the players' names. */
  readonly names: readonly [string, string];
  readonly moves: readonly Move[];
  refusal(move: Move): Refusal | null;
  /** By seat: whether a bid is sealed. */
  readonly sealed: readonly [boolean, boolean];
  /** Whether a move is being sent to the other phone. */
  readonly pending: boolean;
  /** Whether the window is about to be passed automatically. */
  readonly passing?: boolean;
  /** Whether an offer must be answered before the next move. */
  readonly held?: boolean;
  readonly link: 'open' | 'away' | 'closed';
  /** Whether the game is played on another phone now. */
  readonly moved?: true;
  /** In a game between two phones, there is no winner before it is verified. */
  readonly ended?: { readonly winner: Seat | null; readonly proven: boolean };
}

/** Whether this player must answer now, including windows that are passed automatically. */
export const isAsked = (v: Pick<TableView, 'question' | 'seat'>): boolean =>
  v.question.kind === 'move' || v.question.kind === 'choose' ? v.question.of === v.seat : v.question.kind === 'sealed';

/** An installed card's face, if this player may see it now. `open`: whether their hand is uncovered. */
export function faceOf(v: TableView, slot: Slot, open: boolean): CardId | null {
  const card = v.table.cards[slot];
  if (!card) return null;
  if (card.card !== null) return card.card;
  return open && card.owner === v.seat ? (v.known.slots[slot] ?? null) : null;
}

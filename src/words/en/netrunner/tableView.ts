/** What one player sees of a table: all that its words are made from. */
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
  /** By seat: what the players are called. */
  readonly names: readonly [string, string];
  readonly moves: readonly Move[];
  refusal(move: Move): Refusal | null;
  /** By seat: a bid is sealed. */
  readonly sealed: readonly [boolean, boolean];
  /** A tap is on its way to the other phone. */
  readonly pending: boolean;
  /** The window passes by itself in a moment. */
  readonly passing?: boolean;
  /** An offer has to be answered before anybody moves. */
  readonly held?: boolean;
  readonly link: 'open' | 'away' | 'closed';
  /** Between two phones nobody has won before it is proven. */
  readonly ended?: { readonly winner: Seat | null; readonly proven: boolean };
}

/** Whether this player has to answer now, a window that passes by itself included. */
export const isAsked = (v: Pick<TableView, 'question' | 'seat'>): boolean =>
  v.question.kind === 'move' || v.question.kind === 'choose' ? v.question.of === v.seat : v.question.kind === 'sealed';

/** The face of an installed card as this player may see it now; `open`: he holds his hand open. */
export function faceOf(v: TableView, slot: Slot, open: boolean): CardId | null {
  const card = v.table.cards[slot];
  if (!card) return null;
  if (card.card !== null) return card.card;
  return open && card.owner === v.seat ? (v.known.slots[slot] ?? null) : null;
}

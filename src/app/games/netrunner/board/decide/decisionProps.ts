/** Props of all parts of the board that offer decisions. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import type { OpenSheet } from '../openSheet.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import type { TappedAnswer } from './waiting.tsx';

export interface DecisionProps {
  v: NetrunnerSeated;
  /** The player's hand is open: hidden cards may be named. */
  open: boolean;
  /** The tapped answer on its way; null if none. */
  tapped: TappedAnswer | null;
  onPlay(...moves: Move[]): void;
  /** Opens a sheet; null returns to the table's question. */
  onShow(next: OpenSheet | null): void;
  /** Opens the hand, then that sheet. */
  onLook(then: OpenSheet | null): void;
}

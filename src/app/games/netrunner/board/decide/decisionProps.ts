/** Props for every part of the board that offers decisions. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import type { OpenSheet } from '../openSheet.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import type { TappedAnswer } from './waiting.tsx';

export interface DecisionProps {
  v: NetrunnerSeated;
  /** Whether the player's hand is open, so that hidden cards may be named. */
  open: boolean;
  /** The tapped answer while it is pending; otherwise null. */
  tapped: TappedAnswer | null;
  onPlay(...moves: Move[]): void;
  /** Opens a sheet; null returns to the table's question. */
  onShow(next: OpenSheet | null): void;
  /** Uncovers the hand, then opens the given sheet. */
  onLook(then: OpenSheet | null): void;
}

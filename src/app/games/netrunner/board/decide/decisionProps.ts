/** What every part of the board that offers decisions is given. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import type { OpenSheet } from '../opened.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import type { Tapped } from './waiting.tsx';

export interface Acting {
  v: NetrunnerSeated;
  /** The player holds their hand open: what is hidden may be named. */
  open: boolean;
  /** The answer that was tapped and is on its way, null when nothing is. */
  tapped: Tapped | null;
  onPlay(...moves: Move[]): void;
  /** Opens a sheet; null goes back to what the table asks. */
  onShow(next: OpenSheet | null): void;
  /** Opens the hand, then that sheet. */
  onLook(then: OpenSheet | null): void;
}

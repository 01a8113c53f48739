/** Tells open sheets that a decision is waiting. */
import { createContext } from 'preact';

export interface Announcement {
  /** Example: "Your decision". */
  title: string;
  /** What the decision is about, in one line. */
  detail: string;
  /** Leaves the sheet and goes to the decision. */
  go(): void;
}

/** Undefined outside sheets for reading; null while nothing waits. */
export const PendingNotice = createContext<Announcement | null | undefined>(undefined);

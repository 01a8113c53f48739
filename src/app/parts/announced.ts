/** Tells open sheets that a decision is waiting. */
import { createContext } from 'preact';

export interface Announcement {
  /** "Your decision". */
  title: string;
  /** In one line what it is about. */
  detail: string;
  /** Leaves the sheet for it. */
  go(): void;
}

/** Undefined outside of the sheets that one reads; null while nothing waits. */
export const Announced = createContext<Announcement | null | undefined>(undefined);

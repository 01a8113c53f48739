/** Every decision of an evening. `facts` never leave the Game Master's phone: see `slots.ts` for their one size. */
import type { Json } from '../../../base/canonical.ts';
import type { Span } from '../numbers/duration.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Call, Gain, Tell } from './call.ts';
import type { WithoutTest } from './names.ts';
import type { Request } from './table.ts';

/** Pages that a move of the Game Master carries: always as many for the same move, whatever stands on them. */
interface Sealed {
  facts?: readonly Json[];
  commits?: number;
}

/** Of the player, while nothing else is going on. */
export type PlayerMove =
  /** A new sheet, or another version of the one at that place: other numbers, another device or access method. */
  | { do: 'sheet'; at: number; sheet: Sheet }
  | { do: 'request'; request: Request }
  | { do: 'leave'; node: number }
  /** The Game Master wants to act. */
  | { do: 'yield' }
  /** The called test: their one tap. */
  | { do: 'roll' };

export type GmMove =
  /** A node comes into the session, its text bound by four facts (`nodeFacts`). */
  | ({ do: 'bring'; name: string; aid: boolean } & Sealed)
  /** A test: the answer to a request, or one of their own. One page: hidden terms, and what waited in the drawer. */
  | ({ do: 'call'; call: Call } & Sealed)
  /** The answer to a request that needs no dice. One page. */
  | ({ do: 'without'; outcome: WithoutTest; say: string; gains: Gain[]; span: Span } & Sealed)
  /** What came of the test. One page: their choices, the tally, and what waited. */
  | ({ do: 'tell'; tell: Tell } & Sealed)
  /** Something happens that both see, without a test. One page. */
  | ({ do: 'announce'; say: string; gains: Gain[] } & Sealed)
  | { do: 'clock'; to: Span }
  | { do: 'dice'; on: boolean }
  /** The player may act again. */
  | { do: 'done' }
  /** The evening is over; four pages for what still waits. Then they open what they like. */
  | ({ do: 'end' } & Sealed)
  | { do: 'openDice' }
  | { do: 'openNode' }
  | { do: 'close' };

export type Move = (PlayerMove | GmMove) & { hidden?: never };

/** The names of the windows: whose they are, and what may be done in them. */
export type TrenchWindow =
  /** Of the Game Master. */
  | 'lead'
  | 'requested'
  | 'rolled'
  | 'opening'
  /** Of the player. */
  | 'idle'
  | 'called';

/** What a decision is called: nothing is chosen from a list, and nothing is noted. */
export interface Decisions {
  [name: string]: string;
  move: TrenchWindow;
  choose: never;
  sealed: never;
}

/** All decisions of a session. `facts` never leave the Game Master's phone: see `slots.ts` for their fixed size. */
import type { Json } from '../../../base/canonical.ts';
import type { Span } from '../numbers/duration.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Call, Gain, Tell } from './call.ts';
import type { WithoutTest } from './names.ts';
import type { Request } from './table.ts';

/** Pages of a Game Master's move: a fixed number per move, regardless of their content. */
interface Sealed {
  facts?: readonly Json[];
  commits?: number;
}

/** The player's moves, while nothing else is going on. */
export type PlayerMove =
  /** A new sheet, or a new version of the sheet at that place: changed numbers, device or access method. */
  | { do: 'sheet'; at: number; sheet: Sheet }
  | { do: 'request'; request: Request }
  | { do: 'leave'; node: number }
  /** Yields the turn to the Game Master. */
  | { do: 'yield' }
  /** The called test: the player taps once. */
  | { do: 'roll' }
  /** Ends the session: the Game Master can only seal their last pages. */
  | { do: 'stop' };

export type GmMove =
  /** Brings a node into the session, its text bound by four facts. */
  | ({ do: 'bring'; name: string; aid: boolean } & Sealed)
  /**
   * A test: the answer to a request, or one of the Game Master's own. One page: hidden terms, and the drawer's changes.
   */
  | ({ do: 'call'; call: Call } & Sealed)
  /** The answer to a request that needs no dice. One page. */
  | ({ do: 'without'; outcome: WithoutTest; say: string; gains: Gain[]; span: Span } & Sealed)
  /** The test's outcome. One page: the Game Master's choices, the tally, and waiting changes. */
  | ({ do: 'tell'; tell: Tell } & Sealed)
  /** Announces something that the player and the Game Master can both see, without a test. One page. */
  | ({ do: 'announce'; say: string; gains: Gain[] } & Sealed)
  | { do: 'clock'; to: Span }
  | { do: 'dice'; on: boolean }
  /** The player may act again. */
  | { do: 'done' }
  /** Ends the session; four pages for waiting changes. After that, each player may reveal what they like. */
  | ({ do: 'end' } & Sealed)
  | { do: 'openDice' }
  | { do: 'openNode' }
  | { do: 'close' };

export type Move = (PlayerMove | GmMove) & { hidden?: never };

/** The windows: which seat has them, and which moves they allow. */
export type TrenchWindow =
  /** The Game Master's window. */
  | 'lead'
  | 'requested'
  | 'rolled'
  | 'ending'
  | 'opening'
  /** The player's window. */
  | 'idle'
  | 'called';

/** Names of decisions: nothing is chosen from a list, and no bid is sealed. */
export interface Decisions {
  [name: string]: string;
  move: TrenchWindow;
  choose: never;
  sealed: never;
}

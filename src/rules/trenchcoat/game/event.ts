/** The events of a session. The record, the log screen and the final report are folds over them. */
import type { Json } from '../../../base/canonical.ts';
import type { Seat } from '../../game.ts';
import type { Span } from '../numbers/duration.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Call, Gain, Tell } from './call.ts';
import type { WithoutTest } from './names.ts';
import type { Request } from './table.ts';

/** `page`: number of the fact with the hidden part. `clock`: game time afterwards. */
export type TrenchEvent =
  /** `before`: the version it replaces; null for a new sheet. */
  | { kind: 'sheet'; at: number; sheet: Sheet; before: Sheet | null }
  /** The seat that may act next without a request. */
  | { kind: 'turn'; to: Seat }
  | { kind: 'requested'; request: Request }
  | { kind: 'left'; node: number }
  /** `facts`: the number of the first of the node's four facts. */
  | { kind: 'brought'; node: number; name: string; aid: boolean; facts: number }
  | { kind: 'called'; test: number; call: Call; request: Request | null; page: number; dice: boolean }
  | {
      kind: 'without';
      request: Request | null;
      outcome: WithoutTest;
      say: string;
      gains: Gain[];
      span: Span;
      clock: Span;
      page: number;
    }
  /**
   * The Game Master has drawn their half: the first of `count` held numbers, starting at `held`; the rest are spares.
   */
  | { kind: 'held'; test: number; held: number; count: number }
  /** The player's half, 0 to 242; `second`: the other half if all ten dice are open, else null. */
  | { kind: 'rolled'; test: number; half: number; second: number | null }
  | { kind: 'told'; test: number; tell: Tell; clock: Span; page: number }
  | { kind: 'announced'; say: string; gains: Gain[]; page: number }
  | { kind: 'clock'; from: Span; to: Span }
  | { kind: 'dice'; on: boolean }
  /** The player ended the session. */
  | { kind: 'stopped' }
  /** `page`: the first of `pages` final pages. `stopped`: by the player. */
  | { kind: 'ending'; page: number; pages: number; stopped: boolean }
  /** All held numbers of the Game Master, by number. */
  | { kind: 'openedDice'; held: readonly number[] }
  /** All facts of the Game Master, by number. */
  | { kind: 'openedNode'; facts: readonly Json[] }
  | { kind: 'closed' };

/** What a condition asks, as data: in the vocabulary that `means.ts` uses for effects. */
import type { Seat } from '../game.ts';
import type { CardFilter, Cards, Quantity, Where } from './means.ts';
import type { FortId } from './table.ts';

/** Something that happened this turn, or in the Corp's or the Runner's last turn. */
type Deed =
  | 'run'
  | 'success'
  | 'damaged'
  | 'stolen'
  | 'scored'
  | 'trashed'
  | 'rezzed'
  | 'installed'
  | 'touched'
  | 'tagged';

/** Every question a condition can ask, with its fields other than the amount. */
interface Questions {
  // At least `n` of the following.
  tags: object;
  bits: object;
  counters: { of: string; rezzed?: true };
  installed: { of: Cards };
  /** It is the player's turn. */
  turn: object;
  did: {
    what: Deed;
    when: 'turn' | 'lastTurn' | 'run' | 'lastActions' | 'game';
    of?: Cards;
    where?: Where | readonly FortId[] | undefined;
  };
  /** Whether the current event concerns these. */
  about: { of?: Cards; where?: Where; first?: true; own?: true; result?: 'success' };
  /** A run is in progress there. `step`: it has only just begun; `alone`: no card has brought ice into it. */
  run: { where?: Where; step?: 'begun'; alone?: true };
  /** Subroutines of the given ice were broken: all of them, or any. */
  broke: { of?: Cards };
  /** The ice being approached or encountered. */
  ice: { keyword?: string; state?: CardFilter['state']; chosen?: true };
  quiet: object;
  chosen: object;
  rolled: object;
  /** The fort exists and may be run on. */
  fort: { where: Where };
  /** `special`: there are single-purpose actions. */
  state: { of: 'ability' | 'rig' | 'special' };
}

/** A condition as data. `not`: negates it. */
export type ConditionData = {
  [Q in keyof Questions]: { is: Q; n?: Quantity; who?: Seat; not?: true } & Questions[Q];
}[keyof Questions];

/** What a condition asks, as data: the same vocabulary as `means.ts` has for what texts do. */
import type { Seat } from '../game.ts';
import type { Cards, Fitting, Much, Where } from './means.ts';
import type { FortId } from './table.ts';

/** What happened, in the turn going on, or in the Corp's or the Runner's last one. */
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

/** Every question a condition asks, with what it asks for besides an amount. */
interface Questions {
  // At least so many (`n`) of these.
  tags: object;
  bits: object;
  counters: { of: string; rezzed?: true };
  installed: { of: Cards };
  /** It is that player's turn. */
  turn: object;
  did: {
    what: Deed;
    when: 'turn' | 'lastTurn' | 'run' | 'lastActions' | 'game';
    of?: Cards;
    where?: Where | readonly FortId[] | undefined;
  };
  /** What has just happened is about that. */
  about: { of?: Cards; where?: Where; first?: true; own?: true; result?: 'success' };
  /** A run is going on there; has only begun; goes on. `alone`: and no card has brought ice into it. */
  run: { where?: Where; step?: 'begun'; alone?: true };
  /** Subroutines of that ice were broken: every one, or any. */
  broke: { of?: Cards };
  /** The ice being approached or encountered. */
  ice: { keyword?: string; state?: Fitting['state']; chosen?: true };
  quiet: object;
  chosen: object;
  rolled: object;
  /** There is such a fort; it may be run on. */
  fort: { where: Where };
  /** `special`: actions that are good for one thing only are there. */
  state: { of: 'ability' | 'rig' | 'special' };
}

/** What a condition asks, as data. `not`: it holds where this does not. */
export type Asks = {
  [Q in keyof Questions]: { is: Q; n?: Much; who?: Seat; not?: true } & Questions[Q];
}[keyof Questions];

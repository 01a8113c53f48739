/** A move with its worth and the reasons that add up to it, as shown in hints and in *Why?*. */
import type { CardId, Slot } from '../../game.ts';
import type { Move } from '../move.ts';
import type { FortId } from '../table.ts';

export type ReasonKey =
  | 'points'
  | 'bits'
  | 'cards'
  | 'protect'
  | 'stop'
  | 'income'
  | 'rig'
  | 'access'
  | 'danger'
  | 'price'
  | 'harm'
  | 'advance'
  | 'tags'
  | 'effect'
  | 'trial'
  | 'wait';

export interface Reason {
  readonly key: ReasonKey;
  /** In bits. */
  readonly worth: number;
  readonly about?: Slot | FortId | CardId;
}

export interface Ranked {
  readonly move: Move;
  readonly worth: number;
  readonly reasons: readonly Reason[];
}

/** The sum of its reasons. */
export const rankedMove = (move: Move, ...reasons: readonly Reason[]): Ranked => ({
  move,
  worth: reasons.reduce((sum, { worth }) => sum + worth, 0),
  reasons,
});

export const reasonFor = (key: ReasonKey, worth: number, about?: Reason['about']): Reason => ({
  key,
  worth,
  ...(about !== undefined && { about }),
});

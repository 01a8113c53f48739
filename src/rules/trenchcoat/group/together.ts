/**
 * A call that is one part of a test made by several players. Each player has a separate log with the Game Master, which
 * holds that player's part: the value below fixes, before the dice, the number of parts and the number of this one.
 */
import { bandOf } from '../dice/band.ts';
import { type DiceHalf, eventOf, sumOf } from '../dice/half.ts';
import type { TestChoices, TestOutcome } from '../test/outcome.ts';

/** Maximum number of players at one table. */
export const MAX_PLAYERS = 6;

/** `each`: everyone acts alone. `team`: each member does part of the task (T-COL). */
export const jointKinds = ['each', 'supported', 'team', 'opposed'] as const;
export type JointKind = (typeof jointKinds)[number];

export interface JointId {
  /** 8 random bytes in hex, the same in every log. */
  readonly id: string;
  /** The number of parts: 2 to 6. */
  readonly of: number;
  /** The number of this part, from 1. */
  readonly nth: number;
}

/** The leader rolls for all helpers; attacker and defender roll one half each. */
export type Together =
  | (JointId & { readonly kind: 'each' | 'team' })
  | (JointId & { readonly kind: 'supported'; readonly part: 'leads' | 'helps' })
  | (JointId & { readonly kind: 'opposed'; readonly part: 'attacks' | 'defends' });

type Joint = { readonly together?: Together };

export const helps = ({ together }: Joint): boolean => together?.kind === 'supported' && together.part === 'helps';

export const isOpposed = ({ together }: Joint): boolean => together?.kind === 'opposed';

export const defends = ({ together }: Joint): boolean => together?.kind === 'opposed' && together.part === 'defends';

/**
 * The outcome depends on another log: a helper's on the leader's roll, an attacker's and a defender's on each other's.
 */
export const isShared = (call: Joint): boolean => helps(call) || isOpposed(call);

/**
 * The outcome of a part that this log cannot decide alone: the Game Master picks it, as in T-ANOM-13. `quality` and
 * `band` count only this half.
 */
export function pickedOutcome(half: DiceHalf | null, { success }: TestChoices): TestOutcome {
  const result = half === null ? 0 : sumOf(half);
  const event = half && eventOf(half);
  return {
    result,
    quality: result,
    band: bandOf(result),
    byNumber: success ?? false,
    success: success ?? null,
    events: event ? { player: event } : {},
    owed: success === undefined ? ['success'] : [],
  };
}

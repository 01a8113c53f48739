/** One part of a joint test, from its own log. */
import { bandOf } from '../dice/band.ts';
import { type DiceHalf, eventOf, sumOf } from '../dice/half.ts';
import type { TestChoices, TestOutcome } from '../test/outcome.ts';

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

/** A refusal as a `Failure`, for screens that are not tied to a particular game. */

import type { Refusal } from '../../rules/game.ts';
import { sayRefusal } from '../../words/en/refusals.ts';
import type { Failure } from '../../words/failure.ts';

/** `say`: the words of the game that refused. */
export const asFailure = (refusal: Refusal, say: (refusal: Refusal) => string = sayRefusal): Failure => ({
  kind: refusal.kind,
  text: say(refusal),
});

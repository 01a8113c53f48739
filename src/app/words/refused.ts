/** A refusal as what failed, for a screen that knows no game. */

import type { Refusal } from '../../rules/game.ts';
import { sayRefusal } from '../../words/en/refusals.ts';
import type { Failure } from '../../words/failure.ts';

/** `say`: as the game says it that it is about. */
export const asFailure = (refusal: Refusal, say: (refusal: Refusal) => string = sayRefusal): Failure => ({
  kind: refusal.kind,
  text: say(refusal),
});

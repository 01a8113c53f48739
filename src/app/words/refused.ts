/** Why something could not be done: what the game or its match refuses, or what failed on this phone. */
import type { Failure } from '../../base/result.ts';
import type { Refusal } from '../../rules/game.ts';

/** `ui`: that of the game it is about. */
export const refusedWords = (ui: { refusal(refusal: Refusal): string }, error: Refusal | Failure): string =>
  'text' in error ? error.text : ui.refusal(error);

/** The same as what failed, for a screen that knows no game. */
export const asFailure = (ui: { refusal(refusal: Refusal): string }, error: Refusal | Failure): Failure => ({
  kind: error.kind,
  text: refusedWords(ui, error),
});

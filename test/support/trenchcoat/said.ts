import type { Result } from '../../../src/base/result.ts';
import type { Refusal } from '../../../src/rules/game.ts';
import { refusalWords } from '../../../src/words/en/trenchcoat/refusals/index.ts';

/** A refusal as a player reads it, after its class; null if there is none. */
export const saidOf = (result: Result<unknown, Refusal>): string | null =>
  result.ok ? null : `${result.error.kind} ${refusalWords(result.error)}`;

import type { Result } from '../../../src/base/result.ts';
import type { Refusal } from '../../../src/rules/game.ts';
import { refusalWords } from '../../../src/words/en/trenchcoat/refusals/index.ts';

/** Why something is refused, as a player reads it behind its class; null where it is not. */
export const saidOf = (result: Result<unknown, Refusal>): string | null =>
  result.ok ? null : `${result.error.kind} ${refusalWords(result.error)}`;

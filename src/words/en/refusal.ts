/** Why something cannot be done. */
import type { AnyGame, Refusal } from '../../rules/game.ts';

/** As that game says it. */
export const refusalWords = (_: AnyGame['id'], { text }: Refusal): string => text;

/**
 * An open game whose version no longer has the rules it started with: it is refused, and its log stays intact (PROTOCOL
 * 3.3).
 */

import { equal } from '../../base/bytes.ts';
import type { AnyGame, Refusal } from '../../rules/game.ts';
import { type Agreement, rulesOf, versionOf } from './agreement.ts';
import { refuse } from './refusal.ts';

/**
 * E-VERSION if the game started with other cards than this build has for the same version, else null. Different cards
 * mean a different game id: an intact log would look damaged and be truncated, and a game without entries would start
 * as another game.
 */
export function otherRules(game: AnyGame, { version, options, rules }: Agreement): Refusal | null {
  return equal(rules, rulesOf(game, version, options)) ? null : otherRulesThan(game);
}

/** The phone checked its log by the rules it was played by; these give another result. */
export const otherRulesThan = (game: AnyGame): Refusal => refuse('otherRules', { version: versionOf(game) });

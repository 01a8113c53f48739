/** An open game whose rules are not those of its version any more: it is refused, and its log stays whole (PROTOCOL 3.3). */

import { equal } from '../../base/bytes.ts';
import type { Failure } from '../../base/result.ts';
import type { AnyGame } from '../../rules/game.ts';
import { type Agreement, rulesOf, versionOf } from './agreement.ts';

/**
 * E-VERSION if the game was begun with other cards than this program has under the same version, else null. Its cards would be others,
 * and its game id: a whole log would pass for a damaged one and be cut, and a game without an entry would begin as another one.
 */
export function otherRules(game: AnyGame, { version, options, rules }: Agreement): Failure | null {
  return equal(rules, rulesOf(game, version, options)) ? null : otherRulesThan(game);
}

/** The log of a phone was checked by the rules that it was played by; these lead to something else. */
export const otherRulesThan = (game: AnyGame): Failure => ({
  kind: 'E-VERSION',
  text: `This game was started with different rules, also called ${versionOf(game)}.`,
});

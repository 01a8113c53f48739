/** An open game whose rules are not those of its version any more: it is refused, and its log stays whole (PROTOCOL 3.3). */
import { equal } from '../../base/bytes.ts';
import type { AnyGame, Refusal } from '../../rules/game.ts';
import { parseEntry, verifyEntry } from '../log/entry.ts';
import { versionOf } from './agreement.ts';
import type { Terms } from './fold/state.ts';

/**
 * E-VERSION if the log was begun under these very terms but for the rules, else null. Its first entry names the game id, which the hash
 * of the rules went into, and is signed for it: damaged bytes are not. Without this a whole log would pass for a damaged one and be cut.
 */
export async function otherRules(terms: Terms, [bytes]: readonly Uint8Array[]): Promise<Refusal | null> {
  const first = bytes && parseEntry(bytes);
  if (!first?.ok || first.value.seq !== 0 || equal(first.value.prev, terms.gameId)) return null;
  const { author, prev } = first.value;
  if (!(await verifyEntry(first.value, prev, terms.header.publicKeys[author]))) return null;
  return otherRulesThan(terms.game);
}

/** The log of a phone was checked by the rules that it was played by; these lead to something else. */
export const otherRulesThan = (game: AnyGame): Refusal => ({
  kind: 'E-VERSION',
  text: `This game was begun with different rules that were also called ${versionOf(game)}.`,
});

/** What has been revealed since the point that a take-back returns to (PROTOCOL 14.10). */
import { other, type Seat } from '../../rules/game.ts';
import type { Learned } from '../../rules/learned.ts';
import { begun } from './sides.ts';

/** One sentence per item, for the player at `seat`, or one sentence if nothing was learned. */
export function learnedWords(
  learned: readonly Learned[],
  seat: Seat,
  names: readonly [string, string],
  title: (card: string) => string,
): readonly string[] {
  if (learned.length === 0) return ['Nothing was learned since.'];
  const who = (by: Seat): string => (by === seat ? 'You have' : `${begun(names[by])} has`);
  const whose = (by: Seat, of: Seat): string => (of === seat ? 'your' : of === by ? 'their' : `${names[of]}’s`);
  const sentence = (one: Learned): string => {
    if (one.what === 'face') return `${who(other(one.of))} seen ${title(one.card)}.`;
    const several = one.count > 1;
    if (one.what === 'die')
      return several
        ? `${one.count} numbers were rolled. The same ones will come up again.`
        : 'A number was rolled. The same one will come up again.';
    const cards = several ? `${one.count} cards` : 'a card';
    return `${who(one.by)} seen ${cards} of ${whose(one.by, one.of)} draw pile. The same ${several ? 'ones' : 'one'} will come up again.`;
  };
  return learned.map(sentence);
}

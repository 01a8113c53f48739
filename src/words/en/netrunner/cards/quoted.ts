/** One text of a card on its own, as a button, a prompt or the record quotes it. */
import type { Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { Ability } from '../../../../rules/netrunner/effect.ts';
import type { TextRef } from '../../../../rules/netrunner/frame.ts';
import type { Means } from '../../../../rules/netrunner/means.ts';
import { textOf } from '../../../../rules/netrunner/rulebook/effects.ts';
import { abilityText } from './abilities.ts';
import { byName } from './say.ts';
import { finish, inside } from './sentence.ts';
import { sayMeans } from './texts.ts';

/** `side`: whose card it is. */
export const quote = (side: Seat, means: Means): string => finish(sayMeans(means, { side, self: byName }));

/** The same as a clause: without a capital and the last full stop. */
export const quoteInside = (side: Seat, means: Means): string => inside(sayMeans(means, { side, self: byName }));

export const quoteAbility = (side: Seat, ability: Pick<Ability, 'effect' | 'special'>): string =>
  finish(abilityText(side, ability));

/** The text a reference means: with what the rules do themselves, where it is that of an ability. */
export function quoteText(ref: TextRef): string {
  const { side, abilities } = definition(ref.card);
  const ability = ref.text === 'use' && ref.path.length === 0 ? abilities[ref.index] : undefined;
  return ability ? quoteAbility(side, ability) : quote(side, textOf(ref).means);
}

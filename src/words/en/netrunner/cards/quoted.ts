/** A single text from a card, quoted on a button, in a prompt or in the record. */
import type { Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { Ability } from '../../../../rules/netrunner/effect.ts';
import type { TextRef } from '../../../../rules/netrunner/frame.ts';
import type { Means } from '../../../../rules/netrunner/means.ts';
import { textOf } from '../../../../rules/netrunner/rulebook/effects.ts';
import { abilityText } from './abilities.ts';
import { byName } from './say.ts';
import { finish, inside } from './sentence.ts';
import { describeMeans } from './texts.ts';

/** `side`: whose card it is. */
export const quote = (side: Seat, means: Means): string => finish(describeMeans(means, { side, self: byName }));

/** As a clause: no capital, no final full stop. */
export const quoteInside = (side: Seat, means: Means): string => inside(describeMeans(means, { side, self: byName }));

export const quoteAbility = (side: Seat, ability: Pick<Ability, 'effect' | 'special'>): string =>
  finish(abilityText(side, ability));

export const quoteAbilityInside = (side: Seat, ability: Ability): string => inside(abilityText(side, ability));

/** Resolves a reference to a text, including an ability's built-in effect. */
export function quoteText(ref: TextRef): string {
  const { side, abilities } = definition(ref.card);
  const ability = ref.text === 'use' && ref.path.length === 0 ? abilities[ref.index] : undefined;
  return ability ? quoteAbility(side, ability) : quote(side, textOf(ref).means);
}

/** Quoted card texts for tests, as the words print them from their meaning. */
import type { Seat } from '../../../src/rules/game.ts';
import type { Condition, Modifier } from '../../../src/rules/netrunner/effect.ts';
import { sayAsked } from '../../../src/words/en/netrunner/cards/conditions.ts';
import { sayModifier } from '../../../src/words/en/netrunner/cards/modifiers.ts';
import { quote, quoteAbility } from '../../../src/words/en/netrunner/cards/quoted.ts';
import { byName } from '../../../src/words/en/netrunner/cards/say.ts';
import { finish } from '../../../src/words/en/netrunner/cards/sentence.ts';
import type { Text } from '../texts.ts';

/** A card's text; for an ability, including what the rules add to it. */
export function saidText({ card, ref, effect }: Text): string {
  const ability = ref.text === 'use' && ref.path.length === 0 ? card.abilities[ref.index] : undefined;
  return ability ? quoteAbility(card.side, ability) : quote(card.side, effect.means);
}

export const saidModifier = (modifier: Modifier): string => finish(sayModifier(modifier));

/** `side`: the owner of the card. */
export const saidCondition = (side: Seat, { means }: Pick<Condition, 'means'>): string =>
  sayAsked(means, { side, self: byName });

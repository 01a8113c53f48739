/** The words for every card, built in the test language for a test to read. */
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { describe } from '../../../src/words/en/netrunner/cards/describe.ts';

/** Each card’s title and text. */
export const cardTexts: readonly (readonly [title: string, text: string])[] = allCards().map((card) => [
  card.title,
  describe(card),
]);

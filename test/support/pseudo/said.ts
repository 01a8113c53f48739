/** What the words say of every card: built in the language of tests, and read by a test. */
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { describe } from '../../../src/words/en/netrunner/cards/describe.ts';

/** Each card’s title and its text. */
export const cardTexts: readonly (readonly [title: string, text: string])[] = allCards().map((card) => [
  card.title,
  describe(card),
]);

/**
 * Prints the catalogue, one JSON object per line: a card's number, its printed facts and its text from `describe`.
 * Ordered by number, the id used between phones and in deck codes.
 */
import { definition, printedCost } from '../rules/netrunner/card.ts';
import { printed } from '../rules/netrunner/cards/errata.ts';
import '../rules/netrunner/cards/index.ts';
import { withStraightApostrophes } from '../rules/netrunner/deck.ts';
import { cardNumbers } from '../rules/netrunner/numbers.ts';
import { CORP } from '../rules/netrunner/table.ts';
import { describe } from '../words/en/netrunner/cards/describe.ts';

for (const [number, name] of cardNumbers().entries()) {
  const card = definition(name);
  const { id, title, set, type, keywords, mu, strength, difficulty, points, trash } = card;
  const side = card.side === CORP ? 'corp' : 'runner';
  const facts = {
    number,
    id,
    title: withStraightApostrophes(title),
    set,
    side,
    type,
    keywords,
    cost: printedCost(card),
    mu,
    strength,
    difficulty,
    points,
    trash,
  };
  console.log(JSON.stringify({ ...facts, ...printed[id], text: describe(card) }));
}

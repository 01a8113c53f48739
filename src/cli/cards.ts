/** Prints the catalogue for a terminal, one JSON object a line: the facts of a card as printed and its text as `describe` says it. */
import { printedCost } from '../rules/netrunner/card.ts';
import { printed } from '../rules/netrunner/cards/errata.ts';
import { allCards, describe } from '../rules/netrunner/cards/index.ts';
import { CORP } from '../rules/netrunner/table.ts';

for (const card of allCards()) {
  const { id, title, set, type, keywords, mu, strength, difficulty, points, trash } = card;
  const side = card.side === CORP ? 'corp' : 'runner';
  const facts = {
    id,
    title,
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

/** Prints the catalogue for a terminal, one JSON object a line: the facts of a card and its text as `describe` says it. */
import { allCards, describe } from '../rules/netrunner/cards/index.ts';
import { CORP } from '../rules/netrunner/table.ts';

for (const card of allCards()) {
  const { id, title, set, type, keywords, cost, mu, strength, difficulty, points, trash } = card;
  const side = card.side === CORP ? 'corp' : 'runner';
  const price = card.variable ? 'X' : cost;
  const facts = { id, title, set, side, type, keywords, cost: price, mu, strength, difficulty, points, trash };
  console.log(JSON.stringify({ ...facts, text: describe(card) }));
}

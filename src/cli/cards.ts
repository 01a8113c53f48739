/** Prints the catalogue for a terminal, one JSON object a line: the facts of a card as printed and its text as `describe` says it. */
import { printed } from '../rules/netrunner/cards/errata.ts';
import { allCards, describe } from '../rules/netrunner/cards/index.ts';
import { CORP } from '../rules/netrunner/table.ts';

for (const card of allCards()) {
  const { id, title, set, type, keywords, cost, mu, strength, difficulty, points, trash } = card;
  const side = card.side === CORP ? 'corp' : 'runner';
  const price = card.variable ? 'X' : cost;
  const facts = { id, title, set, side, type, keywords, cost: price, mu, strength, difficulty, points, trash };
  console.log(JSON.stringify({ ...facts, ...printed[id], text: describe(card) }));
}

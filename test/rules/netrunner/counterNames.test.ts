/** A counter's name belongs to one card: two cards that share a name affect each other's counters. */
import { expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { Card } from '../../../src/rules/netrunner/effect.ts';
import { textsOf } from '../../support/texts.ts';

/** Any card may put or count these, or hold the amount paid as its own X. */
const common = new Set(['advancement', 'bits', 'virus', 'X']);

/** Names of the counters that the card gives, puts on cards, removes or pays with. */
function namesOn(card: Card): string[] {
  const means = JSON.stringify(textsOf(card).map(({ effect }) => effect.means));
  const put = [...means.matchAll(/"v":"(?:un)?counter","of":"([^"]+)"/g)].map(([, name]) => name ?? '');
  const paid = card.abilities.flatMap(({ cost }) => cost.counter ?? []);
  const given = card.counters.map(({ name }) => name);
  return [...new Set([...put, ...paid, ...given])].filter((name) => !common.has(name));
}

it('N-CTR-05 no two cards share a counter name unless their counters are the same', () => {
  const cardsBy = new Map<string, string[]>();
  for (const card of allCards())
    for (const name of namesOn(card)) cardsBy.set(name, [...(cardsBy.get(name) ?? []), card.id]);
  const shared = [...cardsBy].filter(([, cards]) => cards.length > 1);
  expect(cardsBy.size).toBeGreaterThan(35);
  expect(Object.fromEntries(shared)).toEqual({
    // One takes strength from ice, the other from icebreakers.
    Pattel: ['pattel-antibody', 'pattels-virus'],
    // Lasting strength, which Dupré loses regardless of the source; on ice it comes only from the agenda.
    strength: ['dupre', 'ice-transmutation', 'the-personal-touch'],
  });
});

/** A deck built from a pool: legal, only from the pool, and playable, for many pools. */
import { describe, expect, test } from 'vitest';
import { definition } from '../../../../src/rules/netrunner/cards/index.ts';
import { agendaPoints, deckRefusal } from '../../../../src/rules/netrunner/deck.ts';
import { breaksIceKind, buildDeck, iceKinds, income } from '../../../../src/rules/netrunner/packs/build.ts';
import { packsOf, poolOf } from '../../../../src/rules/netrunner/packs/packs.ts';
import { missingFrom } from '../../../../src/rules/pool.ts';
import { seeded } from '../../../../src/solo/random.ts';

const pools = Array.from({ length: 500 }, (_, seed) =>
  poolOf(packsOf(seeded(seed), { v1: seed % 5, proteus: 0, classic: 0 })),
);

describe('PK-OPEN-02 given 500 pools, with 0 to 4 boosters, a built deck', () => {
  test.each([0, 1] as const)('of seat %i is legal under both rules, and contains only the pool', (side) => {
    for (const pool of pools) {
      const { cards } = buildDeck(side, pool);
      expect(deckRefusal(side, cards, '1996')).toBeNull();
      expect(deckRefusal(side, cards, 'rulings')).toBeNull();
      expect(missingFrom(pool, cards)).toEqual([]);
      expect(cards).toHaveLength(45);
    }
  });

  test('of the Corp has few points beyond the minimum, enough ice of all kinds, and bits', () => {
    for (const pool of pools) {
      const { cards, groups } = buildDeck(0, pool);
      expect(agendaPoints(cards)).toBeLessThanOrEqual(20);
      expect(groups.ice?.length).toBeGreaterThanOrEqual(10);
      for (const kind of iceKinds)
        expect(groups.ice?.some((card) => isOf(card, kind))).toBe(pool.some((card) => isOf(card, kind)));
      const paying = (ids: readonly string[]) =>
        ids.filter((card) => isOperation(card) && income(definition(card)) > 0);
      expect(paying(cards).length).toBe(Math.min(10, paying(pool).length));
    }
  });

  test('of the Runner can break each kind of ice that its pool has a breaker for', () => {
    for (const pool of pools) {
      const { cards } = buildDeck(1, pool);
      const can = (ids: readonly string[], kind: (typeof iceKinds)[number]) =>
        ids.some((card) => breaksIceKind(definition(card), kind));
      for (const kind of iceKinds) expect(can(cards, kind)).toBe(can(pool, kind));
    }
  });
});

const isOperation = (card: string): boolean => definition(card).type === 'operation';
const isOf = (card: string, kind: string): boolean => {
  const { type, keywords } = definition(card);
  return type === 'ice' && keywords.includes(kind);
};

test('the same pool gives the same deck, in any order', () => {
  const pool = pools[3]!;
  expect([...buildDeck(0, [...pool].reverse()).cards].sort()).toEqual([...buildDeck(0, pool).cards].sort());
});

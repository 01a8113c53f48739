/** Packs: their contents and frequencies by the table, for many seeds. */
import { describe, expect, test } from 'vitest';
import type { CardId, Seat } from '../../../../src/rules/game.ts';
import { allCards, definition } from '../../../../src/rules/netrunner/cards/index.ts';
import { cardsOf, type Rarity, rarityOf } from '../../../../src/rules/netrunner/cards/rarity.ts';
import { agendaPoints } from '../../../../src/rules/netrunner/deck.ts';
import type { CardSet } from '../../../../src/rules/netrunner/effect.ts';
import { MAX_BOOSTERS, type Pack, packsOf, poolOf } from '../../../../src/rules/netrunner/packs/packs.ts';
import { missingFrom } from '../../../../src/rules/pool.ts';
import { seeded } from '../../../../src/solo/random.ts';

const opened = (seed: number): Pack[] => packsOf(seeded(seed), { v1: 2, proteus: 1, classic: 1 });
const POOLS = 300;
const all = Array.from({ length: POOLS }, (_, seed) => opened(seed));
const boosters = (set: CardSet): Pack[] => all.flat().filter((pack) => pack.kind === 'booster' && pack.set === set);

const countOf = (cards: readonly CardId[], rarity: Rarity, side?: Seat): number =>
  cards.filter((card) => rarityOf(card) === rarity && (side === undefined || definition(card).side === side)).length;
const counts = (cards: readonly CardId[], side?: Seat): number[] =>
  (['common', 'vital', 'uncommon', 'rare'] as const).map((rarity) => countOf(cards, rarity, side));
const maxCopies = (cards: readonly CardId[], of: (card: CardId) => boolean): number =>
  Math.max(0, ...cards.filter(of).map((card) => cards.filter((one) => one === card).length));

test('PK-RAR-01 every card has a rarity, and each set has the right numbers for each side', () => {
  const sizes = (set: CardSet): number[][] =>
    ([0, 1] as const).map((side) =>
      (['vital', 'common', 'uncommon', 'rare'] as const).map((rarity) => cardsOf(set, side, rarity).length),
    );
  expect(sizes('v1')).toEqual([
    [22, 44, 66, 55],
    [22, 44, 66, 55],
  ]);
  expect(sizes('proteus')).toEqual([
    [0, 33, 22, 22],
    [0, 33, 22, 22],
  ]);
  expect(sizes('classic')).toEqual([
    [0, 13, 0, 13],
    [0, 13, 0, 13],
  ]);
  expect(allCards()).toHaveLength(580);
});

describe('given many pools', () => {
  test('PK-START-01, PK-START-02 every starter has the right number of each rarity, only for its side', () => {
    for (const [corp, runner] of all) {
      expect([corp?.side, corp?.cards.length, counts(corp!.cards, 0)]).toEqual([0, 60, [30, 11, 17, 2]]);
      expect([runner?.side, runner?.cards.length, counts(runner!.cards, 1)]).toEqual([1, 60, [30, 15, 13, 2]]);
    }
  });

  test('PK-START-03 no common or vital card is in a starter more than three times, and no other card twice', () => {
    const often = (card: CardId): boolean => ['common', 'vital'].includes(rarityOf(card));
    const starters = all.flat().filter(({ kind }) => kind === 'starter');
    expect(Math.max(...starters.map(({ cards }) => maxCopies(cards, often)))).toBe(3);
    expect(Math.max(...starters.map(({ cards }) => maxCopies(cards, (card) => !often(card))))).toBe(1);
  });

  test('PK-START-04 every Corp starter makes a legal Corp deck', () => {
    expect(Math.min(...all.map(([corp]) => agendaPoints(corp!.cards)))).toBeGreaterThanOrEqual(18);
  });

  test('PK-BOOST-01 a booster of the first set has the right numbers, and in 70 % the third uncommon belongs to the other side', () => {
    let others = 0;
    let corpRares = 0;
    for (const { cards } of boosters('v1')) {
      expect(counts(cards)).toEqual([7, 2, 5, 1]);
      const rare = countOf(cards, 'rare', 0) === 1 ? 0 : 1;
      expect([countOf(cards, 'common', rare), countOf(cards, 'vital', 0)]).toEqual([3, 1]);
      if (countOf(cards, 'uncommon', rare) === 2) others += 1;
      if (rare === 0) corpRares += 1;
    }
    // Within four standard deviations.
    expect(within(others, 2 * POOLS, 0.7)).toBe(true);
    expect(within(corpRares, 2 * POOLS, 0.5)).toBe(true);
  });

  test('PK-BOOST-02 a Proteus booster has the right numbers for each side', () => {
    for (const { cards } of boosters('proteus')) {
      expect(counts(cards)).toEqual([10, 0, 4, 1]);
      expect([countOf(cards, 'common', 0), countOf(cards, 'uncommon', 0)]).toEqual([5, 2]);
    }
  });

  test('PK-BOOST-03 a Classic booster has the right numbers for each side', () => {
    for (const { cards } of boosters('classic'))
      expect([counts(cards, 0), counts(cards, 1)]).toEqual([
        [3, 0, 0, 1],
        [3, 0, 0, 1],
      ]);
  });

  test('PK-BOOST-04 no card is in a booster twice, and rares are turned over last', () => {
    for (const set of ['v1', 'proteus', 'classic'] as const)
      for (const { cards } of boosters(set)) {
        expect(new Set(cards).size).toBe(cards.length);
        expect(rarityOf(cards.at(-1)!)).toBe('rare');
      }
  });

  test('every card of a set is as frequent in boosters as any other of its rarity and side', () => {
    const drawn = boosters('v1').flatMap(({ cards }) => cards);
    const seen = cardsOf('v1', 0, 'common').map((card) => drawn.filter((one) => one === card).length);
    const expected = seen.reduce((sum, n) => sum + n, 0) / seen.length;
    const chiSquared = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 43 degrees of freedom: exceeded in one run of 10,000, and the seeds are fixed.
    expect(chiSquared).toBeLessThan(86);
  });
});

test('PK-OPEN-01 the same numbers give the same packs: two starters, then the boosters set by set', () => {
  expect(opened(7)).toEqual(opened(7));
  expect(opened(7)).not.toEqual(opened(8));
  expect(opened(7).map(({ kind, set }) => `${kind} ${set}`)).toEqual([
    'starter v1',
    'starter v1',
    'booster v1',
    'booster v1',
    'booster proteus',
    'booster classic',
  ]);
  expect(packsOf(seeded(1), { v1: 0, proteus: 0, classic: 0 })).toHaveLength(2);
  expect(MAX_BOOSTERS).toBe(4);
});

test('PK-OPEN-02 the cards that the pool lacks for a deck are named, each as often as it is missing', () => {
  const pool = ['fire-wall', 'fire-wall', 'quandary'];
  expect(missingFrom(pool, ['quandary', 'fire-wall', 'fire-wall'])).toEqual([]);
  expect(missingFrom(pool, ['fire-wall', 'fire-wall', 'fire-wall', 'keeper', 'keeper'])).toEqual([
    'fire-wall',
    'keeper',
    'keeper',
  ]);
  expect(poolOf(opened(1))).toHaveLength(120 + 15 + 15 + 15 + 8);
});

const within = (hits: number, of: number, chance: number): boolean =>
  Math.abs(hits - of * chance) <= 4 * Math.sqrt(of * chance * (1 - chance));

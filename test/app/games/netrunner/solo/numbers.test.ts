/**
 * The odds of an opening hand, compared with a manual count, and simulated games, compared with what the policy must
 * achieve.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, chanceOfSome, groupsOf, HAND } from '../../../../../src/app/games/netrunner/solo/odds.ts';
import { emptyTally, simulate, summaryOf, TURNS } from '../../../../../src/app/games/netrunner/solo/simulate.ts';
import { definition, netBitGain } from '../../../../../src/rules/netrunner/card.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { quoteAbility } from '../../../../../src/words/en/netrunner/cards/quoted.ts';
import { refusalWords } from '../../../../../src/words/en/netrunner/refusals/index.ts';
import { policyWords } from '../../../../../src/words/en/netrunner/solo.ts';

/** The binomial coefficient n over k, exactly. */
function choose(n: number, k: number): bigint {
  let all = 1n;
  for (let i = 0n; i < BigInt(k); i++) all = (all * (BigInt(n) - i)) / (i + 1n);
  return k > n ? 0n : all;
}

describe('the odds of an opening hand', () => {
  it('are hypergeometric, to fifteen digits', () => {
    const sizes = fc
      .integer({ min: 5, max: 1000 })
      .chain((deck) => fc.tuple(fc.constant(deck), fc.integer({ min: 0, max: deck }), fc.integer({ min: 0, max: 5 })));
    fc.assert(
      fc.property(sizes, ([deck, matching, wanted]) => {
        const ways = choose(matching, wanted) * choose(deck - matching, HAND - wanted);
        // Both can be far above 2^53, so they are divided as integers first.
        const exact = Number((ways * 10n ** 18n) / choose(deck, HAND)) / 1e18;
        expect(Math.abs(chanceOf(deck, matching, HAND, wanted) - exact)).toBeLessThan(1e-14);
      }),
    );
  });

  it('for the built-in Corp deck, 36 of 100 hands have none of its 8 agendas among 45 cards', () => {
    const [agendas] = groupsOf(0, starterDecks[0]);
    expect(agendas).toEqual({ name: 'an agenda', cards: 8 });
    // C(37, 5) hands without an agenda, of C(45, 5): 435,897 of 1,221,759.
    expect(chanceOfSome(45, 8, HAND)).toBeCloseTo(1 - 435_897 / 1_221_759, 14);
  });

  it('add up to one, and are zero or one where they must be', () => {
    for (const n of [0, 1, 8, 45]) {
      const sum = [0, 1, 2, 3, 4, 5].reduce((all, wanted) => all + chanceOf(45, n, HAND, wanted), 0);
      expect(sum).toBeCloseTo(1, 12);
    }
    expect([chanceOfSome(45, 0, HAND), chanceOfSome(45, 45, HAND), chanceOf(45, 2, HAND, 3)]).toEqual([0, 1, 0]);
  });

  it('cover what the deck has: breakers by what they break, cards by what they do', () => {
    const cards = Object.fromEntries(groupsOf(1, starterDecks[1]).map(({ name, cards }) => [name, cards]));
    const breaks = (id: string, keyword: string): boolean =>
      definition(id).abilities.some((one) => quoteAbility(1, one) === `Break a ${keyword} subroutine.`);
    for (const [name, keyword] of [
      ['a wall breaker', 'wall'],
      ['a code gate breaker', 'code gate'],
      ['a sentry breaker', 'sentry'],
    ] as const)
      expect([name, cards[name]]).toEqual([name, starterDecks[1].filter((id) => breaks(id, keyword)).length]);
    expect(cards['a wall breaker']).toBeGreaterThan(0);
    expect([netBitGain(definition('score')), netBitGain(definition('accounts-receivable'))]).toEqual([4, 4]);
    expect(netBitGain(definition('inside-job'))).toBe(0);
  });
});

describe('simulated games', () => {
  const games = (side: 0 | 1, cards: string[], n = 40) => {
    const tally = emptyTally();
    const done = simulate({ side, cards, options: {} }, 1, n, tally);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return tally;
  };

  it('the same seeds give the same numbers, in batches or all at once', () => {
    const order = { side: 0 as const, cards: starterDecks[0], options: {} };
    const lots = emptyTally();
    for (const from of [1, 11]) simulate(order, from, 10, lots);
    expect(lots).toEqual(games(0, starterDecks[0], 20));
  });

  it('without a card that gives bits, the policy earns exactly what its description says', () => {
    expect(policyWords(1)).toContain('draws one card, and takes bits with all other actions');
    // Four actions: one draw and three bits a turn, on top of the initial five.
    const runner = games(1, Array(45).fill('inside-job'), 3);
    expect(runner.bits.map((row) => summaryOf(row)?.mean)).toEqual(
      Array.from({ length: TURNS }, (_, t) => 5 + 3 * (t + 1)),
    );
    const corp = games(0, [...Array(39).fill('scorched-earth'), ...Array(6).fill('corporate-war')], 3);
    expect(corp.bits.map((row) => summaryOf(row)?.mean)).toEqual(
      Array.from({ length: TURNS }, (_, t) => 5 + 2 * (t + 1)),
    );
  });

  it('agendas are seen as often as drawing that many cards implies', () => {
    const tally = games(0, starterDecks[0], 300);
    for (const turn of [1, 5, 10]) {
      // Five cards are dealt, and two drawn each turn.
      const expected = ((5 + 2 * turn) * 8) / 45;
      expect(Math.abs((summaryOf(tally.seen[turn - 1] ?? [])?.mean ?? 0) - expected)).toBeLessThan(0.25);
    }
    const [first, last] = [tally.bits[0], tally.bits[9]].map((row) => summaryOf(row ?? []));
    expect(last?.mean).toBeGreaterThan((first?.mean ?? 0) + 18);
  });

  it('an illegal deck is refused with its sentence', () => {
    const done = simulate({ side: 0, cards: starterDecks[0].slice(1), options: {} }, 1, 1, emptyTally());
    expect(done.ok ? '' : refusalWords(done.error)).toMatch(/^A Corp deck needs at least 45 cards/);
  });

  it('a series is summed up by its mean and the range of nine in ten games', () => {
    expect(summaryOf([])).toBeNull();
    expect(summaryOf([0, 10])).toEqual({ mean: 1, low: 1, high: 1 });
    expect(summaryOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toEqual({ mean: 4.5, low: 0, high: 8 });
  });
});

/** The machine's policy: complete games without a refused move, with each level stronger than the one before. */
import { expect, test } from 'vitest';
import type { Seat } from '../../../../src/rules/game.ts';
import { findCard } from '../../../../src/rules/netrunner/card.ts';
import { decideMove } from '../../../../src/rules/netrunner/machine/decide.ts';
import { rank } from '../../../../src/rules/netrunner/machine/rank.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../../src/solo/random.ts';
import type { Mind } from '../../../support/arena/minds.ts';
import { type DeckSet, interval, played } from '../../../support/arena/pairing.ts';
import { meets, rezzed, runs, scenario } from '../../../support/scenario.ts';

/** As many games as there are pairs of built-in decks. */
const PAIRS = 36;

const seeds = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const outcomes = (minds: readonly [Mind, Mind], side: Seat, decks: DeckSet, count: number) =>
  seeds(count).map((seed) => played(minds, side, decks, seed));

// The arena measures strength; this detects a regression: the arena's count less 2.3 standard deviations.
test.each([
  { side: CORP, minds: ['novice', 'chance'], least: 27 },
  { side: RUNNER, minds: ['novice', 'chance'], least: 26 },
  { side: CORP, minds: ['regular', 'novice'], least: 22 },
  { side: RUNNER, minds: ['regular', 'novice'], least: 22 },
] as const)(
  'with each pair of decks once, $minds.0 against $minds.1 at seat $side wins $least of 36 or more',
  ({ side, minds, least }) => {
    const won = outcomes(minds, side, 'built-in', PAIRS).filter((game) => game.won).length;
    expect(won).toBeGreaterThanOrEqual(least);
  },
);

const REGULAR_END = /seven agenda points|is flatlined|R&D is empty|Bad Publicity/;

test.each(['any', 'held-out'] as const)('games with %s decks end regularly, with no move refused', (decks) => {
  for (const { seed, end } of outcomes(['regular', 'regular'], CORP, decks, 12))
    expect(end, `seed ${seed}`).toMatch(REGULAR_END);
});

test('a Corp that holds agendas and cannot create forts pays to lift the ban once it has the bits', () => {
  const decided = (bits: number) => {
    const t = scenario({ corp: { bits, hand: ['tycho-extension'] }, runner: { rig: ['precision-bribery'] } });
    return [decideMove({ table: t.table, known: t.local.known[CORP], seat: CORP }, 'regular', seeded(1)), t] as const;
  };
  const [rich, t] = decided(16);
  expect(rich).toMatchObject({ do: 'use', slot: t.slot('precision-bribery') });
  expect(decided(4)[0]?.do).not.toBe('use');
});

test('an accessed ambush is paid for: the damage comes only after the choice', () => {
  const decided = (cards: number) => {
    const hand = Array<string>(cards).fill('worm');
    const forts = { f1: { inside: [rezzed('trap')] } };
    const t = runs('f1', { corp: { bits: 9 }, runner: { hand }, forts }).until('corp choose mayPay');
    return decideMove({ table: t.table, known: t.local.known[CORP], seat: CORP }, 'regular', seeded(1));
  };
  for (const cards of [2, 4]) expect(decided(cards)).toEqual({ do: 'choose', picks: [4] });
});

test.each(['1996', 'comprehensive'] as const)(
  'in %s traces the Corp pays for a trace only if the link could stop it',
  (trace) => {
    const bidsAgainst = (rig: string[], bits = 0): (number | undefined)[] => {
      const t = meets('hunter', { options: { trace }, corp: { bits: 9 }, runner: { bits, rig } });
      t.until('runner encounter').runner.passes();
      return seeds(20).map((seed) => {
        const move = decideMove({ table: t.table, known: t.local.known[CORP], seat: CORP }, 'regular', seeded(seed));
        return move?.do === 'bid' ? move.bits : undefined;
      });
    };
    expect(new Set(bidsAgainst(['codecracker']))).toEqual(new Set([0]));
    // In an open trace the Corp's printed 5 already exceeds the link that 3 bits can buy.
    const highestBid = Math.max(...bidsAgainst(['codecracker', 'access-to-kiribati'], 3).map((bits) => bits ?? -1));
    if (trace === '1996') expect(highestBid).toBeGreaterThan(0);
    else expect(highestBid).toBe(0);
  },
);

test('with 34 wins in 50 games the true win rate is between 54% and 79%', () => {
  expect(interval(34, 50).map((share) => share.toFixed(2))).toEqual(['0.54', '0.79']);
  expect(interval(0, 10)[0]).toBeCloseTo(0);
});

test('a Corp with one good fort for its agendas protects its central forts before it starts another fort', () => {
  const forts = {
    hq: { ice: [rezzed('keeper')] },
    rd: { ice: [rezzed('keeper')] },
    f1: { ice: [rezzed('keeper'), rezzed('keeper')] },
  };
  const t = scenario({ corp: { bits: 9, hand: ['filter'] }, forts });
  const view = { table: t.table, known: t.local.known[CORP], seat: CORP };
  const worthOf = (fort: string): number => {
    const found = rank(view, seeded(1)).find(
      ({ move }) => move.do === 'install' && 'fort' in move && move.fort === fort,
    );
    return found?.worth ?? Number.NaN;
  };
  for (const centre of ['hq', 'rd']) expect(worthOf(centre)).toBeGreaterThan(worthOf('new'));
});

const corpView = (t: ReturnType<typeof scenario>) =>
  ({ table: t.table, known: t.local.known[CORP], seat: CORP }) as const;

const isMatch = (move: object, of: object): boolean =>
  Object.entries(of).every(([key, value]) => (move as Record<string, unknown>)[key] === value);

/** Whether the Corp installs an agenda as its next action. */
const installsAgenda = (setup: Parameters<typeof scenario>[0]): boolean => {
  const move = decideMove(corpView(scenario(setup)), 'regular', seeded(1));
  return move?.do === 'install' && 'hidden' in move && findCard(move.hidden)?.type === 'agenda';
};

test.each([
  ['bare', {}],
  ['behind ice that the Runner can pass', { f1: { ice: [rezzed('data-wall')] } }],
])('agendas stay in a protected HQ rather than lie %s', (_, subsidiary) => {
  const safe = { ice: [rezzed('fire-wall'), rezzed('quandary')] };
  const hand = ['hostile-takeover', 'corporate-war'];
  const forts = { hq: safe, rd: safe, ...subsidiary };
  expect(installsAgenda({ corp: { bits: 14, hand }, runner: { bits: 9, rig: ['dwarf'] }, forts })).toBe(false);
});

test('an agenda goes behind ice that the Runner cannot pass', () => {
  const safe = { ice: [rezzed('keeper')] };
  const forts = { hq: safe, rd: safe, f1: safe };
  expect(installsAgenda({ corp: { bits: 9, hand: ['tycho-extension'] }, forts })).toBe(true);
});

test('with just the bits for it, Accounts Receivable is worth about the 4 bits it gains', () => {
  const t = scenario({ corp: { bits: 5, hand: ['accounts-receivable'] } });
  const play = rank(corpView(t), seeded(1)).find(({ move }) => move.do === 'play');
  expect(play?.worth).toBeGreaterThan(3.5);
});

test('a rich Corp overwrites a node on its one iced fort with an agenda', () => {
  const safe = { ice: [rezzed('fire-wall'), rezzed('quandary')] };
  const forts = { hq: safe, rd: safe, f1: { ...safe, inside: [rezzed('bbs-whispering-campaign')] } };
  expect(installsAgenda({ corp: { bits: 18, hand: ['marine-arcology', 'trojan-horse'] }, forts })).toBe(true);
});

test('with R&D almost empty, an installed agenda that would win is not overwritten with another', () => {
  const safe = { ice: [rezzed('fire-wall'), rezzed('quandary')] };
  const forts = { hq: safe, rd: safe, f1: { ...safe, inside: ['corporate-downsizing'] } };
  const corp = { bits: 3, points: 6, hand: ['marine-arcology'], pile: Array<string>(5).fill('keeper') };
  expect(installsAgenda({ actions: 1, corp, forts })).toBe(false);
});

test.each([
  ['purges', 0],
  ['would rather score an agenda than purge', 3],
] as const)('a Corp with five virus counters %s', (_, advancement) => {
  const safe = { ice: [rezzed('fire-wall'), rezzed('quandary')] };
  const inside = advancement > 0 ? [{ card: 'tycho-extension', counters: { advancement } }] : [];
  const forts = { hq: safe, rd: safe, f1: { ...safe, inside } };
  const t = scenario({ turn: 'corp', at: 'start', corp: { bits: 3, counters: { Boardwalk: 5 } }, forts });
  expect(decideMove(corpView(t), 'regular', seeded(1))?.do === 'purge').toBe(advancement === 0);
});

test.each([
  ['purges after the Runner’s last action', 'end', true],
  ['waits with a purge while the Runner can act', 'start', false],
] as const)('a Corp with virus counters %s', (_, at, purges) => {
  const safe = { ice: [rezzed('fire-wall'), rezzed('quandary')] };
  const corp = { bits: 3, counters: { Scaldan: 5 } };
  const t = scenario({ turn: 'runner', at, actions: at === 'end' ? 0 : 4, corp, forts: { hq: safe, rd: safe } });
  expect(decideMove(corpView(t), 'regular', seeded(1))?.do === 'purge').toBe(purges);
});

test('counters that come back with each run are purged only once they have become many', () => {
  const purges = (Incubate: number): boolean => {
    const corp = { bits: 9, counters: { Incubate } };
    const runner = { bits: 9, rig: ['incubator'] };
    const t = scenario({ turn: 'runner', actions: 2, corp, runner, forts: { rd: { ice: [rezzed('keeper')] } } });
    t.runner.runs('archives').until('runner action').runner.runs('archives').until('corp start');
    return decideMove(corpView(t), 'regular', seeded(1))?.do === 'purge';
  };
  expect([2, 8].map(purges)).toEqual([false, true]);
});

test('a purge counts the virus counters on cards too', () => {
  const effect = (Boardwalk: number): number | undefined => {
    const inside = [{ card: 'braindance-campaign', counters: { Boardwalk } }];
    const view = corpView(scenario({ turn: 'corp', at: 'start', corp: { bits: 3 }, forts: { f1: { inside } } }));
    const purge = rank(view, seeded(1)).find(({ move }) => move.do === 'purge');
    return purge?.reasons.find(({ key }) => key === 'effect')?.worth;
  };
  expect([2, 5].map(effect)).toEqual([3.2, 8]);
});

test('ice in hand for an open HQ comes before a purge', () => {
  const forts = { rd: { ice: [rezzed('fire-wall')] } };
  const purges = (hand: string[]): boolean => {
    const corp = { bits: 9, counters: { Scaldan: 4 }, hand };
    const t = scenario({ turn: 'runner', at: 'end', actions: 0, corp, forts });
    return decideMove(corpView(t), 'regular', seeded(1))?.do === 'purge';
  };
  expect(purges(['accounts-receivable'])).toBe(true);
  expect(purges(['accounts-receivable', 'keeper'])).toBe(false);
});

test('a purge and a card given up are not said to cost bits', () => {
  const forts = { f1: { inside: ['corporate-downsizing'] } };
  const corp = { bits: 9, hand: ['marine-arcology'], counters: { Boardwalk: 5 } };
  const keysOf = (at: 'start' | 'action', of: object) =>
    rank(corpView(scenario({ turn: 'corp', at, corp, forts })), seeded(1))
      .find(({ move }) => isMatch(move, of))
      ?.reasons.map(({ key }) => key);
  expect(keysOf('start', { do: 'purge' })).toEqual(['effect', 'wait']);
  expect(keysOf('action', { do: 'install', fort: 'f1' })).toEqual(['points', 'danger', 'cards']);
});

test('an upgrade goes to the iced fort, once the Corp holds an agenda for it', () => {
  const safe = { ice: [rezzed('keeper')] };
  const gain = (...others: string[]): number => {
    const corp = { bits: 9, hand: ['red-herrings', ...others] };
    const ranked = rank(corpView(scenario({ corp, forts: { hq: safe, rd: safe, f1: safe } })), seeded(1));
    const worthOf = (of: object): number => ranked.find(({ move }) => isMatch(move, of))?.worth ?? Number.NaN;
    return worthOf({ do: 'install', hidden: 'red-herrings', fort: 'f1' }) - worthOf({ do: 'bit' });
  };
  expect(gain('tycho-extension')).toBeGreaterThan(0);
  expect(gain()).toBeLessThan(0);
});

test('the Corp draws no card that it would have to discard', () => {
  const hand = ['trojan-horse', 'trojan-horse', 'scorched-earth', 'scorched-earth', 'urban-renewal'];
  const t = scenario({ actions: 1, corp: { bits: 16, hand, pile: Array<string>(20).fill('keeper') } });
  expect(decideMove(corpView(t), 'regular', seeded(1))?.do).not.toBe('draw');
});

const runnerView = (t: ReturnType<typeof scenario>) =>
  ({ table: t.table, known: t.local.known[RUNNER], seat: RUNNER }) as const;

test.each([
  { held: 0, ability: 0 },
  { held: 6, ability: 1 },
])('a poor Runner whose Broker holds $held bits uses its ability $ability', ({ held, ability }) => {
  const rig = [{ card: 'broker', counters: { bits: held } }];
  const safe = { ice: [rezzed('keeper')] };
  const runner = { bits: 1, hand: Array<string>(5).fill('worm'), rig };
  const t = scenario({ turn: 'runner', corp: { bits: 9 }, runner, forts: { hq: safe, rd: safe } });
  expect(decideMove(runnerView(t), 'regular', seeded(1))).toMatchObject({ do: 'use', ability });
});

test('a rich Runner at the Corp’s match point runs rather than take more bits', () => {
  const ice = { ice: [rezzed('fire-wall'), rezzed('fire-wall')] };
  const t = scenario({
    turn: 'runner',
    corp: { bits: 9, points: 6, hand: Array<string>(5).fill('keeper') },
    runner: { bits: 22, rig: ['dwarf'], hand: Array<string>(5).fill('inside-job') },
    forts: { hq: ice, rd: ice },
  });
  expect(decideMove(runnerView(t), 'regular', seeded(1))).toMatchObject({ do: 'run' });
});

test('the Runner installs the first breaker for a type of ice as soon as the bits suffice', () => {
  const runner = { bits: 12, hand: ['black-dahlia', ...Array<string>(4).fill('jack-n-joe')] };
  const t = scenario({ turn: 'runner', runner, forts: { hq: { ice: ['keeper'] }, rd: { ice: ['keeper'] } } });
  expect(decideMove(runnerView(t), 'regular', seeded(1))).toMatchObject({ do: 'install', card: 'black-dahlia' });
});

test('a tagged Runner one bit short takes it and removes the tag', () => {
  const t = scenario({
    turn: 'runner',
    actions: 3,
    corp: { bits: 9 },
    runner: { bits: 1, tags: 1, hand: ['jack-n-joe', 'worm'] },
    forts: { hq: { ice: [rezzed('keeper')] }, rd: { ice: [rezzed('keeper')] } },
  });
  expect(decideMove(runnerView(t), 'regular', seeded(1))).toEqual({ do: 'bit' });
});

test('a Runner with more tags than a turn can remove does something else', () => {
  const hand = ['jack-n-joe', 'worm', 'worm', 'worm'];
  const t = scenario({ turn: 'runner', corp: { bits: 9 }, runner: { bits: 4, tags: 5, hand } });
  expect(decideMove(runnerView(t), 'regular', seeded(1))?.do).not.toBe('removeTag');
});

test('a Runner banned from running pays to run again', () => {
  const hand = Array<string>(5).fill('codecracker');
  const forts = { hq: { ice: [rezzed('filter')] } };
  const t = scenario({ turn: 'runner', corp: { bits: 9 }, runner: { bits: 12, rig: ['codecracker'], hand }, forts });
  const table = { ...t.table, lasting: [{ what: 'runBan', amount: 2, until: 'game' } as never] };
  expect(decideMove({ ...runnerView(t), table }, 'regular', seeded(1))).toEqual({ do: 'liftBan', bits: 2 });
});

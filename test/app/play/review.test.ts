/**
 * The review of a finished game with fixed chances: which turns decided it, through which action, and what was better.
 */
import { expect, test } from 'vitest';
import type { Reviewer } from '../../../src/app/games/gameUi.ts';
import { luckAndChoice, type ReviewCache, type ReviewState, review } from '../../../src/app/play/past/review.ts';
import type { AnyMove, Known } from '../../../src/rules/game.ts';
import type { Moment } from '../../../src/rules/moment.ts';

interface At {
  turn: number;
  /** The first seat's chance. */
  chance: number;
}

/** A game of one action per moment; the first seat decides in odd turns. */
const gameOf = (all: readonly At[]): Moment<At, Known>[] =>
  all.map((table, seq) => ({
    seq,
    events: [],
    table,
    known: [{} as Known, {} as Known],
    piles: [[], []],
    ...(seq > 0 && {
      by: { seat: all[seq - 1]!.turn % 2 === 1 ? (0 as const) : (1 as const), move: { do: `m${seq}` } },
    }),
  }));

/** `others`: the first seat's chance after each decision, by title: in the first four rounds, and later. */
const reviewerOf = (others: Readonly<Record<string, readonly number[]>> = {}): Reviewer<At> & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    chance: async ({ table }, first, _games, round = 0) => {
      if (first) asked.push(first.move.do);
      return first ? (others[first.move.do]?.[round < 4 ? 0 : 1] ?? null) : table.chance;
    },
    candidates: () => Object.keys(others).map((name): AnyMove => ({ do: name })),
    pauses: () => true,
    close: () => {},
  };
};

async function reviewed(
  all: readonly At[],
  reviewer: Reviewer<At>,
  result: 0 | 1 | null | undefined,
  { cache, moments = gameOf(all) }: { cache?: ReviewCache; moments?: Moment<At, Known>[] } = {},
) {
  const states: ReviewState[] = [];
  const starts = all.flatMap(({ turn }, at) => (turn !== (all[at - 1]?.turn ?? 0) ? [at] : []));
  await review(
    {
      moments,
      starts,
      result,
      ...(cache && { cache }),
    },
    reviewer as Reviewer<unknown>,
    (state) => states.push(state),
  );
  return { states, last: states.at(-1)! };
}

const at = (turn: number, chance: number): At => ({ turn, chance });

/** The game, extended to the given number of turns, in which nothing changes. */
const lasting = (turns: number, all: readonly At[]): readonly At[] => {
  const { turn, chance } = all.at(-1)!;
  return [...all, ...Array.from({ length: turns - turn }, (_, nth) => at(turn + nth + 1, chance))];
};

test('the curve grows turn by turn and ends with the result', async () => {
  const all = [at(1, 0.5), at(2, 0.52), at(3, 0.55), at(3, 0.6)];
  const { states, last } = await reviewed(all, reviewerOf(), 0);
  expect(states.map(({ curve }) => curve.length)).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4]);
  expect(last.curve.map(({ chance }) => chance)).toEqual([0.5, 0.52, 0.55, 1]);
  expect([last.turns, states[0]?.turns]).toEqual([4, 4]);
});

test('each turn of a short game is simulated 200 times, of a long one 50 times', async () => {
  const games = async (turns: number) =>
    (await reviewed(lasting(turns, [at(1, 0.5), at(2, 0.52)]), reviewerOf(), undefined)).last.games;
  expect(await games(18)).toBe(200);
  expect(await games(32)).toBe(100);
  expect(await games(60)).toBe(50);
});

test('a review that was interrupted repeats no estimate', async () => {
  const all = [at(1, 0.5), at(1, 0.2), at(2, 0.2), at(2, 0.2)];
  const cache: ReviewCache = new Map();
  const others = { m1: [0.3, 0.3], fine: [0.5, 0.48] };
  const { last } = await reviewed(all, reviewerOf(others), undefined, { cache });
  const idle = { ...reviewerOf(others), chance: () => Promise.reject(new Error('asked again')) };
  expect((await reviewed(all, idle, undefined, { cache })).last).toEqual(last);
});

test('a swing within the estimate’s error is not a moment', async () => {
  const all = [at(1, 0.5), at(2, 0.62), at(3, 0.62), at(3, 0.62)];
  const decisions = { m1: [0.6, 0.6] };
  expect((await reviewed(lasting(60, all), reviewerOf(decisions), undefined)).last.moments).toEqual([]);
  expect((await reviewed(all, reviewerOf(decisions), undefined)).last.moments).toHaveLength(1);
});

test('a swing that more games do not confirm is not a moment', async () => {
  const all = [at(1, 0.5), at(1, 0.25), at(2, 0.25), at(2, 0.25)];
  const steady = reviewerOf({ m1: [0.3, 0.3] });
  const lucky: Reviewer<At> = {
    ...steady,
    chance: async (standing, first, games, round = 0) =>
      first || round < 4 ? steady.chance(standing, first, games, round) : 0.375,
  };
  expect((await reviewed(all, steady, undefined)).last.moments).toHaveLength(1);
  const { moments, curve } = (await reviewed(all, lucky, undefined)).last;
  expect(moments?.map(({ before, after }) => [before, after])).toEqual([[0.4375, 0.3125]]);
  // The curve shows the same figure.
  expect(curve.map(({ chance }) => chance)).toEqual([0.4375, 0.25]);
  const luckier: Reviewer<At> = {
    ...lucky,
    chance: async (standing, first, games, round = 0) =>
      first || round < 4 ? steady.chance(standing, first, games, round) : 0.75 - standing.table.chance,
  };
  expect((await reviewed(all, luckier, undefined)).last.moments).toEqual([]);
});

test('a change is split into the decision and the luck that followed', async () => {
  const all = [at(1, 0.5), at(2, 0.75), at(3, 0.25), at(3, 0.25)];
  const { last } = await reviewed(all, reviewerOf({ m1: [0.46, 0.46], m2: [0.5, 0.5] }), undefined);
  expect(last.moments?.map(({ before, chosen, after }) => [before, chosen, after])).toEqual([
    [0.5, 0.46, 0.75],
    [0.75, 0.5, 0.25],
  ]);
  const { choices, luck } = luckAndChoice(last.moments ?? []);
  expect([...choices, luck].map((by) => Math.round(100 * by))).toEqual([-4, -25, 4]);
});

test('a player’s later decisions in the same moment count as choices, not as luck', async () => {
  const all = [at(1, 0.5), at(1, 0.4), at(1, 0.4), at(2, 0.9), at(2, 0.9)];
  // The first decision starts an action; the next two are made during it. The machine would have made the second too.
  const decisions = { m2: [0.4, 0.4], m1: [0.42, 0.42], m3: [0.88, 0.88] };
  const reviewer: Reviewer<At> = { ...reviewerOf(decisions), pauses: ({ chance }) => chance !== 0.4 };
  const { last } = await reviewed(all, reviewer, undefined);
  expect(last.moments?.map(({ at, to }) => [at, to])).toEqual([[0, 3]]);
  expect(last.moments?.[0]?.chosen).toBeCloseTo(0.42 + 0.48);
});

test('a decision that was merely unlucky is not called worse than another one', async () => {
  const all = [at(1, 0.5), at(1, 0.25), at(2, 0.25), at(2, 0.25)];
  const { last } = await reviewed(all, reviewerOf({ m1: [0.52, 0.52], fine: [0.5, 0.5] }), undefined);
  expect(last.moments?.[0]).toMatchObject({ chosen: 0.52, after: 0.25, better: null });
});

test('for a game that did not end by the rules, the curve ends with the last turn', async () => {
  const { last } = await reviewed([at(1, 0.5), at(2, 0.52), at(2, 0.9)], reviewerOf(), undefined);
  expect(last.curve.map(({ chance }) => chance)).toEqual([0.5, 0.52]);
  expect(last.moments).toEqual([]);
});

test('a concession is neither luck nor the fault of the decision before it', async () => {
  const all = [at(1, 0.5), at(1, 0.47), at(1, 0.47)];
  const moments = gameOf(all).map((moment, seq) =>
    seq === 2 ? { ...moment, by: { seat: 0 as const, move: { do: 'concede' } } } : moment,
  );
  // Conceded outside an action, where the search does not stop.
  const reviewer: Reviewer<At> = { ...reviewerOf({ m1: [0.46, 0.46] }), pauses: ({ chance }) => chance === 0.5 };
  const { last } = await reviewed(all, reviewer, 1, { moments });
  expect(last.curve.map(({ chance }) => chance)).toEqual([0.5, 0]);
  expect(last.moments).toEqual([]);
});

test('in a deciding turn, the action with the largest swing is the moment, and belongs to its player', async () => {
  const all = [at(1, 0.5), at(1, 0.48), at(1, 0.25), at(2, 0.27), at(3, 0.25), at(3, 0.25)];
  const { last } = await reviewed(all, reviewerOf({ m2: [0.3, 0.3] }), undefined);
  expect(last.moments).toEqual([
    { at: 1, to: 2, seat: 0, move: { do: 'm2' }, before: 0.48, chosen: 0.3, after: 0.25, better: null },
  ]);
});

test('what the draw at the start of a turn changed is a moment, although no action caused it', async () => {
  const all = lasting(23, [at(1, 0.75), at(1, 0.25), at(1, 0.25)]);
  const { last } = await reviewed(
    all,
    { ...reviewerOf({ m1: [0.75, 0.75] }), pauses: (table) => table !== all[0] },
    undefined,
  );
  expect(last.moments).toEqual([
    { at: 0, to: 1, seat: 0, move: { do: 'm1' }, before: 0.75, after: 0.25, chosen: 0.75, better: null },
  ]);
});

test('at most three moments are named: the largest ones, in game order', async () => {
  const all = [0.5, 0.6, 0.35, 0.65, 0.25, 0.4, 0.4].map((chance, turn) => at(turn + 1, chance));
  const same = Object.fromEntries(all.map((_, nth) => [`m${nth}`, [0.4, 0.4]]));
  const { last } = await reviewed(all, reviewerOf(same), undefined);
  expect(last.moments?.map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('another decision counts as better only if a second set of games confirms it', async () => {
  const all = [at(1, 0.5), at(1, 0.2), at(2, 0.2), at(2, 0.2)];
  const lucky = await reviewed(all, reviewerOf({ m1: [0.2, 0.2], lucky: [0.9, 0.21], fine: [0.5, 0.5] }), undefined);
  expect(lucky.last.moments?.[0]?.better).toBeNull();
  const fine = await reviewed(all, reviewerOf({ m1: [0.2, 0.2], worse: [0.1, 0.1], fine: [0.5, 0.48] }), undefined);
  expect(fine.last.moments?.[0]?.better).toEqual({ move: { do: 'fine' }, chance: 0.48 });
});

test('a better decision must be better by more than the estimate’s error', async () => {
  const all = [at(1, 0.5), at(1, 0.2), at(2, 0.2), at(2, 0.2)];
  const found = async (turns: number) => {
    const decisions = reviewerOf({ m1: [0.45, 0.45], fine: [0.57, 0.57] });
    return (await reviewed(lasting(turns, all), decisions, undefined)).last.moments?.[0]?.better;
  };
  expect(await found(60)).toBeNull();
  expect(await found(2)).toEqual({ move: { do: 'fine' }, chance: 0.57 });
});

test('for the second seat, a lower chance of the first is better, and the decision made is not tried as an alternative', async () => {
  const all = [at(2, 0.5), at(2, 0.8), at(3, 0.8), at(3, 0.8)];
  const reviewer = reviewerOf({ m1: [0.8, 0.8], fine: [0.375, 0.375] });
  const { last } = await reviewed(all, reviewer, undefined);
  expect(last.moments?.[0]).toMatchObject({ seat: 1, better: { move: { do: 'fine' }, chance: 0.375 } });
  // The move actually made is estimated twice, for its average worth; it is not an alternative to itself.
  expect(reviewer.asked.filter((move) => move === 'm1')).toHaveLength(8);
});

test('if a worker stops, the review rejects', async () => {
  const broken: Reviewer<At> = { ...reviewerOf(), chance: () => Promise.reject(new Error('stopped')) };
  await expect(reviewed([at(1, 0.5), at(2, 0.5)], broken, 0)).rejects.toThrow('stopped');
});

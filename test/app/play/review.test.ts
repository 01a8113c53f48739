/** The review of a finished game with fixed chances: which turns decided it, by which action, and what was better. */
import { expect, test } from 'vitest';
import type { Reviewer } from '../../../src/app/games/gameUi.ts';
import { type ReviewState, review } from '../../../src/app/play/past/review.ts';
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

/** `others`: the first seat's chance after other decisions, by title. */
const reviewerOf = (others: Readonly<Record<string, readonly number[]>> = {}): Reviewer<At> & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    chance: async ({ table }, first, _games, round = 0) => {
      if (first) asked.push(first.move.do);
      return first ? (others[first.move.do]?.[round] ?? null) : table.chance;
    },
    candidates: () => Object.keys(others).map((name): AnyMove => ({ do: name })),
    pauses: () => true,
    close: () => {},
  };
};

async function reviewed(all: readonly At[], reviewer: Reviewer<At>, result: 0 | 1 | null | undefined) {
  const states: ReviewState[] = [];
  const starts = all.flatMap(({ turn }, at) => (turn !== (all[at - 1]?.turn ?? 0) ? [at] : []));
  await review(
    { moments: gameOf(all), starts, result, concedes: (move) => move.do === 'concede' },
    reviewer as Reviewer<unknown>,
    (state) => states.push(state),
  );
  return { states, last: states.at(-1)! };
}

const at = (turn: number, chance: number): At => ({ turn, chance });

test('the curve grows turn by turn and ends with the result', async () => {
  const { states, last } = await reviewed([at(1, 0.5), at(2, 0.52), at(3, 0.55), at(3, 0.6)], reviewerOf(), 0);
  expect(states.map(({ curve }) => curve.length)).toEqual([1, 2, 3, 4, 4]);
  expect(last.curve.map(({ chance }) => chance)).toEqual([0.5, 0.52, 0.55, 1]);
  expect([last.turns, states[0]?.turns]).toEqual([4, 4]);
});

test('a game that did not end by the rules ends its curve with the last turn', async () => {
  const { last } = await reviewed([at(1, 0.5), at(2, 0.52), at(2, 0.9)], reviewerOf(), undefined);
  expect(last.curve.map(({ chance }) => chance)).toEqual([0.5, 0.52]);
  expect(last.moments).toEqual([]);
});

test('in a deciding turn, the action with the largest swing is the moment, and belongs to its player', async () => {
  const all = [at(1, 0.5), at(1, 0.48), at(1, 0.2), at(2, 0.22), at(3, 0.2), at(3, 0.2)];
  const { last } = await reviewed(all, reviewerOf(), undefined);
  expect(last.moments).toEqual([{ at: 1, to: 2, seat: 0, move: { do: 'm2' }, before: 0.48, after: 0.2, better: null }]);
});

test('at most three moments are named, the largest ones, in game order', async () => {
  const all = [0.5, 0.6, 0.35, 0.65, 0.25, 0.4, 0.4].map((chance, turn) => at(turn + 1, chance));
  const { last } = await reviewed(all, reviewerOf(), undefined);
  expect(last.moments?.map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('another decision is better only if it still is in a second set of games', async () => {
  const all = [at(1, 0.5), at(1, 0.2), at(2, 0.2), at(2, 0.2)];
  const lucky = await reviewed(all, reviewerOf({ lucky: [0.9, 0.21], fine: [0.5, 0.5] }), undefined);
  expect(lucky.last.moments?.[0]?.better).toBeNull();
  const fine = await reviewed(all, reviewerOf({ worse: [0.1, 0.1], fine: [0.5, 0.48] }), undefined);
  expect(fine.last.moments?.[0]?.better).toEqual({ move: { do: 'fine' }, chance: 0.48 });
});

test('for the second seat, a lower chance for the first is better, and the decision made is not tried again', async () => {
  const all = [at(2, 0.5), at(2, 0.8), at(3, 0.8), at(3, 0.8)];
  const reviewer = reviewerOf({ m1: [0, 0], fine: [0.4, 0.4] });
  const { last } = await reviewed(all, reviewer, undefined);
  expect(last.moments?.[0]).toMatchObject({ seat: 1, better: { move: { do: 'fine' }, chance: 0.4 } });
  expect(reviewer.asked).not.toContain('m1');
});

test('a worker that stops rejects the review', async () => {
  const broken: Reviewer<At> = { ...reviewerOf(), chance: () => Promise.reject(new Error('stopped')) };
  await expect(reviewed([at(1, 0.5), at(2, 0.5)], broken, 0)).rejects.toThrow('stopped');
});

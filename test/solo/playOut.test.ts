/** Win chances in a position: the machine plays both sides to the end. */
import { expect, test } from 'vitest';
import { thinker } from '../../src/app/games/netrunner/solo/thinker.ts';
import '../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner } from '../../src/rules/netrunner/index.ts';
import type { Table } from '../../src/rules/netrunner/table.ts';
import { startLocal } from '../../src/solo/local.ts';
import { type PlayOut, winsFrom } from '../../src/solo/playOut.ts';
import { seeded } from '../../src/solo/random.ts';
import { rollout } from '../../src/solo/search.ts';

/** A game of the machine against itself, at the start of the given turn. */
function positionAt(turn: number, seed: number): PlayOut<Table, Move> {
  const started = startLocal(netrunner, starterDecks, {}, seeded(seed));
  if (!started.ok) throw new Error('the decks are refused');
  const local = started.value;
  rollout(thinker, local, 2000, (table) => table.turn >= turn && thinker.calm(table));
  const { table, known, piles } = local;
  return { standing: { table, known, piles }, first: null };
}

test('the same seed plays the same games, and does not change the position', () => {
  const position = positionAt(6, 1);
  const before = JSON.stringify(position);
  const wins = winsFrom(thinker, position, 4, 7);
  expect(wins).not.toBeNull();
  expect(winsFrom(thinker, position, 4, 7)).toBe(wins);
  expect(JSON.stringify(position)).toBe(before);
});

test('a player with six of seven points wins more often than one with none', () => {
  const { standing } = positionAt(4, 2);
  const runnerHas = (points: number): number | null => {
    const { runner } = standing.table;
    const table = { ...standing.table, runner: { ...runner, points } };
    return winsFrom(thinker, { standing: { ...standing, table }, first: null }, 20, 3);
  };
  // The wins counted are the Corp's.
  expect(runnerHas(6)).toBeLessThan(runnerHas(0) as number);
});

test('a decision that is not possible has no chances', () => {
  const { standing } = positionAt(6, 1);
  const question = netrunner.ask(standing.table);
  if (question.kind !== 'move') throw new Error(question.kind);
  const wrong = { seat: question.of, move: { do: 'choose', picks: [99] } as Move };
  expect(winsFrom(thinker, { standing, first: wrong }, 1, 1)).toBeNull();
});

test('both players remember what they see on the way, as the machine does in a game', () => {
  const seen = [false, false];
  const watched: typeof thinker = {
    ...thinker,
    rank(table, known, seat, random) {
      if (known.theirs && (known.theirs.hand.length > 0 || Object.keys(known.theirs.slots).length > 0))
        seen[seat] = true;
      return thinker.rank(table, known, seat, random);
    },
  };
  winsFrom(watched, positionAt(2, 1), 2, 1);
  expect(seen).toEqual([true, true]);
});

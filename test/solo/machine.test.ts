/** A game against the machine on one phone: what it sees, what is stored, and what a take-back undoes. */

import { expect, test } from 'vitest';
import { lookaheadMove, measuredBudget } from '../../src/app/games/netrunner/solo/ahead.ts';
import { machinePlayer } from '../../src/app/games/netrunner/solo/machine.ts';
import { soloRules } from '../../src/app/games/netrunner/solo/rules.ts';
import { thinker } from '../../src/app/games/netrunner/solo/thinker.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../src/rules/netrunner/index.ts';
import { movesOf } from '../../src/solo/local.ts';
import { machineAnswer, machineSight } from '../../src/solo/machine.ts';
import { seeded } from '../../src/solo/random.ts';
import {
  answerSolo,
  beginSolo,
  deciderOf,
  mayTakeBack,
  openSolo,
  type Solo,
  type SoloAnswer,
  takeBack,
} from '../../src/solo/solo.ts';
import { refusalWords } from '../../src/words/en/netrunner/refusals/index.ts';
import { choose } from '../support/randomPlay.ts';

type Game = Solo<Table, Move>;
/** How many answers are searched per move here. */
const FEW = 120;

const decks = (): [string[], string[]] => [[...starterDecks[0]], [...starterDecks[1]]];

function begun(seat: 0 | 1, seed = 3, level = 'regular'): Game {
  const solo = beginSolo(soloRules, { kind: 'machine', seat, level, budget: FEW, decks: decks(), options: {}, seed });
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  return solo.value;
}

/** The game as a reopened page finds it. */
function opened(game: Game['game']): Game {
  const solo = openSolo(soloRules, JSON.parse(JSON.stringify(game)));
  if (!solo.ok) throw new Error(JSON.stringify(solo.error));
  return solo.value;
}

/** The machine's answer; every third time, it searches as its worker would. */
function owedBy(solo: Game): SoloAnswer<Move> | null {
  const sight = machineSight(solo);
  const thinks = sight?.level === 'sharp' && solo.game.answers.length % 3 === 0 && thinker.matters(sight.table);
  const thought = thinks ? lookaheadMove(sight) : null;
  return thought && sight ? { seat: sight.seat, move: thought } : machineAnswer(solo, machinePlayer);
}

/** Gives one answer for the player asked; returns false when the game is over. */
function goesOn(solo: Game, random = seeded(solo.game.answers.length)): boolean {
  const { seat } = solo.game;
  const owed = owedBy(solo);
  if (!owed && deciderOf(solo, seat) !== seat) return false;
  const move = (): Move => {
    const wanted = soloRules.game.ask(solo.local.table);
    if (wanted.kind === 'look') return machinePlayer.asTheyLay(wanted.count);
    return choose(movesOf(solo.local, seat), wanted, random);
  };
  const done = answerSolo(solo, owed ?? { seat, move: move() });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return true;
}

test.each(
  ([0, 1] as const).flatMap((seat) => (['novice', 'regular', 'sharp'] as const).map((level) => ({ seat, level }))),
)(
  'given a person at seat $seat against $level and a page that crashes repeatedly, the machine answers only for the other side, to the end',
  ({ seat, level }) => {
    let solo = begun(seat, 3, level);
    for (let answers = 0; goesOn(solo); answers++) {
      if (answers > 4000) throw new Error('the game does not end');
      if (answers % 50 === 49) solo = opened(solo.game);
    }
    expect(solo.local.table.over).not.toBeNull();
    expect(solo.game.answers.some((answer) => answer.seat === seat)).toBe(true);
    expect(solo.game.answers.some((answer) => answer.seat !== seat)).toBe(true);
  },
);

test('given a page that crashed, when the game is reopened, the machine finds the same answers', () => {
  const solo = begun(1);
  for (let answers = 0; answers < 150 && goesOn(solo); answers++) {
    expect(machineAnswer(opened(solo.game), machinePlayer)).toEqual(machineAnswer(solo, machinePlayer));
  }
  expect(solo.game.answers.length).toBeGreaterThan(20);
});

test.each(([0, 1] as const).flatMap((seat) => (['regular', 'sharp'] as const).map((level) => ({ seat, level }))))(
  'with other cards in the hand and draw pile of the person at seat $seat, $level decides the same',
  ({ seat, level }) => {
    let asked = 0;
    const solo = begun(seat, 5, level);
    for (let answers = 0; answers < 120 && goesOn(solo); answers++) {
      const answer = owedBy(solo);
      if (!answer) continue;
      asked++;
      const { local } = solo;
      const known: typeof local.known = [...local.known];
      const piles: typeof local.piles = [[...local.piles[0]], [...local.piles[1]]];
      const other = piles[seat].slice(0, known[seat].hand.length);
      piles[seat] = [...piles[seat]].reverse();
      known[seat] = { ...known[seat], hand: other, slots: {}, seen: {}, own: {} };
      expect(owedBy({ ...solo, local: { ...local, known, piles } })).toEqual(answer);
    }
    expect(asked).toBeGreaterThan(20);
  },
);

test('the machine’s bid is sealed before the person is asked for theirs', () => {
  for (let seed = 1; seed < 40; seed++) {
    const solo = begun(0, seed);
    for (let answers = 0; answers < 600 && goesOn(solo); answers++) {
      if (soloRules.game.ask(solo.local.table).kind !== 'sealed') continue;
      if (solo.bids[1] === null) expect(deciderOf(solo, 0)).toBe(1);
      else return expect(deciderOf(solo, 0)).toBe(0);
    }
  }
  throw new Error('no trace came up in 40 games');
});

test('given decisions by both, when the person takes back, their last one and all the machine’s since then are undone', () => {
  const solo = begun(1);
  const mine = (one: Game): number => one.game.answers.filter(({ seat }) => seat === 1).length;
  while (mine(solo) < 3 || solo.game.answers.at(-1)?.seat === 1) goesOn(solo);
  expect(mayTakeBack(solo, 1)).toBe(true);
  const before = takeBack(solo);
  expect(mine(before)).toBe(mine(solo) - 1);
  expect(deciderOf(before, 1)).toBe(1);
});

test('the machine’s search budget follows from the speed of its answers and is stored with the game', () => {
  /** A clock that advances by `ms` whenever it is read. */
  const every = (ms: number): (() => number) => {
    let now = 0;
    return () => {
      now += ms;
      return now;
    };
  };
  const [fast, slow, slowest] = [10, 80, 800].map((ms) => measuredBudget(every(ms)));
  expect(fast).toBe(15_000);
  expect(slow).toBeGreaterThan(1500);
  expect(slow).toBeLessThan(15_000);
  expect(slowest).toBe(1500);
  const solo = begun(1);
  const kept = { ...solo.game, level: 'sharp', budget: slow ?? 0 };
  expect(machineSight(opened(kept))?.budget).toBe(slow);
  for (const budget of [0, -1, 1.5, 1e9, '4000'])
    expect(openSolo(soloRules, { ...kept, budget }), String(budget)).toMatchObject({
      ok: false,
      error: { kind: 'E-GAME' },
    });
});

test.each([0, 1] as const)(
  'given a deck that is not legal for the machine’s side against seat %i, no new game is dealt and a sentence says why',
  (seat) => {
    const some = decks();
    some[seat === 0 ? 1 : 0] = ['keeper', 'of-tomorrow'];
    const solo = beginSolo(soloRules, { kind: 'machine', seat, level: 'regular', decks: some, options: {}, seed: 3 });
    expect(solo).toMatchObject({ ok: false, error: { kind: 'E-DECK' } });
    expect(!solo.ok && refusalWords(solo.error)).toMatch(/^[A-Z][^.]+\.$/);
  },
);

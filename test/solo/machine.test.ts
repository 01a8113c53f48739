/** A game against the machine on one phone: what it is shown, what is kept, and what taking back takes back. */
import { expect, test } from 'vitest';
import { machinePlayer } from '../../src/app/games/netrunner/solo/machine.ts';
import { soloRules } from '../../src/app/games/netrunner/solo/rules.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../src/rules/netrunner/index.ts';
import { movesOf } from '../../src/solo/local.ts';
import { machineAnswer } from '../../src/solo/machine.ts';
import { seeded } from '../../src/solo/random.ts';
import { answerSolo, beginSolo, deciderOf, mayTakeBack, openSolo, type Solo, takeBack } from '../../src/solo/solo.ts';
import { choose } from '../support/randomPlay.ts';

type Game = Solo<Table, Move>;
const decks = (): [string[], string[]] => [[...starterDecks[0]], [...starterDecks[1]]];

function begun(seat: 0 | 1, seed = 3): Game {
  const solo = beginSolo(soloRules, { kind: 'machine', seat, level: 'regular', decks: decks(), options: {}, seed });
  if (!solo.ok) throw new Error(solo.error.text);
  return solo.value;
}

/** One answer of whoever is asked; false when the game is over. */
function goesOn(solo: Game, random = seeded(solo.game.answers.length)): boolean {
  const { seat } = solo.game;
  const owed = machineAnswer(solo, machinePlayer);
  if (!owed && deciderOf(solo, seat) !== seat) return false;
  const move = (): Move => {
    const wanted = soloRules.game.ask(solo.local.table);
    if (wanted.kind === 'look') return machinePlayer.asTheyLay(wanted.count);
    return choose(movesOf(solo.local, seat), wanted, random);
  };
  const done = answerSolo(solo, owed ?? { seat, move: move() });
  if (!done.ok) throw new Error(done.error.text);
  return true;
}

test.each([0, 1] as const)(
  'given a person at seat %i, the machine answers for the other side alone, to the end',
  (seat) => {
    const solo = begun(seat);
    let answers = 0;
    while (goesOn(solo)) if (answers++ > 4000) throw new Error('the game does not end');
    expect(solo.local.table.over).not.toBeNull();
    expect(solo.game.answers.some((answer) => answer.seat === seat)).toBe(true);
    expect(solo.game.answers.some((answer) => answer.seat !== seat)).toBe(true);
  },
);

test('given a page that died, when the game is opened again, the machine finds the same answers', () => {
  const solo = begun(1);
  for (let answers = 0; answers < 150 && goesOn(solo); answers++) {
    const again = openSolo(soloRules, JSON.parse(JSON.stringify(solo.game)));
    if (!again.ok) throw new Error(again.error.text);
    expect(machineAnswer(again.value, machinePlayer)).toEqual(machineAnswer(solo, machinePlayer));
  }
  expect(solo.game.answers.length).toBeGreaterThan(20);
});

test.each([0, 1] as const)(
  'with other cards in the hand and the draw pile of the person at seat %i it decides the same',
  (seat) => {
    let asked = 0;
    const solo = begun(seat, 5);
    for (let answers = 0; answers < 400 && goesOn(solo); answers++) {
      const answer = machineAnswer(solo, machinePlayer);
      if (!answer) continue;
      asked++;
      const { local } = solo;
      const known: typeof local.known = [...local.known];
      const piles: typeof local.piles = [[...local.piles[0]], [...local.piles[1]]];
      const other = piles[seat].slice(0, known[seat].hand.length);
      piles[seat] = [...piles[seat]].reverse();
      known[seat] = { ...known[seat], hand: other, slots: {}, seen: {}, own: {} };
      expect(machineAnswer({ ...solo, local: { ...local, known, piles } }, machinePlayer)).toEqual(answer);
    }
    expect(asked).toBeGreaterThan(20);
  },
);

test('the machine’s bid is sealed before the person is asked for his', () => {
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

test('given decisions of both, when the person takes back, his last one and all of the machine’s since are undone', () => {
  const solo = begun(1);
  const mine = (one: Game): number => one.game.answers.filter(({ seat }) => seat === 1).length;
  while (mine(solo) < 3 || solo.game.answers.at(-1)?.seat === 1) goesOn(solo);
  expect(mayTakeBack(solo, 1)).toBe(true);
  const before = takeBack(solo);
  expect(mine(before)).toBe(mine(solo) - 1);
  expect(deciderOf(before, 1)).toBe(1);
});

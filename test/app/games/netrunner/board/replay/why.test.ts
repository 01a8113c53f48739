/** Why the machine made its moves, as shown in the replay of the game. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { explainMove, moveTitle } from '../../../../../../src/app/games/netrunner/board/replay/why.ts';
import { lookedAhead } from '../../../../../../src/app/games/netrunner/solo/ahead.ts';
import { machinePlayer } from '../../../../../../src/app/games/netrunner/solo/machine.ts';
import { soloRules } from '../../../../../../src/app/games/netrunner/solo/rules.ts';
import type { Known, Seat } from '../../../../../../src/rules/game.ts';
import { builtInDecks } from '../../../../../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../../../../../src/rules/netrunner/index.ts';
import { movesOf } from '../../../../../../src/solo/local.ts';
import { machineAnswer } from '../../../../../../src/solo/machine.ts';
import { seeded } from '../../../../../../src/solo/random.ts';
import { answerSolo, beginSolo, deciderOf, momentsOf, openSolo, type Solo } from '../../../../../../src/solo/solo.ts';

/** A game against the machine by a player who moves at random, stored and reopened. */
function played(seat: Seat, level: string, seed: number): Solo<Table, Move> {
  const [corp, runner] = builtInDecks;
  const decks: [string[], string[]] = [[...(corp[1]?.cards ?? [])], [...(runner[1]?.cards ?? [])]];
  const begun = beginSolo(soloRules, { kind: 'machine', seat, level, decks, options: {}, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const solo = begun.value;
  const random = seeded(seed);
  for (let answers = 0; answers < 250; answers++) {
    const owed = machineAnswer(solo, machinePlayer);
    if (owed === null && deciderOf(solo, null) === null) break;
    const moves = owed ? [owed.move] : movesOf(solo.local, seat).filter((move) => move.do !== 'concede');
    const done = answerSolo(solo, { seat: owed?.seat ?? seat, move: moves[random(moves.length)] as Move });
    if (!done.ok) throw new Error(`seed ${seed}: ${JSON.stringify(done.error)}`);
  }
  const opened = openSolo(soloRules, JSON.parse(JSON.stringify(solo.game)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const told = { names: ['Ann', 'Bob'], seals: ['a', 'b'] } as const;
const numberIn = (worth: string): number => Number(worth.replace('−', '-'));

function whysIn(seat: Seat, level: string, seed: number) {
  const moments = momentsOf(played(seat, level, seed));
  return moments.flatMap(({ by }, at) => {
    const before = moments[at - 1];
    const said =
      before && by && by.seat !== seat ? explainMove(before, { ...by, seed: by.seed ?? 0 }, { ...told, level }) : null;
    return said && by ? [{ said, move: by.move }] : [];
  });
}

describe('the explanation of the machine’s moves', () => {
  it.each([
    [0, 'regular', 1],
    [1, 'regular', 2],
    [0, 'novice', 3],
    [1, 'novice', 4],
  ] as const)(
    'for seat %i against %s (seed %i) gives the move, what it gained and cost, and the alternatives',
    (seat, level, seed) => {
      const all = whysIn(seat, level, seed);
      expect(all.length).toBeGreaterThan(20);
      for (const { said } of all) {
        expect(said.title).not.toBe('');
        const sum = said.reasons.reduce((total, { worth }) => total + numberIn(worth), 0);
        // Also after rounding, and without the rows that round to zero.
        expect(sum, JSON.stringify(said)).toBe(numberIn(said.sum));
        expect(said.notes[0]).toMatch(/“.+”/);
        expect(said.notes[0]).not.toMatch(/[+−]0\b/);
      }
      const slips = all.filter(({ said }) => said.notes[0]?.startsWith('A beginner’s slip'));
      if (level === 'novice') expect(slips.length).toBeGreaterThan(0);
      else expect(slips).toEqual([]);
      // A player with no cards in hand hides none.
      expect(all.some(({ said }) => said.notes[1]?.startsWith('It couldn’t see what you held: '))).toBe(true);
      expect(all.map(({ move }) => move.do)).not.toContain('bid');
      for (const { said } of all) {
        expect(said.notes.at(-1)).toMatch(/^It had \d+ bits? and \d+ cards? in hand\.$/);
        for (const { worth } of said.reasons) expect(worth).not.toMatch(/^[+−]0$/);
      }
    },
  );
});

/** A worker that answers on the same thread and counts its orders. */
let orders = 0;
class NearWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate(): void {}
  postMessage({ wanted, sight, moves }: { wanted: string; sight: Sight; moves: readonly [Move, Move] }): void {
    orders++;
    expect(wanted).toBe('ahead');
    queueMicrotask(() => this.onmessage?.({ data: lookedAhead(structuredClone(sight), moves) }));
  }
}
type Sight = Parameters<typeof lookedAhead>[0];

describe('the explanation of Sharp’s lookahead', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    orders = 0;
  });

  it('gives figures for actions on demand; other decisions are made without looking ahead', async () => {
    const all = whysIn(0, 'sharp', 5).slice(0, 12);
    vi.stubGlobal('Worker', NearWorker);
    const told = await Promise.all(all.map(({ said }) => said.ahead?.()));
    expect(new Set(told.map((one) => one?.split(/[ ,]/, 2).join(' ')))).toEqual(new Set(['Four turns', 'It doesn’t']));
    const figures = told.filter((one) => one?.startsWith('Four'));
    for (const one of figures)
      expect(one).toMatch(/this comes to about [+−]\d+ bits, and “.+” to [+−]\d+: the average of 24/);
    expect(orders).toBe(figures.length);
    expect(await Promise.all(all.map(({ said }) => said.ahead?.()))).toEqual(told);
  });

  it('is unavailable without workers, and absent for lower levels', async () => {
    const told = await Promise.all(
      whysIn(0, 'sharp', 5)
        .slice(0, 6)
        .map(({ said }) => said.ahead?.()),
    );
    expect(told).toContain('What it looked ahead to can’t be worked out again on this device.');
    for (const { said } of whysIn(0, 'regular', 5)) expect(said.ahead).toBeUndefined();
  });

  it('depends only on the machine’s own view and the seed, for either order of the moves', () => {
    const [before] = momentsOf(played(0, 'sharp', 5)).filter(({ table }) => {
      const question = netrunner.ask(table);
      return question.kind === 'move' && question.of === 1 && question.window === 'action';
    });
    const known = before?.known[1];
    if (!before || !known) throw new Error('the Runner never decides');
    const sight = { table: before.table, known, seat: 1 as const, seed: 7 };
    const bit = { do: 'bit' } as Move;
    const draw = { do: 'draw' } as Move;
    const found = lookedAhead(sight, [bit, draw]);
    expect(found?.every(Number.isFinite)).toBe(true);
    expect(lookedAhead(JSON.parse(JSON.stringify(sight)), [bit, draw])).toEqual(found);
    expect(lookedAhead(sight, [draw, bit])).toEqual([...(found ?? [])].reverse());
  });
});

describe('a move named in a review', () => {
  it('reads as a sentence without the board or its button’s details', () => {
    const moments = momentsOf(played(1, 'regular', 2));
    const titles = moments.flatMap((before) => {
      const question = netrunner.ask(before.table);
      if (question.kind !== 'move' || question.window !== 'action') return [];
      const { of: seat } = question;
      const moves = netrunner.moves(before.table, seat, before.known[seat] as Known);
      return moves.map((move) => moveTitle(before, { seat, move }, told));
    });
    expect(titles).toContain('Take a bit');
    expect(titles).toContain('Draw a card');
    const verbs = new Set(titles.map((title) => title.split(' ')[0]));
    expect(verbs).toContain('Use');
    for (const title of titles) expect(title).not.toMatch(/: [A-Z][a-z]|\.$/);
    for (const verb of verbs)
      expect('Take Draw Use Play Install Run Advance Score Rez Remove Trash End Pass Concede'.split(' ')).toContain(
        verb,
      );
  });
});

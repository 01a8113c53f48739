/** The kit for real cards: its RULES.md, rule by rule, and complete games between two peers. */
import { describe, expect, test } from 'vitest';
import type { Answer, Seat } from '../../../src/rules/game.ts';
import { kit, type Move, type Table } from '../../../src/rules/kit/index.ts';
import { CORP, numberOf, RUNNER } from '../../../src/rules/kit/table.ts';

function begun(): Table {
  const table = kit.setup({ sizes: [0, 0], options: {} });
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

function answered(table: Table, answer: Answer<Move>): Table {
  const step = kit.answer(table, answer);
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  return step.value.table;
}

/** Moves by the given player, who gets the pen first if they do not have it. */
function does(table: Table, seat: Seat, ...moves: Move[]): Table {
  let now =
    table.step === 'free' && table.pen !== seat
      ? answered(table, { kind: 'move', seat: table.pen, move: { do: 'yield' } })
      : table;
  for (const move of moves) now = answered(now, { kind: 'move', seat, move });
  return now;
}

const refused = (table: Table, seat: Seat, move: unknown): string | undefined =>
  kit.refusal(table, seat, move, kit.knowledge.begin(seat, []))?.kind;

const change = (name: string, by: number): Move => ({ do: 'change', name, by });

describe('numbers', () => {
  test('K-CNT-01 each player starts with their own numbers, and changes only those', () => {
    const table = begun();
    expect(table.sides[CORP].numbers).toEqual({ bits: 5, actions: 3, points: 0, publicity: 0 });
    expect(table.sides[RUNNER].numbers).toEqual({
      bits: 5,
      actions: 4,
      points: 0,
      tags: 0,
      brain: 0,
      used: 0,
      memory: 4,
    });
    const after = does(does(table, CORP, change('bits', 3)), RUNNER, change('bits', -2));
    expect([numberOf(after, CORP, 'bits'), numberOf(after, RUNNER, 'bits')]).toEqual([8, 3]);
    expect(refused(table, CORP, change('tags', 1))).toBe('E-FORM');
  });

  test.each([
    ['below zero', change('bits', -6), 'E-COUNT'],
    ['above 999', change('bits', 995), 'E-COUNT'],
    ['by zero', change('bits', 0), 'E-FORM'],
    ['by a fraction', change('bits', 0.5), 'E-FORM'],
  ])('K-CNT-02 a number is refused %s', (_, move, kind) => {
    expect(refused(begun(), CORP, move)).toBe(kind);
    expect(refused(begun(), CORP, change('bits', -5))).toBeUndefined();
    expect(refused(begun(), CORP, change('bits', 994))).toBeUndefined();
  });

  test('K-CNT-03 a number may be changed in the opponent’s turn', () => {
    const table = does(begun(), RUNNER, { do: 'turn' });
    expect(numberOf(does(table, CORP, change('publicity', 1)), CORP, 'publicity')).toBe(1);
  });

  test('K-CNT-04 a player has at most eight counters of their own, with names of letters and digits; they can be removed', () => {
    let table = begun();
    for (let n = 1; n <= 8; n++) table = does(table, CORP, change(`+Virus ${n}`, n));
    expect(numberOf(table, CORP, '+Virus 3')).toBe(3);
    expect(refused(table, CORP, change('+Ninth', 1))).toBe('E-COUNT');
    const fewer = does(table, CORP, { do: 'remove', name: '+Virus 3' });
    expect(refused(fewer, CORP, change('+Ninth', 1))).toBeUndefined();
    expect(refused(fewer, CORP, { do: 'remove', name: '+Virus 3' })).toBe('E-CARD');
    for (const name of ['+', '+ x', 'x', '+<b>', `+${'n'.repeat(17)}`, '__proto__', '+toString()'])
      expect([name, refused(begun(), CORP, change(name, 1))]).toEqual([name, 'E-FORM']);
  });
});

test('K-TURN-01 a turn begins when its player starts it, with their actions', () => {
  const spent = does(begun(), CORP, change('actions', -3));
  const runners = does(spent, RUNNER, change('actions', -1), { do: 'turn' });
  expect([
    runners.turn,
    runners.active,
    numberOf(runners, RUNNER, 'actions'),
    numberOf(runners, CORP, 'actions'),
  ]).toEqual([2, RUNNER, 4, 0]);
  expect(numberOf(does(runners, CORP, { do: 'turn' }), CORP, 'actions')).toBe(3);
});

test('K-PEN-01 one player writes, and passes the pen; the opponent is notified', () => {
  const table = begun();
  expect(kit.ask(table)).toEqual({ kind: 'move', of: CORP, window: 'free' });
  expect(refused(table, RUNNER, change('bits', 1))).toBe('E-TURN');
  expect(kit.ask(answered(table, { kind: 'move', seat: CORP, move: { do: 'yield' } }))).toMatchObject({ of: RUNNER });
});

test('K-PEN-02 each player’s moves are counted, except passing the pen', () => {
  const runners = does(does(begun(), CORP, change('bits', 1), { do: 'turn' }), RUNNER, change('bits', -1));
  expect(runners.written).toEqual([2, 1]);
  expect(answered(runners, { kind: 'move', seat: RUNNER, move: { do: 'yield' } }).written).toEqual([2, 1]);
});

test('K-RND-01 a die has six sides and a coin two', () => {
  const thrown = does(begun(), RUNNER, { do: 'die' });
  expect(kit.ask(thrown)).toEqual({ kind: 'chance', below: 6 });
  expect(answered(thrown, { kind: 'chance', value: 5 }).outcome).toEqual({ kind: 'die', value: 6 });
  expect(kit.answer(thrown, { kind: 'chance', value: 6 }).ok).toBe(false);
  const tossed = does(begun(), CORP, { do: 'coin' });
  expect(kit.ask(tossed)).toEqual({ kind: 'chance', below: 2 });
  expect(answered(tossed, { kind: 'chance', value: 1 }).outcome).toEqual({ kind: 'coin', heads: true });
});

describe('traces', () => {
  const traced = (limit: number, link: number): Table =>
    does(does(begun(), CORP, { do: 'trace', limit }), RUNNER, { do: 'link', link });
  const bid = (table: Table, corp: number, runner: number) =>
    kit.answer(table, {
      kind: 'sealed',
      bids: [
        { do: 'bid', bits: corp },
        { do: 'bid', bits: runner },
      ],
    });

  test('K-TRC-01 are started by the Corp with a limit, not by the Runner', () => {
    expect(does(begun(), CORP, { do: 'trace', limit: 5 }).trace).toEqual({ limit: 5, link: null });
    expect(refused(does(begun(), RUNNER, change('bits', 1)), RUNNER, { do: 'trace', limit: 5 })).toBe('E-TURN');
  });

  test('K-TRC-02 let the Runner show their link, or decline', () => {
    const table = does(begun(), CORP, { do: 'trace', limit: 5 });
    expect(kit.ask(table)).toEqual({ kind: 'move', of: RUNNER, window: 'link' });
    expect(refused(table, CORP, { do: 'link', link: 1 })).toBe('E-TURN');
    expect(refused(table, RUNNER, change('bits', 1))).toBe('E-PENDING');
    expect(kit.ask(does(table, RUNNER, { do: 'link', link: 1 }))).toEqual({
      kind: 'sealed',
      first: CORP,
      what: 'bids',
    });
    expect(does(table, RUNNER, { do: 'drop' })).toMatchObject({ step: 'free', trace: null });
  });

  test('K-TRC-03 limit bids to the player’s bits, and the Corp’s to the limit; both bids are paid', () => {
    const table = traced(3, 1);
    expect(refused(table, CORP, { do: 'bid', bits: 4 })).toBe('E-LIMIT');
    expect(refused(table, RUNNER, { do: 'bid', bits: 6 })).toBe('E-BITS');
    expect(bid(table, 4, 0).ok).toBe(false);
    const step = bid(table, 3, 5);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    const after = step.value.table;
    expect([numberOf(after, CORP, 'bits'), numberOf(after, RUNNER, 'bits')]).toEqual([2, 0]);
    expect(after).toMatchObject({ step: 'free', trace: null });
  });

  test.each([
    [3, 2, true],
    [2, 2, false],
    [1, 0, true],
    [0, 0, false],
  ])('K-TRC-04 given a base link of 1, %i against %i succeeds: %s', (corp, runner, success) => {
    const step = bid(traced(5, 1), corp, runner);
    expect(step.ok && step.value.table.outcome).toEqual({ kind: 'trace', limit: 5, link: 1, corp, runner, success });
  });
});

test.each([
  [7, 0, CORP],
  [3, 7, RUNNER],
  [7, 7, null],
  [6, 6, null],
])('K-END-01 given %i and %i agenda points, when it ends, the winner is %j', (corp, runner, winner) => {
  const told = (table: Table, seat: Seat, points: number): Table =>
    points === 0 ? table : does(table, seat, change('points', points));
  const table = does(told(told(begun(), CORP, corp), RUNNER, runner), CORP, { do: 'end' });
  expect(kit.ask(table)).toEqual({ kind: 'over', winner, why: 'The game at the table is over.' });
  expect(refused(table, CORP, change('bits', 1))).toBe('E-OVER');
});

test('anything else is refused with a sentence, and nothing else is a move', () => {
  for (const value of [
    null,
    7,
    'turn',
    [],
    {},
    { do: 'toString' },
    { do: 'turn', more: 1 },
    { do: 'change', name: 'bits' },
    { do: 'bid', bits: -1 },
  ])
    expect(refused(begun(), CORP, value)).toMatch(/^E-(FORM|PENDING)$/);
  expect(kit.deckRefusal(CORP, ['fire-wall'], {})?.kind).toBe('E-DECK');
  expect(kit.setup({ sizes: [45, 0], options: {} }).ok).toBe(false);
});

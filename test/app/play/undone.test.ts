/** What would be undone, newest first, with its cost; what was already taken back is not counted twice. */
import { describe, expect, it } from 'vitest';
import type { PlayStep } from '../../../src/app/play/running.ts';
import { changesOf, distinguishable, undoneSince } from '../../../src/app/play/undone.ts';
import { learnedFrom } from '../../../src/rules/learned.ts';
import { learnedWords } from '../../../src/words/en/learned.ts';
import { movesWords } from '../../../src/words/en/sharedOptions.ts';

/** In these tests, a table is a number of bits. */
const counts = (table: unknown) => [
  { seat: 0 as const, name: 'bits', n: Number(table), paid: (n: number) => `${n} bits` },
];
const step = (seq: number, before: number, after: number, back?: PlayStep<unknown>['back']): PlayStep<unknown> => ({
  seq,
  events: [],
  before,
  after,
  known: [null, null],
  ...(back && { back }),
});
const line = (seq: number, seat: 0 | 1 | null = 0) => ({ seq, seat, text: `line ${seq}` });

describe('what a take-back would undo', () => {
  it('is listed newest first, with what the player paid for it', () => {
    const steps = [step(10, 9, 5), step(11, 5, 5), step(12, 5, 3)];
    expect(undoneSince(11, [line(10), line(11), line(12)], steps, counts)).toEqual([
      { ...line(12), price: '2 bits' },
      { ...line(11), price: '' },
    ]);
    expect(changesOf(3, 5, counts)).toMatchObject([{ name: 'bits', from: 3, to: 5 }]);
    expect(changesOf(3, 3, counts)).toEqual([]);
  });

  it('leaves out what has already been taken back', () => {
    const steps = [step(10, 9, 5), step(11, 5, 4), step(13, 4, 5, { to: 11 }), step(14, 5, 2)];
    const lines = [line(10), line(11), line(13), line(14)];
    expect(undoneSince(10, lines, steps, counts).map(({ seq }) => seq)).toEqual([14, 10]);
  });
});

describe('the points to go back to', () => {
  it('are offered once for each number of lines, always the nearest, and never for no lines', () => {
    const lines: Record<number, number> = { 20: 0, 18: 1, 17: 1, 15: 4, 14: 4, 12: 5 };
    expect(distinguishable([20, 18, 17, 15, 14, 12], (to) => lines[to] ?? 0)).toEqual([18, 15, 12]);
  });
});

describe('what was learned since', () => {
  const pile = { in: 'pile', at: 0 } as const;
  const hand = { in: 'hand' } as const;
  const seen = learnedFrom([
    { kind: 'card', owner: 1, from: pile, to: hand, face: null } as never,
    { kind: 'look', by: 0, owner: 1, at: 0, count: 2 } as never,
    { kind: 'card', owner: 1, from: pile, to: hand, face: null } as never,
    { kind: 'card', owner: 0, from: hand, to: { in: 'open' }, face: 'fire-wall', fresh: true } as never,
    { kind: 'something of the game' },
  ]);

  it('is derived only from events, with equal items counted together', () =>
    expect(seen).toEqual([
      { what: 'pile', by: 1, of: 1, count: 2 },
      { what: 'pile', by: 0, of: 1, count: 2 },
      { what: 'face', of: 0, card: 'fire-wall' },
    ]));

  it('is told to each player from their own point of view, even if it is nothing', () => {
    const title = () => 'Fire Wall';
    expect(learnedWords(seen, 1, ['Ann', 'Bob'], title)).toEqual([
      'You have seen 2 cards of your draw pile. The same ones will come up again.',
      'Ann has seen 2 cards of your draw pile. The same ones will come up again.',
      'You have seen Fire Wall.',
    ]);
    expect(learnedWords(seen, 0, ['Ann', 'Bob'], title).slice(0, 2)).toEqual([
      'Bob has seen 2 cards of their draw pile. The same ones will come up again.',
      'You have seen 2 cards of Bob’s draw pile. The same ones will come up again.',
    ]);
    expect(learnedWords([{ what: 'die', count: 1 }], 0, ['Ann', 'Bob'], title)).toEqual([
      'A number was rolled. The same one will come up again.',
    ]);
    expect(learnedWords([], 0, ['Ann', 'Bob'], title)).toEqual(['Nothing was learned since.']);
    expect([1, 2].map(movesWords)).toEqual(['the last move', '2 moves']);
  });
});

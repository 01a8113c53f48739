/**
 * The log of a game with real cards: successive changes of one number are merged into one line; everything else is
 * kept.
 */
import { describe, expect, it } from 'vitest';
import { recorder } from '../../../../src/app/games/kit/recorder.ts';
import { recordAll } from '../../../../src/app/play/record.ts';
import type { PlayStep } from '../../../../src/app/play/running.ts';
import type { Seat } from '../../../../src/rules/game.ts';
import { kit } from '../../../../src/rules/kit/index.ts';
import type { KitEvent, Table } from '../../../../src/rules/kit/table.ts';

const begun = kit.setup({ sizes: [0, 0], options: {} });
if (!begun.ok) throw new Error(JSON.stringify(begun.error));
const table = begun.value;

const step = (seq: number, events: readonly KitEvent[], more: Partial<PlayStep<Table>> = {}): PlayStep<Table> => ({
  seq,
  events: events as unknown as PlayStep<Table>['events'],
  before: table,
  after: table,
  known: [null, null],
  ...more,
});
const bits = (seq: number, from: number, to: number, seat: Seat = 0) =>
  step(seq, [{ kind: 'changed', seat, name: 'bits', from, to }]);
const told = (steps: readonly PlayStep<Table>[]): string[] =>
  recordAll(recorder, recorder.empty, steps, ['Ann', 'Bob']).lines.map(({ text }) => text);

describe('successive changes of the same number', () => {
  it('become one line, from the first value to the last', () => {
    expect(told([bits(1, 5, 6), bits(2, 6, 9)])).toEqual(told([bits(2, 5, 9)]));
    expect(told([bits(1, 5, 6), bits(2, 5, 6, 1), bits(3, 6, 7)])).toHaveLength(3);
  });

  it('do not merge across a change that was taken back: its line stays, and later changes start there', () => {
    const back = step(4, [], { back: { to: 1 } });
    const [first, second] = [told([bits(1, 5, 9)]), told([bits(5, 5, 7)])];
    expect(told([bits(1, 5, 9), back, bits(5, 5, 7)])).toEqual([
      ...first,
      'Taken back by agreement: the line before',
      ...second,
    ]);
  });
});

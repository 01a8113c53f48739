/** The record of a game, complete and in order: new entries are news, repeated ones are not. */
import { describe, expect, it } from 'vitest';
import { type GameRecord, type KeptRecord, nextReveal, type Recorder, recordOf } from '../../../src/app/play/record.ts';
import type { PlayStep, StepContext } from '../../../src/app/play/running.ts';
import { newTableUiState } from '../../../src/app/play/tableUiState.ts';

type Counted = GameRecord & { lines: readonly { seq: number; seat: null; text: string }[] };

/** Each event is a line; events called `show` are reveals for both. */
const recorder: Recorder<number, Counted> = {
  empty: { lines: [], shows: [] },
  after: ({ lines, shows }, steps) => ({
    lines: [
      ...lines,
      ...steps.flatMap(({ seq, events }) => events.map(({ kind }) => ({ seq, seat: null, text: kind }))),
    ],
    shows: [
      ...shows,
      ...steps.flatMap(({ seq, events }) => events.flatMap(({ kind }) => (kind === 'show' ? [seq] : []))),
    ],
  }),
};

const step = (seq: number, ...kinds: string[]): PlayStep<number> => ({
  seq,
  events: kinds.map((kind) => ({ kind })),
  before: seq,
  after: seq + 1,
  known: [null, null],
});
const [first, second, third] = [step(0, 'deal'), step(1, 'show'), step(2, 'move', 'show')];

const told = (since: number | null, ...steps: PlayStep<number>[]): StepContext<number> => ({ steps, since });
const tell = (now: StepContext<number>, was: KeptRecord<number, Counted> | null = null): KeptRecord<number, Counted> =>
  recordOf(recorder, ['Ann', 'Bob'], now, was);
const words = ({ record }: KeptRecord<number, Counted>): string[] => record.lines.map(({ text }) => text);

describe('the record', () => {
  it('continues with new entries, which are news', () => {
    const before = tell(told(1, first));
    expect([words(before), before.news]).toEqual([['deal'], undefined]);
    const after = tell(told(1, first, second), before);
    expect([words(after), after.news?.events]).toEqual([['deal', 'show'], [{ kind: 'show' }]]);
    expect([before.fresh, after.fresh]).toEqual([[], [second]]);
    expect(tell(told(1, first, second), after)).toBe(after);
  });

  it('is rebuilt in the right order, without news, when earlier entries are found', () => {
    const live = tell(told(null, third), tell(told(null)));
    expect([words(live), live.news?.events.length]).toEqual([['move', 'show'], 2]);
    const all = tell(told(2, first, second, third), live);
    expect([words(all), all.news, all.fresh]).toEqual([['deal', 'show', 'move', 'show'], undefined, []]);
  });

  it('drops what was taken back; moves played in its place are news, but each only once', () => {
    const before = tell(told(1, first, second), tell(told(1, first)));
    const back = tell(told(0), before);
    expect([words(back), back.news]).toEqual([[], undefined]);
    const again = tell(told(0, second), back);
    expect(again.news?.events).toEqual([{ kind: 'show' }]);
    expect(again.news?.seq).not.toBe(before.news?.seq);
  });
});

describe('a one-time reveal', () => {
  const seenBy = (kept: KeptRecord<number, Counted>, place = newTableUiState(), seat: 0 | 1 = 0) =>
    nextReveal(kept, place, seat, () => undefined);

  it('is shown in order, to each player separately', () => {
    const place = newTableUiState();
    const kept = tell(told(1, first, second, third), tell(told(1, first)));
    expect(seenBy(kept, place)?.shown).toBe(1);
    seenBy(kept, place)?.close();
    expect(seenBy(kept, place)?.shown).toBe(2);
    expect(seenBy(kept, place, 1)?.shown).toBe(1);
    seenBy(kept, place)?.close();
    expect(seenBy(kept, place)).toBeUndefined();
  });

  it('is not shown to a player who returns later, nor before it is known what they have seen', () => {
    expect(seenBy(tell(told(3, first, second, third)))).toBeUndefined();
    expect(seenBy(tell(told(null, third)))).toBeUndefined();
    expect(seenBy(tell(told(2, first, second, third)))?.shown).toBe(2);
  });

  it('is shown again if it was taken back and recurs', () => {
    const place = newTableUiState();
    const kept = tell(told(1, first, second), tell(told(1, first)));
    seenBy(kept, place)?.close();
    const back = tell(told(0, first), kept);
    expect(seenBy(back, place)).toBeUndefined();
    expect(seenBy(tell(told(0, first, second), back), place)?.shown).toBe(1);
  });
});

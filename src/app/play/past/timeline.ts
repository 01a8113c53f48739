/**
 * A replay: the moments of a game and the record at each. Jumping to a moment replays the record from the nearest
 * cached one, so it costs the same anywhere in the game.
 */
import type { Known } from '../../../rules/game.ts';
import type { Moment } from '../../../rules/moment.ts';
import { type GameRecord, type Recorder, recordAll } from '../record.ts';
import type { PlayStep } from '../running.ts';

/** Number of moments between cached records. */
const EVERY = 8;

/** Where stepping through a game stops. */
export type TimelineStop = 'step' | 'run' | 'turn';

export interface TimelineMarks<T> {
  turn(table: T): number;
  /** Whether a run begins or ends with this step. */
  isRun(step: PlayStep<T>): boolean;
}

export class Timeline<T, R extends GameRecord> {
  readonly steps: readonly PlayStep<T>[];
  readonly lines: R['lines'];
  readonly #kept: R[] = [];
  /** Number of record lines after each moment. */
  readonly #lineCounts: number[] = [];
  readonly #stops: Readonly<Record<TimelineStop, readonly number[]>>;

  /** At least one moment. `names`: by seat. */
  constructor(
    readonly moments: readonly Moment<T, Known>[],
    private readonly recorder: Recorder<T, R>,
    private readonly names: readonly [string, string],
    marks: TimelineMarks<T>,
  ) {
    this.steps = moments.map(({ table: after, piles: _, ...moment }, at) => ({
      ...moment,
      before: moments[at - 1]?.table ?? after,
      after,
    }));
    let record = recorder.empty;
    for (const [at, step] of this.steps.entries()) {
      record = recordAll(recorder, record, [step], names);
      if (at % EVERY === 0) this.#kept.push(record);
      this.#lineCounts.push(record.lines.length);
    }
    this.lines = record.lines;
    this.#stops = {
      step: this.#where((_, at) => this.linesAt(at) > this.linesAt(at - 1)),
      run: this.#where((step) => marks.isRun(step)),
      turn: this.#where(({ before, after }) => marks.turn(before) !== marks.turn(after)),
    };
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The record after the given moment. */
  recordAt(at: number): R {
    const nearest = Math.floor(at / EVERY);
    const kept = this.#kept[nearest] ?? this.recorder.empty;
    return recordAll(this.recorder, kept, this.steps.slice(nearest * EVERY + 1, at + 1), this.names);
  }

  /** Number of record lines at the given moment. */
  linesAt(at: number): number {
    return this.#lineCounts[at] ?? 0;
  }

  /** The moment a record line belongs to. */
  momentOf(line: number): number {
    return Math.max(
      0,
      this.#lineCounts.findIndex((count) => count > line),
    );
  }

  /** The next stop in the given direction; the end if there is none. */
  from(at: number, way: 1 | -1, by: TimelineStop): number {
    const stops = this.#stops[by];
    return way === 1 ? (stops.find((stop) => stop > at) ?? this.last) : (stops.findLast((stop) => stop < at) ?? 0);
  }

  /** Every stop, in order. */
  stops(by: TimelineStop): readonly number[] {
    return this.#stops[by];
  }

  /** Whether this step size has any stops. */
  has(by: TimelineStop): boolean {
    return this.#stops[by].length > 0;
  }

  #where(stops: (step: PlayStep<T>, at: number) => boolean): number[] {
    return this.steps.flatMap((step, at) => (stops(step, at) ? [at] : []));
  }
}

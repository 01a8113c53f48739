/** The record of a game, told step by step by the game itself, and which part of it is new. */

import type { Json } from '../../base/canonical.ts';
import type { Seat } from '../../rules/game.ts';
import * as say from '../../words/en/screens/play.ts';
import type { RecordText } from '../../words/en/you.ts';
import type { PlayStep, StepContext } from './running.ts';
import type { News, RevealedHands } from './seated.ts';
import type { TableUiState } from './tableUiState.ts';

export interface RecordLine extends RecordText {
  /** Number of the log entry it belongs to. */
  seq: number;
  /** The player whose action it was; null if it was neither player's. */
  seat: Seat | null;
}

/** What every record has; each game adds what its board needs. */
export interface GameRecord {
  /** Newest last. */
  readonly lines: readonly RecordLine[];
  /** One-time reveals, in order. */
  readonly shows: readonly unknown[];
  /** How many of the latest reveals are still in progress. */
  readonly going?: number;
}

/** How a game puts its steps into words. Pure: the same steps give the same record. */
export interface Recorder<T, R extends GameRecord> {
  /** The record before anything has happened. */
  readonly empty: R;
  /** `names`: by seat. */
  after(record: R, steps: readonly PlayStep<T>[], names: readonly [string, string]): R;
  /** The line for a fix that both players agreed on. */
  corrected?(before: T, change: Json, names: readonly [string, string]): string;
}

/** A record with the steps it was built from. */
export interface KeptRecord<T, R extends GameRecord> {
  readonly told: StepContext<T>;
  readonly record: R;
  /** Number of one-time reveals before the player's first look; null while unknown. */
  readonly shownBefore: number | null;
  readonly news: News | undefined;
  /** The steps that are news; a new array for each piece of news. */
  readonly fresh: readonly PlayStep<T>[];
}

/** Counts news across all games; a move that replaces one taken back counts too. */
let lastNews = 0;

/** The record of `told`, extending `was` where possible. Steps told again are not news. */
export function recordOf<T, R extends GameRecord>(
  recorder: Recorder<T, R>,
  names: readonly [string, string],
  told: StepContext<T>,
  was: KeptRecord<T, R> | null,
): KeptRecord<T, R> {
  const { steps, since } = told;
  const count = was?.told.steps.length ?? 0;
  if (was === null || was.told.since !== since || steps[count - 1] !== was.told.steps.at(-1)) {
    const before = recordAll(recorder, recorder.empty, steps.slice(0, since ?? 0), names);
    const record = recordAll(recorder, before, steps.slice(since ?? 0), names);
    return { told, record, shownBefore: since === null ? null : shownCount(before), news: undefined, fresh: [] };
  }
  const newSteps = steps.slice(count);
  if (newSteps.length === 0) return was;
  const news = { seq: ++lastNews, events: newSteps.flatMap(({ events }) => events) };
  return { ...was, told, record: recordAll(recorder, was.record, newSteps, names), news, fresh: newSteps };
}

/** How many one-time reveals are over; a new viewer still sees one that is in progress. */
export const shownCount = ({ shows, going = 0 }: GameRecord): number => shows.length - going;

/** Adds `steps` to the record; take-backs are worded alike in every game. */
export function recordAll<T, R extends GameRecord>(
  recorder: Recorder<T, R>,
  was: R,
  steps: readonly PlayStep<T>[],
  names: readonly [string, string],
): R {
  const at = steps.findIndex(({ back, corrected }) => back !== undefined || corrected !== undefined);
  const step = steps[at];
  if (step === undefined) return recorder.after(was, steps, names);
  const told = recorder.after(was, steps.slice(0, at + 1), names);
  const lines = [...told.lines, { seq: step.seq, seat: null, text: agreedWords(recorder, step, told.lines, names) }];
  return recordAll(recorder, { ...told, lines }, steps.slice(at + 1), names);
}

/** A line about a take-back or a fix. `lines`: the record before it. */
function agreedWords<T>(
  { corrected }: Pick<Recorder<T, GameRecord>, 'corrected'>,
  { before, back, corrected: fix }: PlayStep<T>,
  lines: readonly RecordLine[],
  names: readonly [string, string],
): string {
  if (back !== undefined) return say.takenBack(lines.filter((line) => line.seq >= back.to).length);
  return say.fixed((fix && corrected?.(before, fix.change, names)) ?? say.theTable);
}

/** The next reveal for this player; undefined if there is none, or if it is not known what they have seen. */
export function nextReveal(
  { record: { shows }, shownBefore }: KeptRecord<unknown, GameRecord>,
  { seen }: TableUiState,
  seat: Seat,
  changed: () => void,
): RevealedHands | undefined {
  if (shownBefore === null) return undefined;
  // A reveal that was taken back is shown again when it recurs.
  for (const one of [0, 1] as const) seen[one] = Math.min(seen[one] ?? shownBefore, shows.length);
  const nth = seen[seat] ?? 0;
  if (nth === shows.length) return undefined;
  const close = (): void => {
    seen[seat] = nth + 1;
    changed();
  };
  return { nth, shown: shows[nth], close };
}

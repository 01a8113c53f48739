/** Turns a game's steps into words and board data, on one phone or two. */

import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import type { Table } from '../../../rules/netrunner/index.ts';
import { type AccessStory, storyAfter } from '../../../rules/netrunner/rulebook/run/accessStory.ts';
import { correctUi } from '../../../words/en/netrunner/correct.ts';
import { type DiscardedCard, pilesAfter } from '../../../words/en/netrunner/record/piles.ts';
import { sayAll } from '../../../words/en/netrunner/record/record.ts';
import { begun } from '../../../words/en/sides.ts';
import type { GameRecord, Recorder } from '../../play/record.ts';
import { type TableLine, type TraceSummary, tracesIn } from './board/seated.ts';
import { type DrawnCards, drawnAfter, holdingsOf } from './board/table/drawn.ts';

export interface NetrunnerRecord extends GameRecord {
  readonly lines: readonly TableLine[];
  /** The result of each trace and access. An access in progress comes last. */
  readonly shows: readonly (TraceSummary | AccessStory)[];
  /** How the cards in both discard piles got there, newest first. */
  readonly piles: readonly DiscardedCard[];
  /** By seat, the new cards in hand; null if unknown. */
  readonly drawn: readonly [DrawnCards | null, DrawnCards | null];
}

type Shows = NetrunnerRecord['shows'];

/** A trace during an access is shown before the access continues. */
function showsAfter(shows: Shows, step: Parameters<typeof storyAfter>[1]): Shows {
  const last = shows.findLast((show) => show.kind === 'access') ?? null;
  const story = storyAfter(last, step);
  const traces = tracesIn(step.events);
  if (story === last) return traces.length === 0 ? shows : [...shows, ...traces];
  if (story === null) return shows;
  if (last !== null && story.began === last.began && last.over)
    return [...shows.map((show) => (show === last ? story : show)), ...traces];
  return [...shows.filter((show) => show !== last || last.over), ...traces, story];
}

export const recorder: Recorder<Table, NetrunnerRecord> = {
  empty: { lines: [], shows: [], piles: [], drawn: [null, null] },
  after(record, steps, names) {
    const lines = [...record.lines];
    let { shows } = record;
    let { piles, drawn } = record;
    for (const { seq, before, after, known, ...step } of steps) {
      const events = step.events as readonly NetrunnerEvent[];
      const said = sayAll(events, before, names);
      for (const one of said) lines.push({ seq, ...one, text: begun(one.text) });
      piles = pilesAfter(piles, events, before, names);
      shows = showsAfter(shows, { seq, before, after, events, lines: said.length });
      const drawnBy = (seat: 0 | 1): DrawnCards | null => {
        const own = known[seat];
        return own && drawnAfter(drawn[seat], holdingsOf(own, after));
      };
      drawn = [drawnBy(0), drawnBy(1)];
    }
    const last = shows.at(-1);
    return { lines, shows, going: last?.kind === 'access' && !last.over ? 1 : 0, piles, drawn };
  },
  corrected: (before, change, names) => correctUi.words(before, change, names),
};

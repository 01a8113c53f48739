/** What the steps of a game come to in words and for the board, whatever they were played on. */
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import type { Table } from '../../../rules/netrunner/index.ts';
import type { GameRecord, Recorder } from '../../play/record.ts';
import { begun } from '../../words/sides.ts';
import { type Line, type Trace, tracesIn } from './board/seated.ts';
import { type Drawn, drawnAfter, heldBy } from './board/table/drawn.ts';
import { correctUi } from './words/correct.ts';
import { type Fallen, pilesAfter } from './words/piles.ts';
import { sayAll } from './words/record.ts';

export interface NetrunnerRecord extends GameRecord {
  readonly lines: readonly Line[];
  /** How each trace went. */
  readonly shows: readonly Trace[];
  /** How the cards of both discard piles came there, newest first. */
  readonly piles: readonly Fallen[];
  /** By seat, what is new in his hand; null where nothing is known of it. */
  readonly drawn: readonly [Drawn | null, Drawn | null];
}

export const recorder: Recorder<Table, NetrunnerRecord> = {
  empty: { lines: [], shows: [], piles: [], drawn: [null, null] },
  after(record, steps, names) {
    const lines = [...record.lines];
    const shows = [...record.shows];
    let { piles, drawn } = record;
    for (const { seq, before, after, known, ...step } of steps) {
      const events = step.events as readonly NetrunnerEvent[];
      for (const said of sayAll(events, before, names)) lines.push({ seq, ...said, text: begun(said.text) });
      piles = pilesAfter(piles, events, before, names);
      shows.push(...tracesIn(events));
      const drawnBy = (seat: 0 | 1): Drawn | null => {
        const own = known[seat];
        return own && drawnAfter(drawn[seat], heldBy(own, after));
      };
      drawn = [drawnBy(0), drawnBy(1)];
    }
    return { lines, shows, piles, drawn };
  },
  corrected: (before, change, names) => correctUi.words(before, change, names),
};

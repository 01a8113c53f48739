/** The common log: one line for each thing that happens; changes of one number that follow each other are one line. */
import type { KitEvent } from '../../../rules/kit/move.ts';
import type { Table } from '../../../rules/kit/table.ts';
import type { GameRecord, Recorder, RecordLine } from '../../play/record.ts';
import { sayEvent } from './words.ts';

type Changed = Extract<KitEvent, { kind: 'changed' }>;

export interface KitRecord extends GameRecord {
  /** What the last line is of, where it is a change: the next one may join it. */
  readonly last: Changed | null;
}

export const recorder: Recorder<Table, KitRecord> = {
  empty: { lines: [], shows: [], last: null },
  after(record, steps, names) {
    const lines: RecordLine[] = [...record.lines];
    let { last } = record;
    for (const { seq, events } of steps)
      for (const event of events as readonly KitEvent[]) {
        const joins = event.kind === 'changed' && last?.seat === event.seat && last.name === event.name;
        const told = joins && last ? { ...event, from: last.from } : event;
        const said = sayEvent(told, names);
        if (!said) continue;
        if (joins) lines.pop();
        lines.push({ seq, ...said });
        last = told.kind === 'changed' ? told : null;
      }
    return { lines, shows: [], last };
  },
};

/** The shared log: one line per event; consecutive changes of one number are merged. */
import type { KitEvent, Table } from '../../../rules/kit/table.ts';
import { sayEvent } from '../../../words/en/kit/told.ts';
import type { GameRecord, Recorder, RecordLine } from '../../play/record.ts';

type Changed = Extract<KitEvent, { kind: 'changed' }>;

export interface KitRecord extends GameRecord {
  /** The newest line and what it changes, if it is a change: the next change may be merged into it. */
  readonly last: { readonly line: RecordLine; readonly changed: Changed } | null;
}

export const recorder: Recorder<Table, KitRecord> = {
  empty: { lines: [], shows: [], last: null },
  after(record, steps, names) {
    const lines: RecordLine[] = [...record.lines];
    let { last } = record;
    for (const { seq, events } of steps)
      for (const event of events as readonly KitEvent[]) {
        const before = last !== null && last.line === lines.at(-1) ? last.changed : null;
        const joins = event.kind === 'changed' && before?.seat === event.seat && before.name === event.name;
        const told = joins ? { ...event, from: before.from } : event;
        const said = sayEvent(told, names);
        if (!said) continue;
        if (joins) lines.pop();
        const line = { seq, ...said };
        lines.push(line);
        last = told.kind === 'changed' ? { line, changed: told } : null;
      }
    return { lines, shows: [], last };
  },
};

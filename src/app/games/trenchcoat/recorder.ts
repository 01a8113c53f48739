/** A session's record: every test with its halves, whatever was said, and the lines in words. */
import type { Call, Tell } from '../../../rules/trenchcoat/game/call.ts';
import type { TrenchEvent } from '../../../rules/trenchcoat/game/event.ts';
import type { WithoutTest } from '../../../rules/trenchcoat/game/names.ts';
import type { Request, Table } from '../../../rules/trenchcoat/game/table.ts';
import { calledOn, gainsLine, requestOn, sayEvent } from '../../../words/en/trenchcoat/record.ts';
import type { GameRecord, Recorder, RecordLine } from '../../play/record.ts';

/** A called test, as known to both phones. */
export interface TestLine {
  readonly is: 'test';
  readonly number: number;
  readonly call: Call;
  /** The test's label and the node it is about. */
  readonly title: string;
  readonly request: Request | null;
  /** The player's half, 0 to 242; null before the roll, and without dice. */
  readonly half: number | null;
  /** The second half, in a test with all ten dice open. */
  readonly second: number | null;
  readonly rolled: boolean;
  readonly tell: Tell | null;
  /** The number held for the Game Master's half; null without dice. */
  readonly held: number | null;
  /** What both phones recorded when the result was told, in words. */
  readonly gained: string;
}

/** An event without dice. */
export interface PlainLine {
  readonly is: 'plain';
  readonly title: string;
  readonly text: string;
  /** The Game Master's decision without dice; null if there was none. */
  readonly without: WithoutTest | null;
  /** What both phones recorded of it, in words. */
  readonly gained: string;
}

export type LogLine = TestLine | PlainLine;

export interface SessionRecord extends GameRecord {
  /** In order of occurrence. */
  readonly log: readonly LogLine[];
  /** The last tell or announcement if nothing has happened since, otherwise null. */
  readonly news: TrenchEvent | null;
  readonly events: readonly TrenchEvent[];
}

export const recorder: Recorder<Table, SessionRecord> = {
  empty: { lines: [], shows: [], log: [], news: null, events: [] },
  after(record, steps, names) {
    const lines: RecordLine[] = [...record.lines];
    const log = [...record.log];
    const all = [...record.events];
    let { news } = record;
    for (const { seq, events, after } of steps)
      for (const event of events as readonly TrenchEvent[]) {
        all.push(event);
        const said = sayEvent(event, after, names);
        if (said !== null) lines.push({ seq, ...said });
        if (endsNews(event)) news = null;
        if (event.kind === 'told' || event.kind === 'without' || event.kind === 'announced') news = event;
        follow(log, event, said?.text ?? '', after);
      }
    return { lines, shows: [], log, news, events: all };
  },
};

const endsNews = ({ kind }: TrenchEvent): boolean =>
  kind === 'requested' || kind === 'called' || kind === 'stopped' || kind === 'ending';

function follow(log: LogLine[], event: TrenchEvent, text: string, after: Table): void {
  const at = log.findLastIndex((line) => line.is === 'test' && 'test' in event && line.number === event.test);
  const test = log[at];
  const put = (more: Partial<TestLine>): void => {
    if (test?.is === 'test') log[at] = { ...test, ...more };
  };
  const plain = (more: Partial<PlainLine> = {}): void =>
    void log.push({ is: 'plain', title: '', text, without: null, gained: '', ...more });
  switch (event.kind) {
    case 'called': {
      const { test: number, call, request } = event;
      const title = calledOn(call, request, after);
      const rolled = { half: null, second: null, rolled: false, tell: null, held: null, gained: '' };
      log.push({ is: 'test', number, call, title, request, ...rolled });
      break;
    }
    case 'held':
      return put({ held: event.held });
    case 'rolled':
      return put({ half: event.half, second: event.second, rolled: true });
    case 'told':
      return put({ tell: event.tell, gained: gainsLine(event.tell.gains, after) });
    case 'without': {
      const title = event.request ? requestOn(event.request, after) : '';
      return plain({ title, without: event.outcome, gained: gainsLine(event.gains, after) });
    }
    case 'sheet':
    case 'stopped':
    case 'announced':
    case 'brought':
    case 'left':
    case 'clock':
    case 'dice':
      return plain();
    default:
  }
}

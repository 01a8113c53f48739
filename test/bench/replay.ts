/** The figure for replaying a long game: how long it takes to reach any moment, without rendering. */
import { timelineMarks } from '../../src/app/games/netrunner/board/replay/index.ts';
import { type NetrunnerRecord, recorder } from '../../src/app/games/netrunner/recorder.ts';
import { Timeline } from '../../src/app/play/past/timeline.ts';
import { courseOf } from '../../src/peer/match/audit/course.ts';
import { writeFile } from '../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import type { AnyGame, Known } from '../../src/rules/game.ts';
import type { Moment } from '../../src/rules/moment.ts';
import { netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { Figure } from './figure.ts';
import { longFile } from './peer.ts';

const SEEKS = 200;

let timeline: Promise<Timeline<Table, NetrunnerRecord>> | undefined;

async function opened(): Promise<Timeline<Table, NetrunnerRecord>> {
  const { moments } = await courseOf(netrunner as AnyGame, writeFile(await longFile()), { curve: inlineCurve });
  return new Timeline(moments as readonly Moment<Table, Known>[], recorder, ['Ann', 'Bob'], timelineMarks);
}

/** The longest of many jumps to random moments, including the table and the record up to that point. */
async function seek(): Promise<number> {
  timeline ??= opened();
  const there = await timeline;
  const random = seeded(1);
  let longest = 0;
  for (let nth = 0; nth < SEEKS; nth++) {
    const at = random(there.moments.length);
    const start = performance.now();
    timelineMarks.hiddenFrom(0, there.moments[at] as Moment<Table, Known>);
    there.recordAt(at);
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

export const replay: readonly Figure[] = [{ name: 'replay.seek_ms', unit: 'ms', measure: seek }];

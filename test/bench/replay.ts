/** The figure of looking at a long game once more: how long it takes to be anywhere in it. Drawing it is not part of it. */
import { course } from '../../src/app/games/netrunner/board/replay/course.ts';
import { type NetrunnerRecord, recorder } from '../../src/app/games/netrunner/recorder.ts';
import { Reel } from '../../src/app/play/past/reel.ts';
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

let reel: Promise<Reel<Table, NetrunnerRecord>> | undefined;

async function opened(): Promise<Reel<Table, NetrunnerRecord>> {
  const { moments } = await courseOf(netrunner as AnyGame, writeFile(await longFile()), { curve: inlineCurve });
  return new Reel(moments as readonly Moment<Table, Known>[], recorder, ['Ann', 'Bob'], course);
}

/** The longest of many, each to any moment: its table, and its record up to there. */
async function seek(): Promise<number> {
  reel ??= opened();
  const there = await reel;
  const random = seeded(1);
  let longest = 0;
  for (let nth = 0; nth < SEEKS; nth++) {
    const at = random(there.moments.length);
    const start = performance.now();
    course.hiddenFrom(0, there.moments[at] as Moment<Table, Known>);
    there.recordAt(at);
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

export const replay: readonly Figure[] = [{ name: 'replay.seek_ms', unit: 'ms', measure: seek }];

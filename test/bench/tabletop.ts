/**
 * Pink Trenchcoat in two real browsers: how long one phone waits for the other, and how long it takes to resume a long
 * session.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { versionOf } from '../../src/peer/match/agreement.ts';
import { trenchcoat } from '../../src/rules/trenchcoat/index.ts';
import { type Person, see } from '../support/browser/table.ts';
import { beginEvening } from '../support/browser/trenchcoat.ts';
import { peerEvening } from '../support/trenchcoat/evening.ts';
import { leadEvening } from '../support/trenchcoat/randomEvening.ts';
import { changeAfter, firstCorner, median, opened, twoPhones, watchedBy } from './dealing.ts';
import { type StoredGame, storedOf } from './storedGame.ts';
import type { Watched } from './watch.ts';

interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const EXCHANGES = 15;
/** The maximum number of tests in a session. */
const TESTS = 1000;
const TIMES = 5;

export async function measureTabletop(base: string, dist: string): Promise<Measured[]> {
  const chunk = readdirSync(join(dist, 'assets')).filter((name) =>
    /^trenchcoat-(?!rules|learn|library|group).*\.(js|css)$/.test(name),
  );
  const sizes = chunk.map((name) => gzipSync(readFileSync(join(dist, 'assets', name))).length);
  return [
    { name: 'app.trench_chunk_gzip_kb', value: sizes.reduce((sum, size) => sum + size, 0) / 1024, unit: 'kB' },
    ...(await exchanges(base)),
    ...(await resumes(base)),
  ];
}

/** The requests, calls, rolls and results of consecutive tests. */
async function exchanges(base: string): Promise<Measured[]> {
  const [gm, decker] = await twoPhones();
  await beginEvening([gm, decker], base);
  await gm.press('button', 'Add a node');
  await gm.press('button', 'Tram Depot');
  await gm.press('button', 'Bob’s turn');
  await decker.press('button', 'Vesper Quill');
  for (let time = 0; time < EXCHANGES; time++) await exchange(gm, decker);
  for (let time = 0; time < TIMES; time++)
    for (const button of ['My turn', 'Bob’s turn']) await gm.press('button', button);
  const [his, hers] = await Promise.all([gm, decker].map(watchedBy));
  if (!his || !hers) throw new Error('nobody has looked on');
  for (const { phone } of [gm, decker]) await phone.close();
  const taps = (by: Watched, words: RegExp): number[] =>
    by.taps.filter((tap) => words.test(tap.words)).map(({ at }) => at);
  const [asked, called, rolled, told] = [
    taps(hers, /^Analyze/),
    taps(his, /^Call\d/),
    taps(hers, /^Roll 5f/),
    taps(his, /^Tell:/),
  ];
  const toOther = [...asked.map((at) => changeAfter(his, at)), ...told.map((at) => changeAfter(hers, at))];
  // The time the player takes to roll is not included.
  const toHalves = rolled.map((at, test) => {
    const both = Math.max(halvesAfter(his, 2, at), halvesAfter(hers, 1, at));
    return changeAfter(hers, called[test] ?? Number.NaN) + both;
  });
  // The player's phone yields automatically.
  const toAct = taps(his, /^My turn/).map((at) => changeAfter(his, at));
  return [
    { name: 'e2e.trench_want_ms', value: median(toAct), unit: 'ms' },
    { name: 'e2e.trench_tap_to_other_ms', value: median(toOther), unit: 'ms' },
    { name: 'e2e.trench_call_to_halves_ms', value: median(toHalves), unit: 'ms' },
  ];
}

async function exchange(gm: Person, decker: Person): Promise<void> {
  await decker.press('button', 'Matrix');
  await decker.press('button', 'Analyze');
  await gm.press('button', 'Call');
  await decker.press('button', 'Roll 5f');
  const { page } = gm.phone;
  await page.getByRole('region', { name: 'The result' }).waitFor();
  for (const choice of ['Ignore', 'Failure']) {
    const button = page.getByRole('button', { name: choice, exact: true });
    if ((await button.count()) > 0) await button.tap();
  }
  await gm.press('button', 'Tell');
  await see(decker, /^(Success|Failure)$/);
}

/** Milliseconds from the given time to the first frame that shows the given number of halves. */
const halvesAfter = ({ frames }: Watched, halves: number, then: number): number =>
  (frames.find((frame) => frame.at >= then && frame.halves >= halves)?.at ?? Number.NaN) - then;

/** The Game Master's phone opens the longest session: unfinished, and finished and verified. */
async function resumes(base: string): Promise<Measured[]> {
  const evening = await peerEvening();
  const stored = async (): Promise<StoredGame> => ({
    ...(await storedOf(evening.duel, 1)),
    rules: versionOf(trenchcoat),
  });
  let open: StoredGame | undefined;
  await leadEvening(evening, 3, TESTS, 'open', async () => {
    open = await stored();
  });
  await evening.duel.quiet();
  if (!open) throw new Error('the evening was over too early');
  const going = await opened(base, open, TIMES);
  const over = await opened(base, await stored(), TIMES, () => window.watched.frames.some(({ proven }) => proven));
  const provenAt = ({ frames, opened: at }: Watched): number =>
    (frames.find(({ proven }) => proven)?.at ?? Number.NaN) - at;
  return [
    { name: 'e2e.trench_resume_ms', value: median(going.map((one) => firstCorner(one) - one.opened)), unit: 'ms' },
    { name: 'e2e.trench_resume_over_ms', value: median(over.map(provenAt)), unit: 'ms' },
  ];
}

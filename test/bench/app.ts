/**
 * `npm run bench:app`: the figures for the app in two real browsers, one JSON object per line. Builds the app into its
 * own folder and serves it as `npm start` does.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { serve } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { camera } from '../support/browser/camera.ts';
import { closeAll } from '../support/browser/closing.ts';
import { act, newPlayer } from '../support/browser/player.ts';
import { serveStatic } from '../support/browser/staticServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { HOME, walk } from '../support/browser/ways.ts';
import { accessLongestTaskMs } from './access.ts';
import { lessonStartMs, pastGamesMs } from './alone.ts';
import { busyOf, changeAfter, firstCorner, median, opened, pairUp, twoPhones, watchedBy } from './dealing.ts';
import { eveningMs } from './evening.ts';
import { measureGroup } from './group.ts';
import { storedGame } from './storedGame.ts';
import { measureTabletop } from './tabletop.ts';
import type { Watched } from './watch.ts';

const TIMES = 5;
const TAPS = 40;
/** By then, everything that a tap changes is drawn on both phones; the next tap comes later. */
const SETTLED_MS = 250;
const IDLE_AFTER_MS = 15_000;
const IDLE_MS = 30_000;
const ENTRIES = 900;
/** How much slower a phone's processor is assumed to be than this machine's. */
const SLOWER = 4;

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = mkdtempSync(join(tmpdir(), 'meatspace-bench-'));
await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
const serving = await serve({ dist, port: 0 });
const base = `http://localhost:${serving.port}/`;

const say = (name: string, value: number, unit: string): void =>
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }));

say('app.first_paint_gzip_kb', (await gzippedOf(firstPaintFiles())) / 1024, 'kB');
say('app.total_gzip_kb', totalGzipped() / 1024, 'kB');
await measureOffline();

const pairMs: number[] = [];
const longest: number[] = [];
for (let time = 1; time <= TIMES; time++) {
  const [ann, bob] = await twoPhones();
  const joined = await pairUp(base, ann, bob);
  pairMs.push(joined.ms);
  longest.push(joined.longestTaskMs);
  if (time === TIMES) {
    await measureTaps(ann, bob);
    await measureIdle(ann, bob);
  }
  for (const { phone } of [ann, bob]) await phone.close();
}
say('e2e.pair_ms', median(pairMs), 'ms');
say('app.longest_task_ms', median(longest), 'ms');
say('app.access_longest_task_ms', await accessLongestTaskMs(TIMES), 'ms');
say('e2e.resume_ms', await resumeMs(ENTRIES), 'ms');
say('app.resume_1000_ms', await resumeMs(1000, SLOWER), 'ms');
const evening = await eveningMs(base, TIMES);
say('e2e.again_ms', evening.againMs, 'ms');
say('e2e.repair_ms', evening.repairMs, 'ms');
say('e2e.pair_qr_ms', await pairByCodesMs(), 'ms');
say('app.library_first_result_ms', await libraryMs(), 'ms');
say('app.library_scroll_longest_ms', await libraryScrollMs(), 'ms');
say('app.past_games_ms', await pastGamesMs(base, TIMES), 'ms');
say('app.lesson_start_ms', await lessonStartMs(base, TIMES, SLOWER), 'ms');
for (const { name, value, unit } of await measureTabletop(base, dist)) say(name, value, unit);
for (const { name, value, unit } of await measureGroup(base)) say(name, value, unit);

await serving.close();
rmSync(dist, { recursive: true, force: true });
await closeAll();
// The meeting point's library keeps timers for a minute and a half after it ends.
process.exit(0);

/**
 * Time from typing a letter into the library until the first matching cards are drawn: the median over the letters of a
 * word.
 */
async function libraryMs(): Promise<number> {
  const person = await seatPerson('Ann');
  const { page } = person.phone;
  await page.goto(`${base}#/library`);
  await page.locator('.library-row').first().waitFor();
  const took: number[] = [];
  for (const typed of ['t', 'tr', 'tra', 'trac', 'trace', 'wall', 'sentry', 'cost 3'])
    took.push(
      await page.evaluate(async (word) => {
        const field = document.querySelector<HTMLInputElement>('.finder-field input');
        if (field === null) throw new Error('the library has no field');
        const begun = performance.now();
        field.value = word;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        return performance.now() - begun;
      }, typed),
    );
  await person.phone.close();
  return median(took);
}

/** The longest time between two frames while scrolling past all cards on a slow phone. */
async function libraryScrollMs(): Promise<number> {
  const person = await seatPerson('Ann');
  const { page } = person.phone;
  await page.goto(`${base}#/library`);
  await page.locator('.library-row').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const frames = {
      longest: 0,
      last: performance.now(),
      next(now: number): void {
        frames.longest = Math.max(frames.longest, now - frames.last);
        frames.last = now;
        requestAnimationFrame(frames.next);
      },
    };
    Object.assign(window, { frames });
    requestAnimationFrame(frames.next);
  });
  await page.mouse.move(100, 300);
  for (let end = false; !end; ) {
    await page.mouse.wheel(0, 400);
    end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  }
  const longest = await page.evaluate(() => (window as unknown as { frames: { longest: number } }).frames.longest);
  await person.phone.close();
  return longest;
}

/**
 * The page with the scripts and styles it names, including static imports: what the browser needs for the first paint.
 */
function firstPaintFiles(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)];
  if (named.length === 0) throw new Error('the page names no script');
  return ['index.html', ...named.map(([, file = '']) => file)].map((file) => `${base}${file}`);
}

async function gzippedOf(urls: readonly string[]): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    const answer = await fetch(url);
    if (answer.ok) sum += gzipSync(new Uint8Array(await answer.arrayBuffer())).length;
  }
  return sum;
}

/** The bytes the phone stores for an offline start, and the time of a cold offline start without a server. */
async function measureOffline(): Promise<void> {
  const own = await serve({ dist, port: 0 });
  const at = `http://localhost:${own.port}/`;
  const person = await seatPerson('Ann');
  await person.phone.page.goto(at);
  await person.phone.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const kept = await person.phone.page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  if (kept.length === 0) throw new Error('nothing is kept');
  say('app.precache_gzip_kb', (await gzippedOf(kept)) / 1024, 'kB');
  await own.close();
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await person.phone.kill();
    const page = await person.phone.start();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(at);
    await see(person, HOME);
    // The page is empty before the home screen appears.
    times.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
  }
  await person.phone.close();
  say('app.offline_start_ms', median(times), 'ms');
}

function totalGzipped(): number {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + gzipSync(readFileSync(join(parentPath, name))).length, 0);
}

/**
 * Players take bits in turn. Measures from the tap to the frame that shows the new entry, on this phone and the
 * opponent's.
 */
async function measureTaps(ann: Person, bob: Person): Promise<void> {
  const random = seeded(1);
  const players = [newPlayer(ann, 'Corp', random, 'end'), newPlayer(bob, 'Runner', random, 'end')];
  let taps = 0;
  while (taps < TAPS) {
    for (const player of players) {
      const screen = await player.person.look();
      const bit = screen.things.find(({ name }) => name.startsWith('+1 bit'));
      if (bit === undefined || screen.dialog !== null) await act(player, screen);
      else if (await player.person.tap(bit, screen)) {
        taps++;
        // A player looks at the table before the next tap.
        await new Promise((wake) => setTimeout(wake, 300));
      }
    }
  }
  const [own, other]: [number[], number[]] = [[], []];
  const drawings: number[] = [];
  const drawn = ({ frames }: Watched, from: number) =>
    frames.filter(({ at }) => at > from && at < from + SETTLED_MS).length;
  const seen = await Promise.all([ann, bob].map(watchedBy));
  for (const [at, mine] of seen.entries()) {
    const theirs = seen[1 - at] as Watched;
    for (const tap of mine.taps.filter(({ words }) => words.startsWith('+1 bit'))) {
      own.push(changeAfter(mine, tap.at));
      other.push(changeAfter(theirs, tap.at));
      drawings.push(drawn(mine, tap.at), drawn(theirs, tap.at));
    }
  }
  say('e2e.tap_to_own_ms', median(own), 'ms');
  say('e2e.tap_to_other_ms', median(other), 'ms');
  say('app.drawings_per_tap', drawings.reduce((sum, one) => sum + one, 0) / drawings.length, '');
}

/**
 * A connected table while no one moves: what the waiting phone does in a minute, starting 15 seconds after the last
 * move.
 */
async function measureIdle(ann: Person, bob: Person): Promise<void> {
  const waits = (await ann.look()).things.some(({ name }) => name.startsWith('+1 bit')) ? bob : ann;
  const { page } = waits.phone;
  await new Promise((wake) => setTimeout(wake, IDLE_AFTER_MS));
  const busyMs = await busyOf(page);
  const [busy, timers] = [await busyMs(), (await watchedBy(waits)).timers];
  await new Promise((wake) => setTimeout(wake, IDLE_MS));
  const perMinute = 60_000 / IDLE_MS;
  say('app.idle_cpu_ms_per_min', ((await busyMs()) - busy) * perMinute, 'ms');
  say('app.idle_timers_per_min', ((await watchedBy(waits)).timers - timers) * perMinute, '');
}

/** Time from opening the page until the table shows its open question. */
async function resumeMs(entries: number, slower = 1): Promise<number> {
  const seen = await opened(base, await storedGame(entries), TIMES, undefined, slower);
  return median(seen.map((one) => firstCorner(one) - one.opened));
}

/**
 * Time from the host's code in front of the guest's running camera to the table on both screens. The time people take
 * to turn their phones around is not included.
 */
async function pairByCodesMs(): Promise<number> {
  const times: number[] = [];
  // With a pairing server, the guest would be connected before its answer is read.
  const files = await serveStatic(dist);
  const home = `http://localhost:${files.port}/`;
  for (let time = 0; time < TIMES; time++) {
    const cameras = [camera(), camera()] as const;
    const [host, guest] = (await Promise.all(
      cameras.map(({ phone }, at) => seatPerson(at === 0 ? 'Ann' : 'Bob', phone)),
    )) as [Person, Person];
    for (const { phone } of [host, guest]) {
      await phone.context.grantPermissions(['camera']);
      await phone.page.goto(home);
    }
    await walk(host, 'invite');
    await see(host, 'Copy the code');
    await walk(guest, 'join');
    await guest.press('button', 'Scan the code');
    await guest.phone.page.locator('.scanner video').waitFor();
    const begun = await cameras[1].look(host.phone.page);
    await cameras[0].look(guest.phone.page);
    await Promise.all([host, guest].map((person) => see(person, 'Who plays which side?')));
    times.push(Date.now() - begun);
    for (const { phone } of [host, guest]) await phone.close();
  }
  await files.close();
  return median(times);
}

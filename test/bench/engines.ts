/**
 * `npm run bench:engines`: one JSON object per line for each engine, medians of five after a warm-up. In all engines:
 * the app's work on the curve. In Chromium also: the longest task while a game is dealt (of those the browser reports,
 * which take 50 ms or more; else 0), how long dealing takes when both phones are much slower, and how long the machine
 * and a review take in their workers. A missing engine gets a line that says so.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { withoutMedia } from '../../build/libraries.ts';
import { hex } from '../../src/base/bytes.ts';
import { writeFile } from '../../src/peer/match/audit/file.ts';
import { serve } from '../../src/server/index.ts';
import { startPhone } from '../support/browser/browser.ts';
import type { Asked } from '../support/browser/driven.ts';
import { firefoxPath } from '../support/browser/firefox.ts';
import { seatInWebkit, webkitPrograms } from '../support/browser/webkit.ts';
import { median, pairUp, twoPhones } from './dealing.ts';
import type {} from './page/curve.ts';
import type {} from './page/machine.ts';
import { longGame } from './peer.ts';

const TIMES = 5;
/** How much slower a cheap phone's processor is assumed to be than this machine's. */
const SLOWER = 6;

type Figures = Record<string, number>;

const folders = {
  page: mkdtempSync(join(tmpdir(), 'meatspace-bench-')),
  app: mkdtempSync(join(tmpdir(), 'meatspace-bench-')),
};
await build({
  configFile: false,
  root: fileURLToPath(new URL('page', import.meta.url)),
  logLevel: 'error',
  plugins: [withoutMedia()],
  worker: { format: 'es' },
  build: { outDir: folders.page, emptyOutDir: true, target: 'es2022' },
});
await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'error',
  build: { outDir: folders.app, emptyOutDir: true },
});
const page = await serve({ dist: folders.page, port: 0 });
const app = await serve({ dist: folders.app, port: 0 });
const url = `http://localhost:${page.port}/`;
const file = hex(writeFile(await longGame()));

say('chromium', { ...(await inPlaywright('chromium')), ...(await dealing()), ...(await machineInWorkers()) });
if (firefoxPath() === null) console.log(JSON.stringify({ engine: 'firefox', here: false }));
else say('firefox', await inPlaywright('firefox'));
if (webkitPrograms() === null) console.log(JSON.stringify({ engine: 'webkit', here: false }));
else say('webkit', await inWebkit());

await Promise.all([page.close(), app.close()]);
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
// The meeting point's library keeps timers for a minute and a half after it ends.
process.exit(0);

function say(engine: string, figures: Figures): void {
  const rounded = Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]);
  console.log(JSON.stringify({ engine, ...Object.fromEntries(rounded) }));
}

async function inPlaywright(engine: 'chromium' | 'firefox'): Promise<Figures> {
  const phone = await startPhone({ engine });
  await phone.page.goto(url);
  await phone.page.waitForFunction(() => 'bench' in window);
  const figures = await curveIn(phone.page);
  await phone.close();
  return figures;
}

async function inWebkit(): Promise<Figures> {
  const person = await seatInWebkit('Ann');
  await person.page.goto(url);
  const figures = await curveIn(person.page);
  await person.close();
  return figures;
}

async function curveIn(page: Asked): Promise<Figures> {
  return {
    'curve.first_shuffles_ms': await medianOf(() => page.evaluate(() => window.bench.firstShuffles())),
    'curve.audit_ms': await medianOf(() => page.evaluate((text) => window.bench.audit(text), file)),
  };
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  await measure();
  const values: number[] = [];
  for (let time = 0; time < TIMES; time++) values.push(await measure());
  return median(values);
}

/** Sharp's decisions and the review of a game of 32 turns, in the app's own workers. */
async function machineInWorkers(): Promise<Figures> {
  const { page, close } = await startPhone();
  await page.goto(url);
  await page.waitForFunction(() => 'machineBench' in window);
  const figures = {
    'bot.sharp_in_worker_ms': await page.evaluate(() => window.machineBench.sharpMs()),
    'bot.review_s': await page.evaluate(() => window.machineBench.reviewS(32)),
  };
  await close();
  return figures;
}

async function dealing(): Promise<Figures> {
  const longest = await dealtTimes(1, ({ longestTaskMs }) => longestTaskMs);
  const ready = await dealtTimes(SLOWER, ({ readyMs }) => readyMs);
  return { 'app.longest_task_ms': median(longest), [`app.ready_to_question_${SLOWER}x_ms`]: median(ready) };
}

/** `rate`: how much both pages are slowed down. Chromium does not slow down workers. */
async function dealtTimes(
  rate: number,
  which: (dealt: Awaited<ReturnType<typeof pairUp>>) => number,
): Promise<number[]> {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const people = await twoPhones();
    for (const { phone } of people) {
      const cdp = await phone.context.newCDPSession(phone.page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    }
    values.push(which(await pairUp(`http://localhost:${app.port}/`, ...people)));
    for (const { phone } of people) await phone.close();
  }
  return values;
}

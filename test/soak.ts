/**
 * `npm run soak`: what does not fit the test command. Whole random games, many more of them and looked at closer. With a
 * number (`npm run soak -- 500`), so many games of the rules; with two, those games only: from the first to the second.
 * Closes with one plain line, `N passed, N failed`; exits 1 when anything failed.
 */
import { isDeepStrictEqual } from 'node:util';
import { playDamaged } from './support/damage.ts';
import { netrunnerDuel, sameTables } from './support/netrunnerDuel.ts';
import { checkAnyGame, checkGame } from './support/properties.ts';

const RULES_GAMES = 20_000;
const PEER_GAMES = 1_000;
/** All games together damage each tenth byte of a log, at each of these turns. */
const SHARES = 40;
const TURNS = 4;
const EVERY = 20; // one step in so many is checked throughout
const REPORT_MS = 5_000;

/** Games of one kind, by number. A game that breaks a property throws. */
interface Run {
  name: string;
  first: number;
  last: number;
  play(seed: number): unknown;
}

const numbers = process.argv.slice(2).map(Number);
if (numbers.length > 2 || numbers.some((number) => !Number.isSafeInteger(number) || number < 1))
  throw new Error('usage: npm run soak -- [games] or [first last]');
const [first, last] = numbers.length === 2 ? (numbers as [number, number]) : [1, numbers[0] ?? RULES_GAMES];

/** Kinds of games that are played long: a new kind is a line here. */
const runs: readonly Run[] = [
  { name: 'rules', first, last, play: (seed) => checkGame(seed, EVERY) },
  { name: 'any cards', first, last, play: (seed) => checkAnyGame(seed, EVERY) },
  { name: 'two phones', first, last: Math.min(last, first + PEER_GAMES - 1), play: checkDuel },
  { name: 'damaged logs', first, last: Math.min(last, first + SHARES - 1), play: checkDamaged },
];

const total = { passed: 0, failed: 0 };
for (const run of runs) await playAll(run);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function playAll(run: Run): Promise<void> {
  let reported = performance.now();
  for (let seed = run.first; seed <= run.last; seed++) {
    await playSafely(run, seed);
    if (performance.now() - reported < REPORT_MS && seed < run.last) continue;
    reported = performance.now();
    console.log(`${run.name}: game ${seed} of ${run.last}, ${total.failed} failed`);
  }
}

async function playSafely(run: Run, seed: number): Promise<void> {
  try {
    await run.play(seed);
    total.passed += 1;
  } catch (error) {
    total.failed += 1;
    console.log(`${run.name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Two phones come to the end with equal tables at every entry, equal logs and clean audits. */
async function checkDuel(seed: number): Promise<void> {
  const game = await netrunnerDuel(seed);
  await game.play();
  const [a, b] = game.players.map(({ match }) => match.view());
  for (const view of [a, b])
    if (view?.status.kind !== 'over' || view.status.verdict?.clean !== true)
      throw new Error(`seed ${seed}: ${JSON.stringify(view?.status)}`);
  if (!sameTables(game)) throw new Error(`seed ${seed}: the tables differ`);
  if (!isDeepStrictEqual(a?.head, b?.head)) throw new Error(`seed ${seed}: the logs differ`);
}

/** A phone starts again and again from its log with one byte changed. */
function checkDamaged(seed: number): Promise<void> {
  const share = (bytes: number) =>
    Array.from({ length: Math.ceil(bytes / 10) }, (_, at) => 10 * at).filter((_, at) => at % SHARES === seed % SHARES);
  return playDamaged(seed, share, TURNS);
}

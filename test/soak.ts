/**
 * `npm run soak`: what does not fit into the test command. Complete random games, many more of them and checked more
 * closely. With a number (`npm run soak -- 500`): that many games of the rules; with two numbers: only the games from
 * the first to the second. With the name of a kind before them (`npm run soak -- torn 500`): only that kind. The games
 * with any cards end with a list of the texts and of the branches of decisions that none of them has shown. Ends with
 * one plain line, `N passed, N failed`; exits with 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { canonical } from '../src/base/canonical.ts';
import { type MatchFile, readFile, writeFile } from '../src/peer/match/audit/file.ts';
import type { Seat } from '../src/rules/game.ts';
import { MAX_TESTS } from '../src/rules/trenchcoat/game/refusal.ts';
import { report } from '../src/rules/trenchcoat/game/report.ts';
import { seeded } from '../src/solo/random.ts';
import { TestClock } from './support/clock.ts';
import { playDamaged } from './support/damage.ts';
import { finished } from './support/duel.ts';
import { netrunnerEvening } from './support/evenings/eveningGame.ts';
import { matchEvening } from './support/evenings/matchEvening.ts';
import { checkAlike } from './support/groupsAlike.ts';
import { byChance } from './support/link/fate.ts';
import { Coverage } from './support/netrunner/coverage.ts';
import { ManyPools } from './support/netrunner/manyPools.ts';
import { type NetrunnerDuel, netrunnerDuel, sameTables } from './support/netrunner/netrunnerDuel.ts';
import { floodSigned, floodUnsigned } from './support/packetFuzz.ts';
import { checkOwnEntries } from './support/peer/ownEntries.ts';
import { allTricks, notWon, soreLoser } from './support/peer/soreLoser.ts';
import { checkAnyGame, checkGame } from './support/properties.ts';
import { anyRecorded } from './support/schemas/anyRecorded.ts';
import { checkFits, schemaGames } from './support/schemas/keptSchemas.ts';
import { checkViews } from './support/schemas/recordedGame.ts';
import type { ToyDuel } from './support/shortToy.ts';
import { playTorn } from './support/torn.ts';
import { eventsOf, peerEvening, type TrenchDuel } from './support/trenchcoat/evening.ts';
import { floodEvening, floodSignedEvening } from './support/trenchcoat/flood.ts';
import { readRegistry } from './support/trenchcoat/golden.ts';
import { leadEvening, leadTornEvening } from './support/trenchcoat/randomEvening.ts';
import { playTable, provenTable } from './support/trenchcoat/randomTable.ts';

const RULES_GAMES = 20_000;
const PEER_GAMES = 1_000;
/** Each game damages one share of a log's bytes; together, they damage every tenth byte, at each of `TURNS` turns. */
const SHARES = 40;
const TURNS = 4;
const TORN_GAMES = 1_000;
const OWN_ENTRY_GAMES = 1_000; // each pair of words with each pair of seats, ten times
const PACKETS = 1_000; // sent to one phone in one game; a tenth as many signed ones
const PACKET_GAMES = 100;
const MAX_GROWTH = 4e6; // bytes of memory that may remain after all the packets
const LOSSY_GAMES = 500;
const LOSSY_DEATHS = 6; // in a game of Netrunner
const EVENINGS = 1_000;
const TABLES = 200;
const NETRUNNER_EVENINGS = 50;
const SORE_GAMES = 10;
const MAX_TABLE = 32 * 1024; // bytes, after all the tests of a session
const GROUP_VALUES = 10_000; // through both curve libraries
const COVERED_TABLES = 10_000;
const POOLS = 10_000;
const VIEWED_GAMES = 100; // of each game
const EVERY = 20; // one step in this many is checked thoroughly
const REPORT_MS = 5_000;

/** Games of one kind, by number. A game that breaks a property throws. */
interface Run {
  name: string;
  first: number;
  last: number;
  play(seed: number): unknown;
  /** Called after the last game. */
  end?(): void;
}

const usage =
  'usage: npm run soak -- [rules | any-cards | views | two-phones | torn | own-entries | timers | timers-netrunner | packets | damaged-logs | trench-packets | evenings | torn-evenings | tables | match-evenings | netrunner-evenings | sore-losers | long-evening | group | pools | covered] [games] or [first last]';
const words = process.argv.slice(2);
const only = words[0] !== undefined && Number.isNaN(Number(words[0])) ? words.shift() : undefined;
const numbers = words.map(Number);
if (numbers.length > 2 || numbers.some((number) => !Number.isSafeInteger(number) || number < 1)) throw new Error(usage);
const [first, last] = numbers.length === 2 ? (numbers as [number, number]) : [1, numbers[0] ?? RULES_GAMES];
const upTo = (games: number): number => Math.min(last, first + games - 1);

const coverage = new Coverage();
const pools = new ManyPools();

/** The kinds of games for long runs. A new kind takes one line here. */
const kinds: readonly Run[] = [
  { name: 'rules', first, last, play: (seed) => checkGame(seed, EVERY) },
  {
    name: 'any-cards',
    first,
    last,
    play: (seed) => checkAnyGame(seed, EVERY, (one) => coverage.note(one)),
    end: tellUnseen,
  },
  { name: 'views', first, last: upTo(VIEWED_GAMES), play: checkAllViews },
  { name: 'two-phones', first, last: upTo(PEER_GAMES), play: checkDuel },
  { name: 'torn', first, last: upTo(TORN_GAMES), play: async (seed) => checkEnd(seed, (await playTorn(seed)).game) },
  { name: 'own-entries', first, last: upTo(OWN_ENTRY_GAMES), play: checkOwnEntries },
  { name: 'timers', first, last: upTo(LOSSY_GAMES), play: checkTimers },
  { name: 'timers-netrunner', first, last: upTo(LOSSY_GAMES), play: checkTimersNetrunner },
  { name: 'packets', first, last: upTo(PACKET_GAMES), play: checkFlood },
  { name: 'damaged-logs', first, last: upTo(SHARES), play: checkDamaged },
  { name: 'trench-packets', first, last: upTo(PACKET_GAMES), play: checkFloodedEvening },
  { name: 'evenings', first, last: upTo(EVENINGS), play: (seed) => checkEvening(seed) },
  { name: 'torn-evenings', first, last: upTo(EVENINGS), play: (seed) => checkEvening(seed, leadTornEvening) },
  { name: 'tables', first, last: upTo(TABLES), play: checkTable },
  { name: 'match-evenings', first, last: upTo(EVENINGS), play: (seed) => matchEvening(seed) },
  {
    name: 'netrunner-evenings',
    first,
    last: upTo(NETRUNNER_EVENINGS),
    play: (seed) => matchEvening(seed, netrunnerEvening),
  },
  { name: 'sore-losers', first, last: upTo(SORE_GAMES), play: checkSoreLosers },
  { name: 'long-evening', first, last: upTo(1), play: checkLongEvening },
  { name: 'group', first, last: upTo(GROUP_VALUES), play: checkAlike },
  { name: 'pools', first, last: upTo(POOLS), play: (seed) => pools.take(seed), end: () => pools.checkEven() },
  { name: 'covered', first: 1, last: 1, play: checkCoveredScreens },
];
const runs = kinds.filter(({ name }) => only === undefined || name === only);
if (runs.length === 0) throw new Error(usage);

/** Memory in use after the first game with packets: modules loaded by then stay. */
let usedAtFirst: number | null = null;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

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
  run.end?.();
}

/** Reports what the games with random cards did not cover; with the usual number of games, that must be nothing. */
function tellUnseen(): void {
  const unseen = coverage.unseen();
  console.log(`any-cards: ${unseen.length} not seen in ${last - first + 1} games`);
  for (const one of unseen) console.log(`any-cards: not seen: ${one}`);
  if (unseen.length > 0 && last - first + 1 >= RULES_GAMES) total.failed += 1;
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

/** At every tenth entry of a game, whatever a loser tries: the honest player has won. */
async function checkSoreLosers(seed: number): Promise<void> {
  for (const trick of allTricks)
    for (let length = 5; ; length += 10) {
      const end = await soreLoser(seed, length, trick);
      if (end === null) break;
      const why = notWon(end);
      if (why !== null) throw new Error(`seed ${seed}, entry ${length}, ${trick}: ${why}`);
    }
}

/** For each game: everything fits its schema, and it continues the same way from the view of every table. */
async function checkAllViews(seed: number): Promise<void> {
  for (const name of schemaGames) {
    const played = await anyRecorded[name](seed);
    try {
      checkFits(name, played);
      checkViews(played.game, played.steps);
    } catch (error) {
      throw new Error(`seed ${seed}, ${name}: ${error}`);
    }
  }
}

/** Two phones reach the end with equal tables at every entry, equal logs and clean audits. */
async function checkDuel(seed: number): Promise<void> {
  const game = await netrunnerDuel(seed);
  await game.play();
  checkEnd(seed, game);
  if (!sameTables(game)) throw new Error(`seed ${seed}: the tables differ`);
}

/**
 * Phones that crash and lose writes, over a link that loses packets to the end: there are no nudges, only the phones'
 * own timers.
 */
async function checkTimers(seed: number): Promise<void> {
  checkEnd(seed, (await playTorn(seed, new TestClock())).game);
}

/** `checkTimers` with Netrunner, without lost writes: a lost bid would be replaced by a different one. */
async function checkTimersNetrunner(seed: number): Promise<void> {
  const random = seeded(seed);
  const fate = byChance(seed, { drop: 0.3, duplicate: 0.1, reorder: 0.1, delay: 0.05 });
  const game = await netrunnerDuel(seed, { fate, timers: new TestClock() });
  for (let deaths = 0; deaths < LOSSY_DEATHS; deaths++) {
    await game.play(() => random(100) === 0);
    if (!game.players.every(({ match }) => finished(match))) await game.restart(random(2) as Seat);
  }
  await game.play();
  checkEnd(seed, game);
}

/** Checks that both phones have closed the same log, with a clean audit. */
function checkEnd(seed: number, game: Pick<NetrunnerDuel | ToyDuel | TrenchDuel, 'players'>): void {
  const [a, b] = game.players.map(({ match }) => match.view());
  for (const view of [a, b])
    if (view?.status.kind !== 'over' || view.status.verdict?.clean !== true)
      throw new Error(`seed ${seed}: ${JSON.stringify(view?.status)}`);
  if (!isDeepStrictEqual(a?.head, b?.head)) throw new Error(`seed ${seed}: the logs differ`);
}

/** Checks that a random session reaches its end, and that everything opened in it fits. */
async function checkEvening(seed: number, lead: typeof leadTornEvening = leadEvening): Promise<void> {
  const evening = await peerEvening({ seed });
  await lead(evening, seed, 3 + (seed % 15));
  checkEnd(seed, evening.duel);
  const { tests, missing, faults } = report(await eventsOf(evening.duel, 1), readRegistry);
  const wrong = tests.find(({ verdict }) => verdict === 'differs')?.why ?? faults[0];
  if (wrong || missing.length > 0)
    throw new Error(`seed ${seed}: ${wrong ? JSON.stringify(wrong) : `test ${missing[0]} is missing`}`);
}

/**
 * A Game Master and up to six players, whose phones may all crash: nothing is lost, and the file of all games is
 * proven.
 */
async function checkTable(seed: number): Promise<void> {
  const at = await playTable(seed, { tests: 2 + (seed % 8), deaths: 5 });
  for (const { duel } of at) checkEnd(seed, duel);
  const { kind, finding } = await provenTable(at);
  if (kind !== 'fair' || finding.kind !== 'table' || finding.whole?.fault !== null)
    throw new Error(`seed ${seed}: ${kind} ${JSON.stringify(finding)}`);
}

/**
 * A session with the maximum number of tests: the table stays small, a phone resumes quickly, and the file can be
 * checked.
 */
async function checkLongEvening(seed: number): Promise<void> {
  const evening = await peerEvening({ seed });
  const resumed: number[] = [];
  await leadEvening(evening, seed, MAX_TESTS, 'open', async () => {
    for (const seat of [0, 1, 0, 1] as const) {
      const start = performance.now();
      await evening.duel.restart(seat);
      resumed.push(Math.round(performance.now() - start));
      await evening.duel.quiet();
    }
  });
  checkEnd(seed, evening.duel);
  const table = canonical(evening.table()).length;
  const file = writeFile(evening.duel.players[1].match.file() as MatchFile);
  console.log(`long-evening: table ${table} bytes, file ${file.length} bytes, resumed in ${resumed.join(', ')} ms`);
  if (table > MAX_TABLE || !readFile(file).ok) throw new Error(`seed ${seed}: the table or the file is too large`);
}

/** Runs the test of covered screens on more tables; it needs a page to draw on. */
function checkCoveredScreens(): void {
  const env = { ...process.env, COVERED_TABLES: String(upTo(COVERED_TABLES)) };
  const test = 'test/app/games/netrunner/board/covered.test.tsx';
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', test], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('a covered screen tells what is hidden');
}

/** A phone restarts repeatedly from its log with one byte changed. */
function checkDamaged(seed: number): Promise<void> {
  const share = (bytes: number) =>
    Array.from({ length: Math.ceil(bytes / 10) }, (_, at) => 10 * at).filter((_, at) => at % SHARES === seed % SHARES);
  return playDamaged(seed, share, TURNS);
}

/** A phone that receives random packets loses no game and keeps none of them. */
async function checkFlood(seed: number): Promise<void> {
  checkEnd(seed, await floodUnsigned(seed, PACKETS));
  await floodSigned(seed, PACKETS / 10);
  const bytes = memoryInUse();
  usedAtFirst ??= bytes;
  if (bytes - usedAtFirst > MAX_GROWTH) throw new Error(`seed ${seed}: ${bytes - usedAtFirst} bytes are kept`);
}

/** Packet floods for a session, against each of its two phones. */
async function checkFloodedEvening(seed: number): Promise<void> {
  for (const victim of [0, 1] as const) {
    checkEnd(seed, await floodEvening(seed, PACKETS, victim));
    await floodSignedEvening(seed, PACKETS / 10, victim);
  }
}

/** Memory in use after garbage collection, in bytes. */
function memoryInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

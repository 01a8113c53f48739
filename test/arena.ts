/**
 * `npm run arena -- regular novice 200`: two players play the games of that many seeds, each seed twice with the sides
 * swapped, on every pair of decks in turn. Prints how many games the first player won as each side, with intervals
 * (Wilson, 95 %). Players: the machine's levels, `chance` and `chaser` (`minds.ts`). With `tuning`, `held-out`, `any` or `sealed` after the
 * number, they use decks other than the built-in ones. `KEEP=file` records each game; with the same file, it continues
 * where it stopped. `FROM=201` begins with that seed, `ANSWERS=1000` limits the answers `sharp` may try.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { CORP, RUNNER } from '../src/rules/netrunner/table.ts';
import { type Habits, summed } from './support/arena/habits.ts';
import { type Mind, minds } from './support/arena/minds.ts';
import { type DeckSet, deckSets, type Outcome, pairOf, said } from './support/arena/pairing.ts';

const [first = 'regular', second = 'novice', seeds = '36', set = 'built-in'] = process.argv.slice(2);
const isOneOf = <V extends string>(all: readonly V[], name: string): name is V =>
  (all as readonly string[]).includes(name);
if (!isOneOf(minds, first) || !isOneOf(minds, second)) throw new Error(`minds: ${minds.join(', ')}`);
if (!isOneOf(deckSets, set)) throw new Error(`decks: ${deckSets.join(', ')}`);

const took = new Map<Mind, number[]>();
const games = all([first, second], set, Number(process.env['FROM'] ?? 1));
const [asCorp, asRunner] = [CORP, RUNNER].map((side) => games.filter((game) => game.side === side));
console.log(`${first} against ${second}, ${set} decks`);
console.log(`  as the Corp   ${said(asCorp ?? [])}`);
console.log(`  as the Runner ${said(asRunner ?? [])}`);
console.log(`  both          ${said(games)}`);
for (const [end, some] of grouped(games, ({ end }) => end)) console.log(`  ${some.length} ${end}`);
for (const { seed, side, fault } of games) if (fault) console.log(`  seed ${seed}, ${first} at seat ${side}: ${fault}`);
console.log(`  turns ${(games.reduce((sum, { turns }) => sum + turns, 0) / games.length).toFixed(1)}`);
tellHabits(summed(games.map(({ habits }) => habits)));
for (const [mind, ms] of took) {
  ms.sort((a, b) => a - b);
  const share = (part: number): string => (ms[Math.floor((ms.length - 1) * part)] ?? 0).toFixed(2);
  console.log(`  ${mind} decides in ms: p50 ${share(0.5)}, p95 ${share(0.95)}, p99.9 ${share(0.999)}`);
}
if (set !== 'any' && set !== 'sealed')
  for (const side of [CORP, RUNNER])
    for (const [deck, some] of grouped(games, ({ decks }) => decks[side] ?? '')) {
      const corp = some.filter((game) => (game.side === CORP) === game.won).length;
      const of = [CORP, RUNNER].map((seat) => said(some.filter((game) => game.side === seat)));
      const hid = side === CORP ? summed(some.map(({ habits }) => habits))['unseen behind ice: an agenda'] : undefined;
      console.log(
        `  ${deck}: ${first} as the Corp ${of[0]}, as the Runner ${of[1]}; the Corp won ${corp} of ${some.length}` +
          (hid ? `; unseen behind ice ${hid.was} of ${hid.of} agendas, ${Math.round((100 * hid.was) / hid.of)} %` : ''),
      );
    }

/** The stored games, and the rest, played now. */
function all(by: readonly [Mind, Mind], decks: DeckSet, from: number): Outcome[] {
  const file = process.env['KEEP'];
  const kept: Outcome[] =
    file && existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [];
  const budget = process.env['ANSWERS'] === undefined ? undefined : Number(process.env['ANSWERS']);
  const watch = { budget, took: (mind: Mind, ms: number): void => void listOf(took, mind).push(ms) };
  for (let seed = from; seed < from + Number(seeds); seed++) {
    if (kept.some((game) => game.seed === seed)) continue;
    const pair = pairOf(by, decks, seed, watch);
    kept.push(...pair);
    if (file) appendFileSync(file, pair.map((game) => `${JSON.stringify(game)}\n`).join(''));
  }
  return kept.filter(({ seed }) => seed >= from && seed < from + Number(seeds));
}

function listOf<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Prints predicted and actual rates; they match if the machine's beliefs are calibrated. */
function tellHabits(habits: Habits): void {
  for (const [name, { was, of, said = 0 }] of Object.entries(habits).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const percent = (share: number): string => `${((100 * share) / of).toFixed(0)} %`;
    console.log(`  ${name}: ${was} of ${of}, ${percent(was)}${said > 0 ? `, said ${percent(said)}` : ''}`);
  }
}

/** Groups the games by key, in descending order of size. */
function grouped(some: readonly Outcome[], by: (game: Outcome) => string): [string, Outcome[]][] {
  const groups = new Map<string, Outcome[]>();
  for (const game of some) listOf(groups, by(game)).push(game);
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}

/**
 * `npm run arena -- regular novice 400`: plays pairings of two minds, sides exchanged on the same seeds, and prints how many each won
 * as each side, with intervals (Wilson, 95 %). Minds: the machine's levels, and `chance`. With `any` behind the number of games the
 * decks are random legal ones. It can be taken up again: `FROM=201` begins with that seed.
 */

import { thoughtAhead } from '../src/app/games/netrunner/solo/ahead.ts';
import { other, type Seat } from '../src/rules/game.ts';
import { netrunner } from '../src/rules/netrunner/index.ts';
import { decideMove, type Level, levels } from '../src/rules/netrunner/machine/decide.ts';
import type { Move } from '../src/rules/netrunner/move.ts';
import { CORP, RUNNER } from '../src/rules/netrunner/table.ts';
import { type Random, seeded } from '../src/solo/random.ts';
import { randomDeck } from './support/decks.ts';
import { choose, deal, moveFor, type NetrunnerGame, playOne } from './support/randomPlay.ts';

type Mind = Level | 'sharp' | 'chance';
const minds: readonly Mind[] = [...levels, 'sharp', 'chance'];
/** Answers that *sharp* may try out for a move; as in the app where it is not said. */
const budget = process.env.BUDGET === undefined ? undefined : Number(process.env.BUDGET);
const MOST_ANSWERS = 4000;

const [first = 'regular', second = 'novice', games = '100', decks = 'built-in'] = process.argv.slice(2);
const from = Number(process.env.FROM ?? 1);
const isMind = (name: string): name is Mind => (minds as readonly string[]).includes(name);
if (!isMind(first) || !isMind(second)) throw new Error(`minds: ${minds.join(', ')}`);

const ends = new Map<string, number>();
const took: number[] = [];
let turns = 0;

const asCorp = pairing([first, second], CORP);
const asRunner = pairing([second, first], RUNNER);
const all = { won: asCorp.won + asRunner.won, of: asCorp.of + asRunner.of };
console.log(
  `${first} against ${second}: as the Corp ${said(asCorp)}, as the Runner ${said(asRunner)}, both ${said(all)}`,
);
for (const [why, count] of [...ends].sort((a, b) => b[1] - a[1])) console.log(`  ${count} ${why}`);
took.sort((a, b) => a - b);
const share = (part: number): string => (took[Math.floor((took.length - 1) * part)] ?? 0).toFixed(2);
console.log(
  `  turns ${(turns / all.of).toFixed(1)}, a decision takes ms p50 ${share(0.5)} p95 ${share(0.95)} p99.9 ${share(0.999)}`,
);

/** The games in which the first of these is the Corp; counted for that side. */
function pairing(by: readonly [Mind, Mind], side: Seat): { won: number; of: number } {
  let won = 0;
  for (let seed = from; seed < from + Number(games); seed++) {
    const random = seeded(seed);
    const local = deal(seed, decks === 'any' ? [randomDeck(CORP, random), randomDeck(RUNNER, random)] : undefined);
    if (play(local, by, random) === side) won++;
    const { over, turn } = local.table;
    const end = over ? over.why : 'no end';
    ends.set(end, (ends.get(end) ?? 0) + 1);
    turns += turn;
  }
  return { won, of: Number(games) };
}

function play(local: NetrunnerGame, by: readonly [Mind, Mind], random: Random): Seat | null {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') return question.winner;
    let seat: Seat = question.kind === 'move' || question.kind === 'choose' ? question.of : CORP;
    playOne(local, () => {
      const move = answer(local, seat, by[seat], random);
      seat = other(seat);
      return move;
    });
  }
  return null;
}

function answer(local: NetrunnerGame, seat: Seat, mind: Mind, random: Random): Move {
  if (mind === 'chance') return moveFor({ ...local, random }, netrunner.ask(local.table), seat, choose);
  const begun = performance.now();
  const view = { table: local.table, known: local.known[seat], seat };
  const move =
    mind === 'sharp' ? thoughtAhead({ ...view, seed: random(2 ** 32) }, budget) : decideMove(view, mind, random);
  took.push(performance.now() - begun);
  if (!move) throw new Error('the machine has no answer');
  return move;
}

/** "34 of 50 (54 to 79 %)". */
function said({ won, of }: { won: number; of: number }): string {
  const z = 1.96;
  const p = won / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const percent = (share: number): number => Math.round(100 * share);
  return `${won} of ${of} (${percent(middle - half)} to ${percent(middle + half)} %)`;
}

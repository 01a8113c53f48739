/** One lookahead move of the machine and the reasons for it. Pure, so it can run on any thread. */
import { starterDecks } from '../../../../rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../../../rules/netrunner/index.ts';
import { startLocal } from '../../../../solo/local.ts';
import type { MachineSight } from '../../../../solo/machine.ts';
import { seeded } from '../../../../solo/random.ts';
import { playOut, rollout, think } from '../../../../solo/search.ts';
import { thinker } from './thinker.ts';

/** How many answers to try per move if the speed was not measured. */
const UNMEASURED = 3000;
/**
 * With fewer answers it hardly plays better than by its rules of thumb; a phone four times slower tries this many in
 * two seconds.
 */
const MIN_BUDGET = 1500;
/** More answers gain little. */
const MAX_BUDGET = 15_000;
/**
 * How long a move's answers would take in plain games (ms). Searching takes a quarter longer in the slowest moves of
 * twenty, and most end long before.
 */
const MOVE_MS = 800;
/** Time to warm up the engine; `COUNTED_MS`: time to measure (ms). */
const WARM_MS = 150;
const COUNTED_MS = 150;
const MAX_GAME_LENGTH = 2000;
/** How many deals two moves are compared in. */
export const DEALS = 24;

/** `budget`: how many answers it may try. */
export const lookaheadMove = ({ budget = UNMEASURED, ...sight }: Omit<MachineSight<Table>, 'level'>): Move | null =>
  think(thinker, sight, budget, seeded(sight.seed));

/**
 * How many answers the machine may try per move on this device. Plays whole games for a moment and counts them.
 * `clock`: the time in milliseconds.
 */
export function measuredBudget(clock: () => number): number {
  const begun = clock();
  let [answers, since, now] = [0, begun, begun];
  for (let seed = 1; now - begun < WARM_MS + COUNTED_MS; seed++) {
    const local = startLocal(netrunner, starterDecks, {}, seeded(seed));
    if (!local.ok) break;
    const given = rollout(thinker, local.value, MAX_GAME_LENGTH, () => false);
    now = clock();
    if (now - begun < WARM_MS) since = now;
    else answers += given;
  }
  const perMs = answers / Math.max(1, now - since);
  return Math.round(Math.max(MIN_BUDGET, Math.min(MAX_BUDGET, perMs * MOVE_MS)));
}

/**
 * What each of two moves is worth some turns later (bits), averaged over deals of the hidden cards: the first deals
 * that a search from this position tries. Null if no deal agrees with what the machine knows.
 */
export function lookedAhead(
  { table, known, seat, seed }: Omit<MachineSight<Table>, 'level'>,
  [one, two]: readonly [Move, Move],
): [number, number] | null {
  const random = seeded(seed);
  // Called for its side effect: it leaves the random numbers where the search finds them.
  thinker.rank(table, known, seat, random);
  const sums: [number, number] = [0, 0];
  let deals = 0;
  for (let tried = 0; tried < DEALS; tried++) {
    const world = thinker.world(table, known, seat, random);
    if (!world) continue;
    const luck = random(2 ** 32);
    const worthOf = (move: Move): number => playOut(thinker, table, world, seat, [move], luck).value;
    sums[0] += worthOf(one);
    sums[1] += worthOf(two);
    deals++;
  }
  return Number.isFinite(sums[0] + sums[1]) && deals > 0 ? [sums[0] / deals, sums[1] / deals] : null;
}

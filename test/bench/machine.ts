/** Figures for the machine: how long a decision takes at each level, and how many worlds it deals. */
import { thinker } from '../../src/app/games/netrunner/solo/thinker.ts';
import { type CardId, other, type Seat } from '../../src/rules/game.ts';
import { findCard } from '../../src/rules/netrunner/card.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import { levels } from '../../src/rules/netrunner/machine/decide.ts';
import { sampleWorld } from '../../src/rules/netrunner/machine/worlds.ts';
import type { Move } from '../../src/rules/netrunner/move.ts';
import { CORP, cardAt, isCentral, RUNNER } from '../../src/rules/netrunner/table.ts';
import { seeded } from '../../src/solo/random.ts';
import { type Mind, moveOf } from '../support/arena/minds.ts';
import { dealt } from '../support/arena/pairing.ts';
import { type NetrunnerGame, playOne } from '../support/randomPlay.ts';
import type { Figure } from './figure.ts';

/** The largest budget the app gives. */
export const MAX_BUDGET = 15_000;
/** As many games as there are pairs of built-in decks; every n-th decision that matters is searched. */
const GAMES = 36;
export const SELDOM = 200;

interface Decided {
  seat: Seat;
  move: Move;
}

/** The policy plays the game against itself: each answer's last decision. */
export function* regularAnswers(local: NetrunnerGame, seed: number): Generator<Decided> {
  const random = seeded(seed);
  for (;;) {
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') return;
    let by: Seat = question.kind === 'move' || question.kind === 'choose' ? question.of : 0;
    let last: Decided | undefined;
    playOne(local, () => {
      last = { seat: by, move: moveOf(local, by, 'regular', random) };
      by = other(by);
      return last.move;
    });
    if (last) yield last;
  }
}

/** Games of the policy against itself: one in `every` decisions that deserve a search. */
export function* decisions(games: number, every: number): Generator<{ local: NetrunnerGame; seat: Seat }> {
  let weighty = 0;
  for (let seed = 1; seed <= games; seed++) {
    const local = dealt('built-in', seed);
    const answers = regularAnswers(local, seed);
    do {
      const question = netrunner.ask(local.table);
      const seat = question.kind === 'move' || question.kind === 'choose' ? question.of : 0;
      if (thinker.matters(local.table) && weighty++ % every === 0) yield { local, seat };
    } while (!answers.next().done);
  }
}

/** The sixth slowest of a hundred decisions that depend on the choice. */
function decideP95(mind: Mind): number {
  const times: number[] = [];
  for (const { local, seat } of decisions(mind === 'sharp' ? GAMES / 2 : GAMES, mind === 'sharp' ? SELDOM : 1)) {
    const started = performance.now();
    moveOf(local, seat, mind, seeded(times.length), { budget: MAX_BUDGET });
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** Worlds for both seats, at every tenth decision of a few games. */
function worldsPerSecond(): number {
  let worlds = 0;
  let spent = 0;
  for (const { local, seat } of decisions(6, 10)) {
    const view = { table: local.table, known: local.known[seat], seat };
    const random = seeded(worlds);
    const started = performance.now();
    for (let i = 0; i < 20; i++) if (sampleWorld(view, random)) worlds++;
    spent += performance.now() - started;
  }
  return (worlds / spent) * 1000;
}

/** Worlds per belief. */
const SAMPLES = 20;
/** With fewer cards than this, a group of beliefs is not significant. */
const ENOUGH = 30;

/**
 * The calibration error of the Runner's beliefs about face-down cards in subsidiary forts. Groups the cards by the
 * share of worlds in which they are agendas, and compares that share with the actual share of agendas. Returns the
 * largest gap, in percentage points.
 */
function calibration(): number {
  const groups = new Map<number, { said: number; was: number; count: number }>();
  for (const { local, seat } of decisions(GAMES, 12)) {
    if (seat !== RUNNER) continue;
    const { table, known } = local;
    const random = seeded(table.turn);
    const worlds = Array.from({ length: SAMPLES }, () => sampleWorld({ table, known: known[seat], seat }, random));
    for (const { id, inside } of table.forts)
      for (const slot of isCentral(id) ? [] : inside) {
        const face = known[CORP].slots[slot];
        if (cardAt(table, slot).card !== null || face === undefined) continue;
        const said = worlds.filter((world) => isAgenda(world?.known[CORP].slots[slot])).length / SAMPLES;
        const group = groups.get(Math.round(said * 5)) ?? { said: 0, was: 0, count: 0 };
        groups.set(Math.round(said * 5), {
          said: group.said + said,
          was: group.was + Number(isAgenda(face)),
          count: group.count + 1,
        });
      }
  }
  const known = [...groups.values()].filter(({ count }) => count >= ENOUGH);
  return Math.max(...known.map(({ said, was, count }) => (100 * Math.abs(said - was)) / count));
}

const isAgenda = (id: CardId | undefined): boolean => findCard(id)?.type === 'agenda';

export const machine: readonly Figure[] = [
  ...[...levels, 'sharp' as const].map((mind) => ({
    name: `bot.decide_ms_${mind}`,
    unit: 'ms',
    measure: () => decideP95(mind),
  })),
  { name: 'bot.worlds_per_s', unit: '1/s', measure: worldsPerSecond },
  { name: 'bot.calibration', unit: 'points', measure: calibration },
];

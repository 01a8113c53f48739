/** In a page: the machine's lookahead in its own worker, and the review of a finished game in two workers. */

import type { Reviewer } from '../../../src/app/games/gameUi.ts';
import { reviewer } from '../../../src/app/games/netrunner/board/replay/reviewer.ts';
import { machinePlayer } from '../../../src/app/games/netrunner/solo/machine.ts';
import { type GameReview, review } from '../../../src/app/play/past/review.ts';
import type { Known } from '../../../src/rules/game.ts';
import type { Moment } from '../../../src/rules/moment.ts';
import type { Table } from '../../../src/rules/netrunner/table.ts';
import { dealt } from '../../support/arena/pairing.ts';
import { decisions, MAX_BUDGET, regularAnswers, SELDOM } from '../machine.ts';

declare global {
  interface Window {
    machineBench: typeof machineBench;
  }
}

const machineBench = {
  /**
   * The 95th percentile of Sharp's decisions (ms) with the budget that the app measures on this device, each including
   * the start of its worker.
   */
  async sharpMs(): Promise<number> {
    const budget = (await machinePlayer.budget?.('sharp')) ?? MAX_BUDGET;
    const times: number[] = [];
    for (const { local, seat } of decisions(4, SELDOM / 20)) {
      const sight = { table: local.table, known: local.known[seat], seat, level: 'sharp', seed: times.length };
      const begun = performance.now();
      await machinePlayer.think({ ...sight, budget })?.done;
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  },

  /** The review of a game with this many turns, in seconds. */
  async reviewS(turns: number): Promise<number> {
    const game = gameOf(turns);
    const begun = performance.now();
    const workers = reviewer();
    await review(game, workers as Reviewer<unknown>, () => {});
    workers.close();
    return (performance.now() - begun) / 1000;
  },
};
window.machineBench = machineBench;

/** The first game of Regular against itself with this many turns. */
function gameOf(turns: number): GameReview {
  for (let seed = 1; ; seed++) {
    const local = dealt('built-in', seed);
    const moments: Moment<Table, Known>[] = [];
    const starts: number[] = [];
    const keep = (by: Pick<Moment, 'by'>): void => {
      const { table, known, piles } = local;
      if (moments.at(-1)?.table.turn !== table.turn) starts.push(moments.length);
      const open = { known: [...known] as const, piles: [[...piles[0]], [...piles[1]]] as const };
      moments.push({ seq: moments.length, events: [], table, ...open, ...by });
    };
    keep({});
    for (const by of regularAnswers(local, seed)) keep({ by });
    const { over, turn } = local.table;
    if (turn === turns) return { moments, starts, result: over?.winner };
  }
}

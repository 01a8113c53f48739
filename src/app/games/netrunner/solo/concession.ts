// Chunk: split
/**
 * Whether the machine's game is lost, judged from its own view: the policy plays both sides to the end, in deals of the
 * hidden cards that agree with what the machine knows. Pure: the same view and seed give the same answer.
 */
import { other } from '../../../../rules/game.ts';
import { netrunner, type Table } from '../../../../rules/netrunner/index.ts';
import { evaluate } from '../../../../rules/netrunner/machine/evaluate.ts';
import { sampleWorld } from '../../../../rules/netrunner/machine/worlds.ts';
import { actionsPerTurn } from '../../../../rules/netrunner/rulebook/numbers.ts';
import { continueLocal } from '../../../../solo/local.ts';
import type { MachineSight } from '../../../../solo/machine.ts';
import { seeded } from '../../../../solo/random.ts';
import { rollout } from '../../../../solo/search.ts';
import { thinker } from './thinker.ts';

type Sight = Pick<MachineSight<Table>, 'table' | 'known' | 'seat' | 'seed'>;

/** Deals to play to the end. The game is lost if the machine wins none of them. */
const DEALS = 30;
const MAX_ANSWERS = 2000;
/** Minimum number of turns that a conceded game would still take, on average. */
const MIN_TURNS = 4;
/** Only a position worth less than this to the machine is examined (bits). */
const BEHIND = -15;

/** A cheap test before the slow one: whether the opponent's turn has just begun and the machine is far behind. */
export function mayBeLost({ table, known, seat }: Sight): boolean {
  const question = netrunner.ask(table);
  if (question.kind !== 'move' || question.window !== 'action' || table.active !== other(seat)) return false;
  const isStart = table.run === null && table.actions >= actionsPerTurn(table, table.active);
  return isStart && evaluate({ table, known, seat }) < BEHIND;
}

/**
 * Whether every deal is lost and the game is not about to end anyway: an offer would then save no time and would give
 * away the end.
 */
export function isLost({ table, known, seat, seed }: Sight): boolean {
  const random = seeded(seed);
  let turns = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const world = sampleWorld({ table, known, seat }, random);
    if (world === null) return false;
    const { arranging: _, ...local } = continueLocal(netrunner, { table, ...world }, seeded(random(2 ** 32)));
    rollout(thinker, local, MAX_ANSWERS, () => false);
    if (local.table.over?.winner !== other(seat)) return false;
    turns += local.table.turn - table.turn;
  }
  return turns >= MIN_TURNS * DEALS;
}

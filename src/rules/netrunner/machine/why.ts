/**
 * Why the machine made its move, compared with the other moves it considered. Only for players who may see its cards.
 */
import type { Random } from '../../../base/chance.ts';
import { ask } from '../flow.ts';
import type { Move } from '../move.ts';
import { rank } from './rank.ts';
import type { Ranked } from './ranked.ts';
import type { MachineView } from './view.ts';

export interface MoveReasons {
  readonly taken: Ranked;
  /** The best other move. It may be worth more: a novice's mistake or a search can override the rules of thumb. */
  readonly other: Ranked;
}

/**
 * `chance`: the random source as it was for the decision. Null if no moves were compared: a bid, a single move, or part
 * of a plan.
 */
export function explainChoice(view: MachineView, move: Move, chance: Random): MoveReasons | null {
  if (ask(view.table).kind === 'sealed') return null;
  const list = rank(view, chance);
  const words = JSON.stringify(move);
  const taken = list.find((one) => JSON.stringify(one.move) === words);
  const other = list.find((one) => one !== taken && one.move.do !== 'concede');
  return taken && other ? { taken, other } : null;
}

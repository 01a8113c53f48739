/** Why the machine did what it did: its move among all that it weighed then. For whoever may see what it saw. */
import type { Random } from '../../../base/chance.ts';
import { ask } from '../flow.ts';
import type { Move } from '../move.ts';
import { rank } from './rank.ts';
import type { Ranked } from './ranked.ts';
import type { MachineView } from './view.ts';

export interface MoveReasons {
  readonly taken: Ranked;
  /** The best of the others. It may be worth more: who slips or thinks ahead does not take what the rules of thumb find best. */
  readonly other: Ranked;
}

/** `chance`: as it was for the decision. Null where nothing was weighed: a bid, a single move, one that was planned as a part of others. */
export function whyOf(view: MachineView, move: Move, chance: Random): MoveReasons | null {
  if (ask(view.table).kind === 'sealed') return null;
  const list = rank(view, chance);
  const words = JSON.stringify(move);
  const taken = list.find((one) => JSON.stringify(one.move) === words);
  const other = list.find((one) => one !== taken && one.move.do !== 'concede');
  return taken && other ? { taken, other } : null;
}

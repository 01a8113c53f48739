/** The machine's answer to the open question, by its level. Deterministic for a given view and random source. */
import type { Random } from '../../../base/chance.ts';
import { ask } from '../flow.ts';
import type { Move } from '../move.ts';
import { rank } from './rank.ts';
import type { Ranked } from './ranked.ts';
import type { MachineView } from './view.ts';

/** `novice` makes a beginner's mistakes; `regular` takes the policy's best move. */
export const levels = ['novice', 'regular'] as const;
export type Level = (typeof levels)[number];

/** Null if the seat has no decision to make. */
export function decideMove(view: MachineView, level: Level, chance: Random): Move | null {
  const list = rank(view, chance);
  const best = list[0];
  if (!best) return null;
  return (level === 'novice' ? noviceMove(view, list, best, chance) : best).move;
}

/** Percentage of decisions in which a novice does not take the best move. */
const MISTAKE_PERCENT = 65;
/** A novice never errs if the best move is this far ahead: a win, a kill, a loss. */
const OBVIOUS_GAP = 40;
/** The most, in bits, by which a novice's mistake can be worse than the best move. */
const MAX_MISTAKE = 5;

function noviceMove(view: MachineView, list: readonly Ranked[], best: Ranked, chance: Random): Ranked {
  const question = ask(view.table);
  if (best.worth >= OBVIOUS_GAP || question.kind !== 'move' || chance(100) >= MISTAKE_PERCENT) return best;
  if (question.window !== 'action' && question.window !== 'approach') return best;
  const blind = list.filter(({ worth, move }) => worth >= best.worth - MAX_MISTAKE && move.do !== 'concede');
  return blind[chance(blind.length)] ?? best;
}

/** What the machine does at the open question, by its strength. The same view and the same chance give the same move. */
import type { Random } from '../../../base/chance.ts';
import { ask } from '../flow.ts';
import type { Move } from '../move.ts';
import { rank } from './rank.ts';
import type { Ranked } from './ranked.ts';
import type { MachineView } from './view.ts';

/** `novice` slips as a beginner does; `regular` takes what the policy finds best. */
export const levels = ['novice', 'regular'] as const;
export type Level = (typeof levels)[number];

/** Null where that seat is not asked. */
export function decideMove(view: MachineView, level: Level, chance: Random): Move | null {
  const list = rank(view, chance);
  const best = list[0];
  if (!best) return null;
  return (level === 'novice' ? slipped(view, list, best, chance) : best).move;
}

/** In so many of a hundred decisions a beginner does something else than what is best. */
const SLIPS = 55;
/** They never slip where that is plain: a win, a kill, their own end. */
const PLAIN = 40;
/** What they take for as good is worse by no more than that, in bits. */
const BLIND = 5;

function slipped(view: MachineView, list: readonly Ranked[], best: Ranked, chance: Random): Ranked {
  const question = ask(view.table);
  if (best.worth >= PLAIN || question.kind !== 'move' || chance(100) >= SLIPS) return best;
  if (question.window !== 'action' && question.window !== 'approach') return best;
  const blind = list.filter(({ worth, move }) => worth >= best.worth - BLIND && move.do !== 'concede');
  return blind[chance(blind.length)] ?? best;
}

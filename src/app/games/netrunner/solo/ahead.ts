/** One move of the machine's that thinks ahead: pure, in whatever thread. */
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import type { Sight } from '../../../../solo/machine.ts';
import { seeded } from '../../../../solo/random.ts';
import { think } from '../../../../solo/search.ts';
import { thinker } from './thinker.ts';

/** Answers that may be tried out for one move: some tenths of a second on a phone of today. */
const BUDGET = 4000;

/** `budget`: answers that may be tried out. */
export function thoughtAhead(sight: Omit<Sight<Table>, 'level'>, budget = BUDGET): Move | null {
  return think(thinker, sight, budget, seeded(sight.seed));
}

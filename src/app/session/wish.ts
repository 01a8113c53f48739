/**
 * Standing wishes: windows in which a player seldom does anything pass by themselves, always after the same time, so that
 * neither the passing nor its speed says what is in a hand (architecture 9). What opens and what passes depends on public
 * facts and on the player's own wish alone.
 */
import type { Question, Seat } from '../../rules/game.ts';
import { approached } from '../../rules/netrunner/rulebook/window.ts';
import { CORP, cardAt, counters, fortOf, type Table, unrezzedInside } from '../../rules/netrunner/table.ts';

/** Stop at one's next window, at every window of this run, or at every window. */
export type Hold = 'none' | 'once' | 'run' | 'always';

const windows = new Set(['start', 'after', 'approach', 'pass', 'final', 'beforeDraw', 'runStart']);

/** Whether this question is answered by passing, without asking the player. */
export function passesByWish(table: Table, question: Question, seat: Seat, hold: Hold): boolean {
  if (question.kind !== 'move' || question.of !== seat || !windows.has(question.window)) return false;
  if (hold !== 'none') return false;
  return !mustBeAsked(table, question.window, seat);
}

function mustBeAsked(table: Table, window: string, seat: Seat): boolean {
  if (seat !== CORP) return false;
  const ice = window === 'approach' ? approached(table) : undefined;
  if (ice !== undefined && !cardAt(table, ice).active) return true;
  const fort = window === 'final' && table.run ? fortOf(table, table.run.fort) : undefined;
  if (fort?.inside.some((slot) => !cardAt(table, slot).active)) return true;
  // An advanced card may be an agenda that is ready: before the own turn goes on, and before it ends.
  const own = table.active === CORP && (window === 'start' || window === 'after');
  return own && unrezzedInside(table).some((slot) => counters(cardAt(table, slot), 'advancement') > 0);
}

/** The wish after a window was answered: "once" is used up, "this run" ends with the run. */
export function holdAfter(hold: Hold, table: Table): Hold {
  if (hold === 'once') return 'none';
  return hold === 'run' && table.run === null ? 'none' : hold;
}

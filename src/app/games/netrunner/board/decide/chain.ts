/** Several moves of one tap: sent together as far as they answer the question they were meant for, and nothing else. */
import type { MoveName } from '../../../../../rules/netrunner/decisions.ts';
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import type { NetrunnerSeated } from '../seated.ts';

/**
 * Those of the moves that the rules take one after the other in these windows. `skips`: a move that is refused is left out, and the next
 * one tried; else the chain ends in null.
 */
export function chainIn(
  v: NetrunnerSeated,
  moves: readonly Move[],
  windows: ReadonlySet<MoveName>,
  skips: (table: Table, move: Move) => boolean,
): Move[] | null {
  const done: Move[] = [];
  let now = v.table;
  let { known } = v;
  for (const move of moves) {
    const question = netrunner.ask(now);
    if (question.kind !== 'move' || question.of !== v.seat || !windows.has(question.window)) break;
    if (netrunner.refusal(now, v.seat, move, known)) {
      if (skips(now, move)) continue;
      return null;
    }
    const step = netrunner.answer(now, { kind: 'move', seat: v.seat, move });
    if (!step.ok) break;
    done.push(move);
    now = step.value.table;
    // What moves openly is followed; what stays hidden is named by no further move.
    known = netrunner.knowledge.learn(known, step.value.events, []);
  }
  return done;
}

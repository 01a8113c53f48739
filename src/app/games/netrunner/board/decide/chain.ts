/** Several moves for one tap, sent together as long as each answers the question it was meant for. */
import type { MoveName } from '../../../../../rules/netrunner/decisions.ts';
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import type { NetrunnerSeated } from '../seated.ts';

/**
 * The given moves that the rules accept in a row in these windows. `skips`: whether a refused move is skipped; if not,
 * a refusal makes the result null.
 */
export function movesInSequence(
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
    // Learns from public moves only; no later move names a hidden card.
    known = netrunner.knowledge.learn(known, step.value.events, []);
  }
  return done;
}

/** A phone that has written anew what it had lost, and finds that the other one has got that after all (PROTOCOL 14.4). */
import type { Seat } from '../../../rules/game.ts';
import type { WordOf } from '../../log/word.ts';
import { excuses } from '../evidence/said.ts';
import type { State } from '../fold/state.ts';
import type { Halt } from '../log/matchLog.ts';

/**
 * The number from which on the other phone has another version of the log, by the player `seat` of this phone, whose own nobody has built
 * upon. Null: nothing of the kind.
 */
export function lostVersion(
  halt: Halt,
  { end, chain }: State,
  seat: Seat,
  heads: readonly WordOf<'head'>[],
): number | null {
  if (halt.kind !== 'fork' || halt.at !== 'entry' || halt.entry.author !== seat) return null;
  if (!excuses(heads, halt.entry)) return null;
  // Whoever has shown his seed, or said that he gives up, stands by it.
  if (end !== null) return null;
  const { seq } = halt.entry;
  return chain.past.slice(seq).every(({ author }) => author === seat) ? seq : null;
}

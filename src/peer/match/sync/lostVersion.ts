/**
 * Detects that a phone rewrote entries it had lost, but which the other phone had received after all (PROTOCOL 14.4).
 */
import type { Seat } from '../../../rules/game.ts';
import type { WordOf } from '../../log/word.ts';
import { excuses } from '../evidence/said.ts';
import type { State } from '../fold/state.ts';
import type { Halt } from '../log/matchLog.ts';

/**
 * The number from which the other phone's log differs in entries by `seat`, this phone's player, when nobody has built
 * on this phone's version. Null: no such case.
 */
export function lostVersion(
  halt: Halt,
  { end, chain }: State,
  seat: Seat,
  heads: readonly WordOf<'head'>[],
): number | null {
  if (halt.kind !== 'fork' || halt.at !== 'entry' || halt.entry.author !== seat) return null;
  if (!excuses(heads, halt.entry)) return null;
  // A player who has shown their seed or conceded is bound by it.
  if (end !== null) return null;
  const { seq } = halt.entry;
  return chain.past.slice(seq).every(({ author }) => author === seat) ? seq : null;
}

/** What may be wrong with an entry, a packet or a wish: a kind to count and test by, and a sentence for the player. */
import { fail } from '../../../base/result.ts';
import type { Fault } from '../../secret/fault.ts';

/**
 * Why an entry is refused, beside the faults of `secret/`:
 * - `pen`: its author may not write now, or not this type. Dropped, and no fork (PROTOCOL 10.3).
 * - `move`: what it says is no move, or one the rules refuse.
 * - `proof`: a proof is missing, or it is one that nobody asked for.
 * - `face`: a card was shown that is not the one that lies there, or not the one that was named.
 * - `place`: a card was moved that is not there.
 * - `duplicate`: a card is in two places.
 * - `differs`: the table of the game is not the one its author signed (`table` is a deck's).
 * - `charge`: an entry was accused that was honest.
 * - `fork`: its author has signed another entry of the same number.
 * - `moved`: it was signed by a phone from which the game had moved.
 * - `game`: the game's events make no sense; a fault of this program.
 */
export interface Offence {
  readonly kind:
    | Fault['kind']
    | ('pen' | 'move' | 'proof' | 'face' | 'place' | 'duplicate' | 'differs' | 'charge' | 'fork' | 'moved' | 'game');
  readonly text: string;
  /** The entry it is about, where that is not the one at hand: a proof that was given before its move. */
  readonly seq?: number;
  /** Of `differs`: the table on this side. */
  readonly table?: unknown;
}

export function offence(kind: Offence['kind'], text: string): { readonly ok: false; readonly error: Offence } {
  return fail({ kind, text });
}

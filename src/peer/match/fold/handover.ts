/** A game moves to another phone of the same player (PROTOCOL 10.8). */
import type { Seat } from '../../../rules/game.ts';
import { checkPublicKey } from '../../crypto.ts';
import type { Chain } from '../../log/chain.ts';
import type { Offence } from './offence.ts';

/** For each player. Without a bound one of them alone could make a log longer than any file of it. */
export const MOST_MOVES = 8;

/** Why that player's game cannot move to that key with the next entry; null: it can. */
export function handoverFault({ signers }: Pick<Chain, 'signers'>, by: Seat, key: Uint8Array): Offence | null {
  if (signers[by].length > MOST_MOVES) return { kind: 'proof', detail: { kind: 'moved-too-often' } };
  // It has to be told from every other (PROTOCOL 2.5).
  return checkPublicKey(key) ? null : { kind: 'proof', detail: { kind: 'no-new-key' } };
}

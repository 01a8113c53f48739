/** A game moves to another phone of the same player (PROTOCOL 10.8). */
import type { Seat } from '../../../rules/game.ts';
import { checkPublicKey } from '../../crypto.ts';
import type { Chain } from '../../log/chain.ts';
import type { Offence } from './offence.ts';

/** Per player. Without a limit, one player alone could make the log longer than a file allows. */
export const MOST_MOVES = 8;

/** Why the next entry can't hand that player's game over to `key`; null if it can. */
export function handoverFault({ signers }: Pick<Chain, 'signers'>, by: Seat, key: Uint8Array): Offence | null {
  if (signers[by].length > MOST_MOVES) return { kind: 'proof', detail: { kind: 'moved-too-often' } };
  // It must differ from every other key (PROTOCOL 2.5).
  return checkPublicKey(key) ? null : { kind: 'proof', detail: { kind: 'no-new-key' } };
}

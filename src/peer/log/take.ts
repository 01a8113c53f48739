/**
 * A game moves only to a phone that takes it: the new key signs the position of the entry that moves it and the key it
 * succeeds (PROTOCOL 10.8).
 */
import { u8, u32 } from '../../base/bytes.ts';
import type { Seat } from '../../rules/game.ts';
import { type Signer, verify } from '../crypto.ts';
import { type Chain, keysOf } from './chain.ts';
import { signedMessage } from './domains.ts';

/** The position at which a game moves: that entry and no other. */
export interface TakePlace {
  /** 32 bytes. */
  readonly gameId: Uint8Array;
  /** Whose game moves, and the key that has signed for this player so far: 32 bytes. */
  readonly by: Seat;
  readonly from: Uint8Array;
  /** The entry's number, and the hash of the previous entry: 32 bytes. */
  readonly seq: number;
  readonly head: Uint8Array;
}

/** The next position in a log at which that player's game can move. */
export const takePlace = (chain: Chain, by: Seat): TakePlace => ({
  gameId: chain.gameId,
  by,
  from: keysOf(chain)(by),
  seq: chain.past.length,
  head: chain.head,
});

const message = ({ gameId, by, from, seq, head }: TakePlace): Uint8Array =>
  signedMessage('take', gameId, u8(by), from, u32(seq), head);

/** The new phone's signature, 64 bytes. */
export const signTake = (signer: Signer, place: TakePlace): Promise<Uint8Array> => signer.sign(message(place));

/** Whether the phone with that key takes the game there. */
export const takes = (key: Uint8Array, taken: Uint8Array, place: TakePlace): Promise<boolean> =>
  verify(key, message(place), taken);

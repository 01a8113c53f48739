/**
 * What a phone signs when the other one has started: how long its log is and which (PROTOCOL 14.4). The other one then knows what it may
 * have lost, and has a proof that whatever it signed beyond that length before was lost with it.
 */
import { u32 } from '../../base/bytes.ts';
import { type Signer, verify } from '../crypto.ts';
import { signedMessage } from './domains.ts';

export interface Head {
  readonly length: number;
  /** 32 bytes: the hash of the last entry, the game's id where there is none. */
  readonly head: Uint8Array;
  /** 16 bytes, drawn by the phone that started. */
  readonly boot: Uint8Array;
}

/** 64 bytes. */
export function signHead(signer: Signer, gameId: Uint8Array, head: Head): Promise<Uint8Array> {
  return signer.sign(message(gameId, head));
}

/** Whether the owner of the key has signed that. */
export function verifyHead(
  publicKey: Uint8Array,
  gameId: Uint8Array,
  head: Head,
  signature: Uint8Array,
): Promise<boolean> {
  return verify(publicKey, message(gameId, head), signature);
}

const message = (gameId: Uint8Array, { length, head, boot }: Head): Uint8Array =>
  signedMessage('head', gameId, u32(length), head, boot);

/** A meeting place in a form people can type, scan or send: six characters, or a link that also identifies the host. */
import { fromBase64url, toBase64url } from '../../base/base64url.ts';
import { hash, randomBytes } from '../crypto.ts';

/** No two of these look or sound alike: excludes 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const roomAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
export const roomLength = 6;

/** The contents of a host's link (PROTOCOL 11.1). */
export interface Invitation {
  readonly room: string;
  /** 32 bytes: `H("pair", host's key)`. */
  readonly keyHash: Uint8Array;
  /** 16 bytes, valid for one guest. */
  readonly secret: Uint8Array;
}

export function newRoom(): string {
  let room = '';
  while (room.length < roomLength) {
    const [byte = 255] = randomBytes(1);
    // 250 is the largest multiple of 25 in a byte: each letter is equally likely.
    if (byte < 250) room += roomAlphabet[byte % roomAlphabet.length];
  }
  return room;
}

/** Parses a typed room code, in any case, with spaces or dashes; null if invalid. */
export function readRoom(typed: string): string | null {
  const room = typed.toUpperCase().replace(/[\s-]/g, '');
  return room.length === roomLength && [...room].every((letter) => roomAlphabet.includes(letter)) ? room : null;
}

export const keyHashOf = (publicKey: Uint8Array): Uint8Array => hash('pair', publicKey);

/** The part of a link from `#` on: `#/join/<room>.<key hash>.<secret>`, bytes in base64url. */
export function writeInvitation({ room, keyHash, secret }: Invitation): string {
  return `#/join/${room}.${toBase64url(keyHash)}.${toBase64url(secret)}`;
}

/** The invitation in a link, or in its part from `#` on; null if there is none. */
export function readInvitation(link: string): Invitation | null {
  const [, six = '', hash = '', word = ''] = /#\/join\/([^.]+)\.([\w-]+)\.([\w-]+)$/.exec(link.trim()) ?? [];
  const [room, keyHash, secret] = [readRoom(six), ofLength(hash, 32), ofLength(word, 16)];
  return room && keyHash && secret ? { room, keyHash, secret } : null;
}

function ofLength(text: string, length: number): Uint8Array | null {
  const bytes = fromBase64url(text);
  return bytes?.length === length ? bytes : null;
}

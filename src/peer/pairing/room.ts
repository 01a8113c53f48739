/** A meeting place in a form people can type, scan or send: six characters, or a link that also identifies the host. */

import { fromBase45, toBase45 } from '../../base/base45.ts';
import { fromBase64url, toBase64url } from '../../base/base64url.ts';
import { concat, fromUtf8, utf8 } from '../../base/bytes.ts';
import { hash, PROTOCOL, randomBytes } from '../crypto.ts';

/** Code characters, of which no two look or sound alike: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const roomAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
const roomLength = 6;

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

const withoutGaps = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** The first letter or digit, in a text as long as a code, that no code contains; null if there is none. */
export function characterOfNoCode(typed: string): string | null {
  const room = withoutGaps(typed);
  if (!/^[A-Z0-9]+$/.test(room) || room.length !== roomLength) return null;
  return [...room].find((letter) => !roomAlphabet.includes(letter)) ?? null;
}

/** Parses a typed room code, in any case, with spaces or dashes; null if invalid. */
export function readRoom(typed: string): string | null {
  const room = withoutGaps(typed);
  return room.length === roomLength && [...room].every((letter) => roomAlphabet.includes(letter)) ? room : null;
}

export const keyHashOf = (publicKey: Uint8Array): Uint8Array => hash('pair', publicKey);

/** The part of a link starting with `#`: `#/join/<room>.<key hash>.<secret>`, bytes in base64url. */
export function writeInvitation({ room, keyHash, secret }: Invitation): string {
  return `#/join/${room}.${toBase64url(keyHash)}.${toBase64url(secret)}`;
}

/** The invitation in a link, or in its part starting with `#`; null if there is none. */
export function readInvitation(link: string): Invitation | null {
  const [, six = '', hash = '', word = ''] = /#\/join\/([^.]+)\.([\w-]+)\.([\w-]+)$/.exec(link.trim()) ?? [];
  const [room, keyHash, secret] = [readRoom(six), ofLength(hash, 32), ofLength(word, 16)];
  return room && keyHash && secret ? { room, keyHash, secret } : null;
}

function ofLength(text: string, length: number): Uint8Array | null {
  const bytes = fromBase64url(text);
  return bytes?.length === length ? bytes : null;
}

/** A shown, scanned or pasted code. `signal` is for the code gate. */
export type Code =
  | { readonly by: 'host'; readonly invitation: Invitation; readonly signal: Uint8Array }
  | { readonly by: 'guest'; readonly signal: Uint8Array };

const MARK = PROTOCOL;
const HASH = 32;
const SECRET = 16;
const MAX_CODE_LENGTH = 1000;

export function hostCode({ room, keyHash, secret }: Invitation, signal: Uint8Array): string {
  return `${MARK}H${toBase45(concat(utf8(room), keyHash, secret, signal))}`;
}

export const guestCode = (signal: Uint8Array): string => `${MARK}G${toBase45(signal)}`;

/** The form for copying: messaging apps trim trailing spaces and collapse inner ones. */
export const copyableCode = (code: string): string => code.replaceAll(' ', '_');

/** Parses a scanned or pasted text; null if it is not a complete code. */
export function readCode(text: string): Code | null {
  const trimmed = text.trim().replaceAll('_', ' ');
  if (trimmed.length > MAX_CODE_LENGTH || !trimmed.startsWith(MARK)) return null;
  const bytes = fromBase45(trimmed.slice(MARK.length + 1));
  if (!bytes) return null;
  const kind = trimmed[MARK.length];
  if (kind === 'G') return { by: 'guest', signal: bytes };
  const room = readRoom(fromUtf8(bytes.subarray(0, roomLength)) ?? '');
  const head = roomLength + HASH + SECRET;
  if (kind !== 'H' || room === null || bytes.length <= head) return null;
  const invitation = {
    room,
    keyHash: bytes.slice(roomLength, roomLength + HASH),
    secret: bytes.slice(roomLength + HASH, head),
  };
  return { by: 'host', invitation, signal: bytes.slice(head) };
}

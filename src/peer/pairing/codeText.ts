/**
 * The codes of a serverless pairing as text: for a QR code in its densest alphabet, or to be copied. The host's has an
 * invitation and its browser's signal (PROTOCOL 11.1); the guest's has its browser's answer.
 */

import { fromBase45, toBase45 } from '../../base/base45.ts';
import { concat, fromUtf8, utf8 } from '../../base/bytes.ts';
import { PROTOCOL } from '../log/domains.ts';
import { type Invitation, readRoom, roomLength } from './room.ts';

/** A shown, scanned or pasted code. `signal` is for the code gate. */
export type Code =
  | { readonly by: 'host'; readonly invitation: Invitation; readonly signal: Uint8Array }
  | { readonly by: 'guest'; readonly signal: Uint8Array };

const MARK = PROTOCOL;
const HASH = 32;
const SECRET = 16;
const LONGEST = 1000;

export function hostCode({ room, keyHash, secret }: Invitation, signal: Uint8Array): string {
  return `${MARK}H${toBase45(concat(utf8(room), keyHash, secret, signal))}`;
}

export const guestCode = (signal: Uint8Array): string => `${MARK}G${toBase45(signal)}`;

/** The form for copying: messengers trim trailing spaces and collapse inner ones. */
export const asText = (code: string): string => code.replaceAll(' ', '_');

/** Parses a scanned or pasted text; null if it is not a complete code. */
export function readCode(text: string): Code | null {
  const trimmed = text.trim().replaceAll('_', ' ');
  if (trimmed.length > LONGEST || !trimmed.startsWith(MARK)) return null;
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

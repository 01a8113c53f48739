// Chunk: hash
/**
 * Hashes and derived keys. Every prefix of a hash, derived key or signature is defined here, so no two purposes share
 * one (PROTOCOL 2.1).
 */

import { expand, extract } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { concat, u8, utf8 } from '../../base/bytes.ts';
import { loadedGroup } from './group.ts';

/**
 * Raised when the wire or log format changes. A phone supports exactly one version, and reads no logs of other
 * versions.
 */
export const PROTOCOL_VERSION = 3;

/** The protocol's name: starts every prefix, file and code, and is compared when two phones connect. */
export const PROTOCOL = `NRHC${PROTOCOL_VERSION}`;

/** Hashes: `H(label, parts…)`. `test` is the test vector for new implementations; `rules` is used during pairing. */
export type HashLabel =
  | 'test'
  | 'rules'
  | 'seed'
  | 'game'
  | 'tag'
  | 'enc'
  | 'card'
  | 'fact'
  | 'hold'
  | 'held'
  | 'coin-step'
  | 'coin'
  | 'coin-x'
  | 'entry'
  | 'pair-com'
  | 'pair'
  | 'sas';

/** What a player derives from a game's seed. */
export type KdfLabel =
  | 'slot'
  | 'a'
  | 'b'
  | 'c'
  | 'coin'
  | 'salt'
  | 'fact'
  | 'fact-pad'
  | 'held'
  | 'held-salt'
  | 'share';

/**
 * Signatures: of an entry; of a channel (PROTOCOL 11.4); of a statement outside the log; of a phone that takes over a
 * game (`word.ts`); of a key that asks to succeed another, and of the key it succeeds (PROTOCOL 11.9).
 */
export type SignLabel =
  | 'sig'
  | 'chan'
  | 'resign'
  | 'absent'
  | 'charge'
  | 'offer'
  | 'move'
  | 'take'
  | 'head'
  | 'heir'
  | 'succeed';

/**
 * Message authentication: the answer to a scanned code (PROTOCOL 11.1), and a phone's private records other than seed
 * and log.
 */
export type MacLabel = 'qr' | 'header' | 'note' | 'snapshot' | 'verdict';

/** `u8(length) || label`: the start of every hashed byte string. */
function hashPrefix(label: HashLabel): Uint8Array {
  const name = utf8(`${PROTOCOL}/${label}`);
  return concat(u8(name.length), name);
}

/** `label || 0x00 || context`: the info of a key derivation. */
export function kdfInfo(label: KdfLabel, context: Uint8Array): Uint8Array {
  return concat(utf8(`${PROTOCOL}/${label}\0`), context);
}

/** `label || 0x00 || parts…`: the signed message. Each part has a fixed length or comes last. */
export function signedMessage(label: SignLabel | MacLabel, ...parts: readonly Uint8Array[]): Uint8Array {
  return concat(utf8(`${PROTOCOL}/${label}\0`), ...parts);
}

/** At this length (bytes) and above, the WebAssembly library is faster; below it, the copy costs more than it saves. */
const LONG = 1024;

/** SHA-256 of the concatenated parts: 32 bytes. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const group = loadedGroup();
  if (group !== null && parts.reduce((sum, { length }) => sum + length, 0) >= LONG)
    return group.sha256(concat(...parts));
  const state = nobleSha256.create();
  for (const part of parts) state.update(part);
  return state.digest();
}

/** `H(label, parts…)` of PROTOCOL 2.1: 32 bytes. For a given label, the parts always have the same lengths. */
export function hash(label: HashLabel, ...parts: readonly Uint8Array[]): Uint8Array {
  let prefix = prefixes.get(label);
  if (prefix === undefined) {
    prefix = hashPrefix(label);
    prefixes.set(label, prefix);
  }
  return sha256(prefix, ...parts);
}

/** HKDF-Extract with SHA-256 (RFC 5869, 2.2): 32 bytes. */
export function hkdfExtract(salt: Uint8Array, secret: Uint8Array): Uint8Array {
  return extract(nobleSha256, secret, salt);
}

/** HKDF-Expand with SHA-256 (RFC 5869, 2.3): `length` bytes, at most 8160. */
export function hkdfExpand(prk: Uint8Array, info: Uint8Array, length: number): Uint8Array {
  return expand(nobleSha256, prk, info, length);
}

/** HMAC-SHA-256 (RFC 2104): 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(nobleSha256, key, message);
}

/** Unpredictable bytes from the platform's generator. At most 65 536 per call. */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

const prefixes = new Map<HashLabel, Uint8Array>();

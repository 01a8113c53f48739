// Chunk: hash
import { expand, extract } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { concat } from '../../base/bytes.ts';
import { type HashLabel, hashPrefix } from '../log/domains.ts';
import { loadedGroup } from './group.ts';

/** From this length (bytes) on, the library in WebAssembly is faster; below it, copying costs more. */
const LONG = 1024;

/** SHA-256 of the parts joined: 32 bytes. */
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

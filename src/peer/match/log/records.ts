/**
 * A phone's private records, with a tag that only the game's seed can produce, so that damage to either is detected;
 * also the entries stored after a damaged one.
 */
import { concat, equal } from '../../../base/bytes.ts';
import { hmacSha256, type MacLabel, signedMessage } from '../../crypto.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';

/** The stored record: a 32-byte tag, then the content. */
export function tagged(seed: Uint8Array, label: MacLabel, content: Uint8Array): Uint8Array {
  return concat(tagOf(seed, label, content), content);
}

/** The content of a stored record, or null if it was altered. */
export function untagged(seed: Uint8Array, label: MacLabel, record: Uint8Array): Uint8Array | null {
  const content = record.subarray(TAG);
  return equal(record.subarray(0, TAG), tagOf(seed, label, content)) ? content : null;
}

/** Tag length in bytes. */
export const TAG = 32;

const tagOf = (seed: Uint8Array, label: MacLabel, content: Uint8Array): Uint8Array =>
  hmacSha256(seed, signedMessage(label, content));

/** Encodes the entries after a damaged one, for storage. */
export const encodeDetached = (entries: readonly Uint8Array[]): Uint8Array => encodeCbor(entries);

/** Decodes those entries; empty if the record is missing or unreadable. */
export function decodeDetached(record: Uint8Array | undefined): readonly Uint8Array[] {
  const decoded = record && decodeCbor(record);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return [];
  return decoded.value.filter((bytes): bytes is Uint8Array => bytes instanceof Uint8Array);
}

/** What a phone keeps for itself: under a tag that only the seed of the game gives, so that damage to either is noticed. */
import { concat, equal } from '../../../base/bytes.ts';
import { hmacSha256 } from '../../crypto.ts';
import { type MacLabel, signedMessage } from '../../log/domains.ts';

/** The record of a store: 32 bytes of tag, then the content. */
export function tagged(seed: Uint8Array, label: MacLabel, content: Uint8Array): Uint8Array {
  return concat(tagOf(seed, label, content), content);
}

/** The content of a record of the own store, or null when it is not as it was written. */
export function untagged(seed: Uint8Array, label: MacLabel, record: Uint8Array): Uint8Array | null {
  const content = record.subarray(TAG);
  return equal(record.subarray(0, TAG), tagOf(seed, label, content)) ? content : null;
}

/** The length of a tag, in bytes. */
export const TAG = 32;

const tagOf = (seed: Uint8Array, label: MacLabel, content: Uint8Array): Uint8Array =>
  hmacSha256(seed, signedMessage(label, content));

/**
 * Every prefix of a hash, derived key or signature, in one place, so no two purposes can ever share one.
 * Source: PROTOCOL 2.1.
 */
import { concat, u8, utf8 } from '../../base/bytes.ts';

/**
 * Raised when the wire or log format changes. A phone speaks exactly one version, and reads no other version's logs.
 */
export const PROTOCOL_VERSION = 3;

/** The protocol's name: the first word of every prefix, file and code, compared when two phones meet. */
export const PROTOCOL = `NRHC${PROTOCOL_VERSION}`;

/**
 * Hashes: `H(label, parts…)`. `test` is the test vector for a new implementation, `rules` stands in during the pairing.
 */
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
 * Signatures: of an entry, a channel (PROTOCOL 11.4), the words beside the log (`word.ts`); by a phone that takes a
 * game (`take.ts`); by a key that asks to succeed another, and by that other key (PROTOCOL 11.9).
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
 * Message authentication: the answer to a scanned code (PROTOCOL 11.1), and a phone's private records besides seed and
 * log.
 */
export type MacLabel = 'qr' | 'header' | 'note' | 'snapshot' | 'verdict';

/** `u8(length) || label`: the start of every hashed byte string. */
export function hashPrefix(label: HashLabel): Uint8Array {
  const name = utf8(`${PROTOCOL}/${label}`);
  return concat(u8(name.length), name);
}

/** `label || 0x00 || context`: the info of a key derivation. */
export function kdfInfo(label: KdfLabel, context: Uint8Array): Uint8Array {
  return concat(utf8(`${PROTOCOL}/${label}\0`), context);
}

/** `label || 0x00 || parts…`: the signed message. Each part has a fixed length, or comes last. */
export function signedMessage(label: SignLabel | MacLabel, ...parts: readonly Uint8Array[]): Uint8Array {
  return concat(utf8(`${PROTOCOL}/${label}\0`), ...parts);
}

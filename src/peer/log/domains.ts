/**
 * Every prefix of a hash, a derived key or a signature, in one place, so that no two purposes can ever share one.
 * Source: PROTOCOL 2.1.
 */
import { concat, u8, utf8 } from '../../base/bytes.ts';

/** Raised when what stands on the wire or in a log changes. A phone speaks one version, and reads no log of another one. */
export const PROTOCOL_VERSION = 3;

/** Its name: the first word of every prefix, of every file and of every code, and what two phones compare when they meet. */
export const PROTOCOL = `NRHC${PROTOCOL_VERSION}`;

/** Hashes: `H(label, parts…)`. `test` is the vector an implementation starts with, `rules` stands in at the pairing. */
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

/** What a player derives from the seed of a game. */
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
 * Signatures: of an entry, of a channel (PROTOCOL 11.4), of the words beside the log (`word.ts`); of
 * a phone that takes a game (`take.ts`); of a key that asks to follow another
 * one, and of that one for it (PROTOCOL 11.9).
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

/** Message authentication: the answer to a scanned code (PROTOCOL 11.1); what a phone keeps for itself beside seed and log. */
export type MacLabel = 'qr' | 'header' | 'note' | 'snapshot' | 'verdict';

/** `u8(length) || label`: the front of every hashed byte string. */
export function hashPrefix(label: HashLabel): Uint8Array {
  const name = utf8(`${PROTOCOL}/${label}`);
  return concat(u8(name.length), name);
}

/** `label || 0x00 || context`: the info of a key derivation. */
export function kdfInfo(label: KdfLabel, context: Uint8Array): Uint8Array {
  return concat(utf8(`${PROTOCOL}/${label}\0`), context);
}

/** `label || 0x00 || parts…`: what is signed. Each part has a fixed length, or is the last one. */
export function signedMessage(label: SignLabel | MacLabel, ...parts: readonly Uint8Array[]): Uint8Array {
  return concat(utf8(`${PROTOCOL}/${label}\0`), ...parts);
}

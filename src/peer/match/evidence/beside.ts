/**
 * What a game keeps beside its log, in the store and in its file: proofs of dishonesty, and signed words from a player
 * who could not write to the log. None of it is trusted until verified (PROTOCOL 14.7).
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { ENTRY_LIMIT } from '../../log/entry.ts';
import { Items } from '../../log/items.ts';

/**
 * - `entry`: one the log did not accept, preceded by the entries that belong with it; or the second of a number.
 * - `seed`: 32 bytes, shown because of a charge. The header's commitments tell whose it is.
 * - `word`: see `log/word.ts`.
 */
export interface Exhibit {
  readonly kind: (typeof kinds)[number];
  readonly bytes: Uint8Array;
}

/** In order of arrival. */
export type Beside = readonly Exhibit[];

const kinds = ['entry', 'seed', 'word'] as const;

/**
 * An honest game has a handful; the worst case is the proofs before a rejected move plus a word of each kind from each
 * player.
 */
const MOST_EXHIBITS = 128;

/** A flat list, alternating kind and bytes. */
export const writeBeside = (beside: Beside): Uint8Array =>
  encodeCbor(beside.flatMap(({ kind, bytes }) => [kinds.indexOf(kind), bytes]));

/** Parses the exhibits of a store or a file. */
export function readBeside(record: Uint8Array): Result<Beside, 'malformed'> {
  const decoded = decodeCbor(record, 1 + 2 * MOST_EXHIBITS);
  if (!decoded.ok || !Array.isArray(decoded.value) || decoded.value.length > 2 * MOST_EXHIBITS)
    return fail('malformed');
  const items = new Items(decoded.value);
  const exhibits: Exhibit[] = [];
  while (items.more()) {
    const kind = kinds[items.uint(kinds.length - 1)] ?? 'entry';
    exhibits.push({ kind, bytes: items.anyBytes(1, ENTRY_LIMIT) });
  }
  return items.fault() === null ? ok(exhibits) : fail('malformed');
}

/**
 * What a game has beside its log, kept with it and in its file: what proves that a player was not honest, and the signed words of who
 * could not write into the log. Nothing in it is believed before it has been verified (PROTOCOL 14.7).
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { ENTRY_LIMIT } from '../../log/entry.ts';
import { Items } from '../../log/items.ts';

/**
 * - `entry`: one that the log did not take, after the ones that belong to it; or the second of one number.
 * - `seed`: 32 bytes, shown because of a charge. Whose it is, the commitments of the header say.
 * - `word`: see `log/word.ts`.
 */
export interface Exhibit {
  readonly kind: (typeof kinds)[number];
  readonly bytes: Uint8Array;
}

/** In the order in which they came. */
export type Beside = readonly Exhibit[];

const kinds = ['entry', 'seed', 'word'] as const;

/** An honest game has a handful; the most are the proofs before a refused move, and a word of each kind by each player. */
const MOST_EXHIBITS = 128;

/** A list of kind and bytes in turn. */
export const writeBeside = (beside: Beside): Uint8Array =>
  encodeCbor(beside.flatMap(({ kind, bytes }) => [kinds.indexOf(kind), bytes]));

/** The exhibits in bytes from a store or a file, or why they are none. */
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

/**
 * What a game has beside its log, kept with it and in its file: what proves that a player was not honest, and the signed words of who
 * could not write into the log. Nothing in it is believed before it has been verified (PROTOCOL 14.2, 14.3).
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { ENTRY_LIMIT } from '../../log/entry.ts';
import { Items } from '../../log/items.ts';

/**
 * - `entry`: one that the log did not take, after the ones that belong to it; or the second of one number.
 * - `charge`, `absence`, `withheld`, `draw`: see `log/statement.ts`.
 * - `seed`: 32 bytes, shown because of a charge. Whose it is, the commitments of the header say.
 * - `resignation`: 64 bytes (PROTOCOL 14.6).
 * - `head`: see `heads.ts`; it excuses the second of one number (PROTOCOL 14.4).
 */
export interface Word {
  readonly kind: (typeof kinds)[number];
  readonly bytes: Uint8Array;
}

/** In the order in which they came. */
export type Beside = readonly Word[];

const kinds = ['entry', 'charge', 'seed', 'absence', 'resignation', 'head', 'withheld', 'draw'] as const;

/** An honest game has a handful; the most are the proofs before a refused move, and a word of each kind by each player. */
const MOST_WORDS = 128;

/** All of one kind. */
export const ofKind = (beside: Beside, kind: Word['kind']): readonly Uint8Array[] =>
  beside.filter((word) => word.kind === kind).map(({ bytes }) => bytes);

/** A list of kind and bytes in turn. */
export const writeBeside = (beside: Beside): Uint8Array =>
  encodeCbor(beside.flatMap(({ kind, bytes }) => [kinds.indexOf(kind), bytes]));

/** The words in bytes from a store or a file, or why they are none. */
export function readBeside(record: Uint8Array): Result<Beside, string> {
  const decoded = decodeCbor(record, 1 + 2 * MOST_WORDS);
  if (!decoded.ok) return decoded;
  if (!Array.isArray(decoded.value) || decoded.value.length > 2 * MOST_WORDS) return fail('not a short list');
  const items = new Items(decoded.value);
  const words: Word[] = [];
  while (items.more()) {
    const kind = kinds[items.uint(kinds.length - 1)] ?? 'entry';
    words.push({ kind, bytes: items.anyBytes(1, ENTRY_LIMIT) });
  }
  const fault = items.fault();
  return fault === null ? ok(words) : fail(fault);
}

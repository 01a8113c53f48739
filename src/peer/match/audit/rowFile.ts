/** Games that the same two played one after the other, as one file: CBOR `["NRHC3M", [file, …]]`, the first one first (PROTOCOL 9.16). */
import { equal, utf8 } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { PROTOCOL } from '../../log/domains.ts';
import { type MatchFile, MOST_FILE_BYTES, writeFile } from './file.ts';

/** No evening is longer. */
export const MOST_GAMES = 50;
export const MOST_ROW_BYTES = 4 * MOST_FILE_BYTES;

const NAME = `${PROTOCOL}M`;

export const writeRow = (games: readonly MatchFile[]): Uint8Array => encodeCbor([NAME, games.map(writeFile)]);

/** A list of two, and the name: how every such file begins, and none of a single game. */
export function isRow(bytes: Uint8Array): boolean {
  const front = Uint8Array.of(0x82, 0x60 + NAME.length, ...utf8(NAME));
  return equal(bytes.subarray(0, front.length), front);
}

/** The files in it, or why it is none. Nothing in them has been looked at. */
export function readRow(bytes: Uint8Array): Result<readonly Uint8Array[], 'malformed'> {
  const decoded = decodeCbor(bytes, 3 + MOST_GAMES);
  if (!decoded.ok) return fail('malformed');
  const [name, games] = Array.isArray(decoded.value) ? decoded.value : [];
  if (name !== NAME || !Array.isArray(games) || games.length === 0) return fail('malformed');
  return games.every((game) => game instanceof Uint8Array) ? ok(games) : fail('malformed');
}

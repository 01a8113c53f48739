/** A match as one file, its games in order: CBOR `["NRHC3M", [file, …]]` (PROTOCOL 9.16). */
import { equal, utf8 } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { PROTOCOL } from '../../log/domains.ts';
import { type MatchFile, MOST_FILE_BYTES, writeFile } from './file.ts';

/** More than any match has. */
export const MOST_GAMES = 50;
export const MOST_ROW_BYTES = 4 * MOST_FILE_BYTES;

const NAME = `${PROTOCOL}M`;

export const writeRow = (games: readonly MatchFile[]): Uint8Array => encodeCbor([NAME, games.map(writeFile)]);

/** A list of two items and the name: how every match file starts, and no single game's. */
export function isRow(bytes: Uint8Array): boolean {
  const front = Uint8Array.of(0x82, 0x60 + NAME.length, ...utf8(NAME));
  return equal(bytes.subarray(0, front.length), front);
}

/** Splits it into game files, without looking inside them. */
export function readRow(bytes: Uint8Array): Result<readonly Uint8Array[], 'malformed'> {
  const decoded = decodeCbor(bytes, 3 + MOST_GAMES);
  if (!decoded.ok) return fail('malformed');
  const [name, games] = Array.isArray(decoded.value) ? decoded.value : [];
  if (name !== NAME || !Array.isArray(games) || games.length === 0) return fail('malformed');
  return games.every((game) => game instanceof Uint8Array) ? ok(games) : fail('malformed');
}

/**
 * A game as a file that anybody can audit (PROTOCOL 9.13): CBOR `["NRHC3", header, entries]`, and what stands beside the log, if
 * anything, as a fourth item.
 */

import { u8, utf8 } from '../../../base/bytes.ts';
import { canonical } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Setup } from '../../../rules/game.ts';
import { decodeCbor, encodeCbor, TOO_MANY_ITEMS } from '../../log/cbor.ts';
import { PROTOCOL } from '../../log/domains.ts';
import { Items } from '../../log/items.ts';
import type { GameHeader } from '../../secret/seed.ts';
import { type Beside, readBeside, writeBeside } from '../evidence/beside.ts';
import { readOptions } from '../tableOptions.ts';

export interface MatchFile {
  readonly header: GameHeader;
  /** What the rules hash of the header stands for, so that a reader can say which program he needs. */
  readonly version: string;
  readonly options: Setup['options'];
  /** The log, each entry as its author wrote it. */
  readonly entries: readonly Uint8Array[];
  /** Evidence, and signed words that do not stand in the log. */
  readonly beside: Beside;
}

/** No game is larger: a long one with many shuffles is a quarter of a megabyte, of a thousand entries. */
export const MOST_FILE_BYTES = 4 * 1024 * 1024;
export const tooLarge = (size: number): string =>
  `The file has ${Math.ceil(size / 1024 / 1024)} MB; no game of Meatspace is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB.`;

export const MOST_ENTRIES = 10_000;
/** The error of a longer one. */
export const TOO_LONG = 'The file lists more than 10,000 entries; no game of Meatspace has as many.';
/** The three lists, the name, what the header holds, and what stands beside the log. */
const ITEMS_BESIDE = 15;

export function writeFile({ header, version, options, entries, beside }: MatchFile): Uint8Array {
  const { publicKeys, nonces, seedCommitments, rules, flags } = header;
  const head = [...publicKeys, ...nonces, ...seedCommitments, rules, u8(flags), utf8(version), canonical(options)];
  // Most games have nothing beside the log, and their file says nothing of it.
  return encodeCbor([PROTOCOL, head, entries, ...(beside.length > 0 ? [writeBeside(beside)] : [])]);
}

/** A file from outside, or why it is none. Nothing in it has been verified. */
export function readFile(bytes: Uint8Array): Result<MatchFile, string> {
  const decoded = decodeCbor(bytes, ITEMS_BESIDE + MOST_ENTRIES);
  if (!decoded.ok) return fail(decoded.error === TOO_MANY_ITEMS ? TOO_LONG : decoded.error);
  if (!Array.isArray(decoded.value) || ![3, 4].includes(decoded.value.length))
    return fail('not a list of three or four');
  const [name, head, log, more] = decoded.value;
  if (name !== PROTOCOL || !Array.isArray(head) || !Array.isArray(log)) return fail('not a game of this protocol');
  if (log.length > MOST_ENTRIES) return fail(TOO_LONG);
  const items = new Items(head);
  const two = (): [Uint8Array, Uint8Array] => [items.bytes(32), items.bytes(32)];
  const [publicKeys, nonces, seedCommitments] = [two(), two(), two()];
  const [rules, [flags = 0]] = [items.bytes(32), items.bytes(1)];
  const header: GameHeader = { publicKeys, nonces, seedCommitments, rules, flags };
  const version = new TextDecoder().decode(items.anyBytes(1, 64));
  const options = readOptions(items.anyBytes(2, 1024));
  const fault = items.fault();
  if (fault !== null) return fail(fault);
  if (!options.ok) return options;
  if (!log.every((entry) => entry instanceof Uint8Array)) return fail('an entry is not a byte string');
  const beside = more === undefined ? ok([]) : more instanceof Uint8Array ? readBeside(more) : fail('not bytes');
  if (!beside.ok) return beside;
  return ok({ header, version, options: options.value, entries: log, beside: beside.value });
}

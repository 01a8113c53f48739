/**
 * A game as a file anyone can audit (PROTOCOL 9.13): CBOR `["NRHC3", header, entries]`, plus a fourth item for evidence
 * beside the log, if any.
 */

import { u8, utf8 } from '../../../base/bytes.ts';
import { canonical } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Setup } from '../../../rules/game.ts';
import { decodeCbor, encodeCbor } from '../../log/cbor.ts';
import { PROTOCOL } from '../../log/domains.ts';
import { Items } from '../../log/items.ts';
import type { GameHeader } from '../../secret/seed.ts';
import { type Beside, readBeside, writeBeside } from '../evidence/beside.ts';
import { readOptions } from '../tableOptions.ts';

export interface MatchFile {
  readonly header: GameHeader;
  /** What the header's rules hash stands for, so a reader can say which version of the app is needed. */
  readonly version: string;
  readonly options: Setup['options'];
  /** The log, each entry as signed by its author. */
  readonly entries: readonly Uint8Array[];
  /** Evidence and signed words outside the log. */
  readonly beside: Beside;
}

/** Larger than any real game: a long one with many shuffles is 250 KB, with 1000 entries. */
export const MOST_FILE_BYTES = 4 * 1024 * 1024;

export const MOST_ENTRIES = 10_000;

export type FileFault = 'too-many-entries' | 'malformed';

/** The three lists, the name, the header's fields and the evidence. */
const ITEMS_BESIDE = 15;

export function writeFile({ header, version, options, entries, beside }: MatchFile): Uint8Array {
  const { publicKeys, nonces, seedCommitments, rules, flags } = header;
  const head = [...publicKeys, ...nonces, ...seedCommitments, rules, u8(flags), utf8(version), canonical(options)];
  // Most games have no evidence; their files omit the fourth item.
  return encodeCbor([PROTOCOL, head, entries, ...(beside.length > 0 ? [writeBeside(beside)] : [])]);
}

/** Parses an untrusted file. Verifies nothing. */
export function readFile(bytes: Uint8Array): Result<MatchFile, FileFault> {
  const decoded = decodeCbor(bytes, ITEMS_BESIDE + MOST_ENTRIES);
  if (!decoded.ok) return fail(decoded.error.kind === 'too-many-items' ? 'too-many-entries' : 'malformed');
  if (!Array.isArray(decoded.value) || ![3, 4].includes(decoded.value.length)) return fail('malformed');
  const [name, head, log, more] = decoded.value;
  if (name !== PROTOCOL || !Array.isArray(head) || !Array.isArray(log)) return fail('malformed');
  if (log.length > MOST_ENTRIES) return fail('too-many-entries');
  const items = new Items(head);
  const two = (): [Uint8Array, Uint8Array] => [items.bytes(32), items.bytes(32)];
  const [publicKeys, nonces, seedCommitments] = [two(), two(), two()];
  const [rules, [flags = 0]] = [items.bytes(32), items.bytes(1)];
  const header: GameHeader = { publicKeys, nonces, seedCommitments, rules, flags };
  const version = new TextDecoder().decode(items.anyBytes(1, 64));
  const options = readOptions(items.anyBytes(2, 1024));
  if (items.fault() !== null || !options.ok) return fail('malformed');
  if (!log.every((entry) => entry instanceof Uint8Array)) return fail('malformed');
  const beside = more === undefined ? ok([]) : more instanceof Uint8Array ? readBeside(more) : fail('malformed');
  if (!beside.ok) return fail('malformed');
  return ok({ header, version, options: options.value, entries: log, beside: beside.value });
}

/** A game file that lost its end, or was changed in its shape: what can still be read of it, as a file of its own. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { encodeCbor } from '../../log/cbor.ts';
import { PROTOCOL } from '../../log/domains.ts';
import { type FileFault, type MatchFile, MOST_ENTRIES, readFile } from './file.ts';

export interface Readable {
  readonly file: MatchFile;
  /** The bytes given, or a file of the entries that could be read. */
  readonly bytes: Uint8Array;
  /** How many entries it says it had; null: nothing is missing. */
  readonly of: number | null;
}

/** A file from outside, or as much of it as stands before the first thing that cannot be read; its error, where no entry does. */
export function readable(bytes: Uint8Array): Result<Readable, FileFault> {
  const whole = readFile(bytes);
  if (whole.ok) return ok({ file: whole.value, bytes, of: null });
  const torn = beginningOf(bytes);
  const read = torn && readFile(torn.bytes);
  return torn && read?.ok ? ok({ file: read.value, ...torn }) : fail(whole.error);
}

/** Of the first three items (PROTOCOL 9.13) the header whole, and as many entries as are; what stood beside the log is left out. */
function beginningOf(bytes: Uint8Array): Omit<Readable, 'file'> | null {
  const head = listAt(bytes, 2 + PROTOCOL.length);
  if (head === null) return null;
  const header = byteStrings(bytes, head);
  const log = header.items.length === head.count ? listAt(bytes, header.end) : null;
  if (log === null || log.count > MOST_ENTRIES) return null;
  const { items } = byteStrings(bytes, log);
  return items.length === 0 ? null : { bytes: encodeCbor([PROTOCOL, header.items, items]), of: log.count };
}

/** CBOR's major types (RFC 8949, 3.1). */
const BYTES = 2;
const LIST = 4;

interface List {
  readonly count: number;
  /** Where its first item stands. */
  readonly at: number;
}

function listAt(bytes: Uint8Array, at: number): List | null {
  const head = headAt(bytes, at);
  return head?.type === LIST ? { count: head.value, at: head.end } : null;
}

/** Its items as far as they are byte strings that are all there. */
function byteStrings(bytes: Uint8Array, { count, at }: List): { items: Uint8Array[]; end: number } {
  const items: Uint8Array[] = [];
  let end = at;
  while (items.length < count) {
    const head = headAt(bytes, end);
    if (head?.type !== BYTES || head.end + head.value > bytes.length) break;
    end = head.end + head.value;
    items.push(bytes.slice(head.end, end));
  }
  return { items, end };
}

/** What stands before an item: its type, and its number or length, in the byte itself or in up to four after it. */
function headAt(bytes: Uint8Array, at: number): { type: number; value: number; end: number } | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const type = first >> 5;
  const short = first & 31;
  if (short < 24) return { type, value: short, end: at + 1 };
  const width = [1, 2, 4][short - 24];
  const more = width === undefined ? [] : [...bytes.slice(at + 1, at + 1 + width)];
  if (more.length !== width) return null;
  return { type, value: more.reduce((sum, byte) => sum * 256 + byte, 0), end: at + 1 + width };
}

/** Recovers the readable part of a truncated or corrupted game file as a new file. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { PROTOCOL } from '../../crypto.ts';
import { encodeCbor } from '../../log/cbor.ts';
import { type FileFault, MAX_ENTRIES, type MatchFile, readFile } from './file.ts';

export interface ReadablePart {
  readonly file: MatchFile;
  /** The original bytes, or a new file with the readable entries. */
  readonly bytes: Uint8Array;
  /** How many entries the file claimed to have; null if it is complete. */
  readonly of: number | null;
}

/** Reads an untrusted file, or the part before the first unreadable byte; the error if no entry is readable. */
export function readablePart(bytes: Uint8Array): Result<ReadablePart, FileFault> {
  const whole = readFile(bytes);
  if (whole.ok) return ok({ file: whole.value, bytes, of: null });
  const torn = beginningOf(bytes);
  const read = torn && readFile(torn.bytes);
  return torn && read?.ok ? ok({ file: read.value, ...torn }) : fail(whole.error);
}

/** From the first three items (PROTOCOL 9.13): the whole header and every complete entry. Evidence is dropped. */
function beginningOf(bytes: Uint8Array): Omit<ReadablePart, 'file'> | null {
  const head = listAt(bytes, 2 + PROTOCOL.length);
  if (head === null) return null;
  const header = byteStrings(bytes, head);
  const log = header.items.length === head.count ? listAt(bytes, header.end) : null;
  if (log === null || log.count > MAX_ENTRIES) return null;
  const { items } = byteStrings(bytes, log);
  return items.length === 0 ? null : { bytes: encodeCbor([PROTOCOL, header.items, items]), of: log.count };
}

/** CBOR's major types (RFC 8949, 3.1). */
const BYTES = 2;
const LIST = 4;

interface List {
  readonly count: number;
  /** The offset of its first item. */
  readonly at: number;
}

function listAt(bytes: Uint8Array, at: number): List | null {
  const head = headAt(bytes, at);
  return head?.type === LIST ? { count: head.value, at: head.end } : null;
}

/** Its items, up to the first that is not a complete byte string. */
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

/**
 * The head of a CBOR item: its type, and its number or length, which is in the byte itself or in up to four following
 * bytes.
 */
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

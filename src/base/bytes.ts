/**
 * Helpers that know no domain and depend on nothing else; all are pure. This file: byte strings joined, compared, as
 * hexadecimal and as big-endian numbers. All numbers are unsigned integers.
 */

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Not in constant time: for public values, or where the other side could compute the answer anyway. */
export function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Order by unsigned bytes; a proper prefix comes first. Below 0: `a` first; 0: equal; above 0: `b` first. */
export function compare(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Views of `size` bytes each. Throws unless the length is a multiple of `size`: check untrusted data first. */
export function slices(bytes: Uint8Array, size: number): Uint8Array[] {
  if (bytes.length % size !== 0) throw new Error(`${bytes.length} bytes do not fall into parts of ${size}`);
  const out: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) out.push(bytes.subarray(at, at + size));
  return out;
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}

/** Decodes a hex string, upper or lower case; null if invalid. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(text)) return null;
  const out = new Uint8Array(text.length / 2);
  for (let i = 0; i < out.length; i++) out[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return out;
}

/** 1 byte. Throws above 255. */
export function u8(n: number): Uint8Array {
  return bigEndian(n, 1);
}

/** 2 bytes, big-endian. Throws above 65 535. */
export function u16(n: number): Uint8Array {
  return bigEndian(n, 2);
}

/** 4 bytes, big-endian. Throws above 4 294 967 295. */
export function u32(n: number): Uint8Array {
  return bigEndian(n, 4);
}

/** The unsigned big-endian number in `bytes[at, at+2)`. Throws if out of range. */
export function readU16(bytes: Uint8Array, at = 0): number {
  return read(bytes, at, 2);
}

/** The unsigned big-endian number in `bytes[at, at+4)`. Throws if out of range. */
export function readU32(bytes: Uint8Array, at = 0): number {
  return read(bytes, at, 4);
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Decodes UTF-8; null if it is malformed. A byte order mark is kept as a character. */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function bigEndian(n: number, size: number): Uint8Array {
  if (!Number.isInteger(n) || n < 0 || n >= 256 ** size) throw new Error(`${n} does not fit into ${size} bytes`);
  const out = new Uint8Array(size);
  let rest = n;
  for (let i = size - 1; i >= 0; i--) {
    out[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return out;
}

function read(bytes: Uint8Array, at: number, size: number): number {
  if (at < 0 || at + size > bytes.length) throw new Error(`no ${size} bytes at ${at}`);
  let n = 0;
  for (let i = at; i < at + size; i++) n = n * 256 + (bytes[i] as number);
  return n;
}

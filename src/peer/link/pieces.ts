/**
 * Packets as strings of base64, for channels that carry text best, cut to what every browser's channel takes. A piece
 * starts with `+` when more follow and with `.` when it is the last.
 */
import { concat } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { channelLimit } from './channel.ts';

/** The longest string that is sent, in characters: 12 kB with the quotes that JSON puts around it. */
export const pieceLimit = 12 * 1024 - 2;

/** Bytes in every piece but the last: the largest multiple of 3 whose base64 fits beside the mark. */
const full = 3 * Math.floor((pieceLimit - 1) / 4);

/** A packet of any length as texts, in order, which a `Joiner` puts together again. */
export function cut(packet: Uint8Array): string[] {
  const pieces: string[] = [];
  let at = 0;
  do {
    const part = packet.subarray(at, at + full);
    at += full;
    pieces.push((at < packet.length ? '+' : '.') + toBase64(part));
  } while (at < packet.length);
  return pieces;
}

/** Puts pieces together again and holds no more than `channelLimit` bytes. After a fault the channel is to be closed. */
export class Joiner {
  #parts: Uint8Array[] = [];
  #length = 0;

  /** The packet that this piece completes, or null while more must come. */
  add(piece: string): Result<Uint8Array | null, 'garbled' | 'large'> {
    const more = piece[0] === '+';
    if (piece.length > pieceLimit || (!more && piece[0] !== '.')) return fail('garbled');
    const part = fromBase64(piece.slice(1));
    // A short piece in the middle is nobody's: without this, empty ones would pile up without being counted.
    if (part === null || (more && part.length !== full)) return fail('garbled');
    if (this.#length + part.length > channelLimit) return fail('large');
    this.#parts.push(part);
    this.#length += part.length;
    if (more) return ok(null);
    const packet = concat(...this.#parts);
    this.#parts = [];
    this.#length = 0;
    return ok(packet);
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

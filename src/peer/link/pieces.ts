/**
 * Packets as base64 strings, for channels that carry text best, cut to a size every browser's channel accepts. A piece
 * starts with `+` if more follow, and with `.` if it is the last.
 */
import { concat } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { channelLimit } from './channel.ts';

/** The longest string sent, in characters: 12 kB with the quotes JSON adds. */
export const pieceLimit = 12 * 1024 - 2;

/** Bytes in every piece but the last: the largest multiple of 3 whose base64 fits after the mark. */
const full = 3 * Math.floor((pieceLimit - 1) / 4);

/** Cuts a packet of any length into ordered strings for a `Joiner`. */
export function splitPacket(packet: Uint8Array): string[] {
  const pieces: string[] = [];
  let at = 0;
  do {
    const part = packet.subarray(at, at + full);
    at += full;
    pieces.push((at < packet.length ? '+' : '.') + toBase64(part));
  } while (at < packet.length);
  return pieces;
}

/** Rejoins pieces, holding at most `channelLimit` bytes. After a fault the channel must be closed. */
export class Joiner {
  #parts: Uint8Array[] = [];
  #length = 0;

  /** The packet this piece completes, or null if more must come. */
  add(piece: string): Result<Uint8Array | null, 'garbled' | 'large'> {
    const more = piece[0] === '+';
    if (piece.length > pieceLimit || (!more && piece[0] !== '.')) return fail('garbled');
    const part = fromBase64(piece.slice(1));
    // No honest sender cuts a short piece in the middle; without this check, empty pieces would pile up uncounted.
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

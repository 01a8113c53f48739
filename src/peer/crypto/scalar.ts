// Chunk: hash
/**
 * Integers modulo L, the order of the ristretto255 group, as 32 bytes, little-endian. A protocol scalar is never zero.
 * Source: PROTOCOL 2; RFC 9496, 4.4. Products and inverses are in `group.ts`.
 *
 * Scalars are secret: this code takes the same steps for all values (PROTOCOL 13.5).
 */
import { concat } from '../../base/bytes.ts';
import { zip } from '../../base/lists.ts';

/** 32 bytes, little-endian, 0 < s < L. */
export type Scalar = Uint8Array;

/** Whether untrusted bytes encode a scalar: 32 bytes, canonical, not zero. */
export function isScalar(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  let any = 0;
  let borrow = 0;
  for (const [byte, limit] of zip(bytes, ORDER)) {
    any |= byte;
    borrow = (byte - limit + borrow) >> 8;
  }
  return any !== 0 && borrow < 0;
}

/** A scalar from 64 uniform bytes: (n mod (L - 1)) + 1, so that zero cannot occur. */
export function scalarFromWide(bytes: Uint8Array): Scalar {
  if (bytes.length !== 64) throw new Error('a scalar is made of 64 bytes');
  const rest = new Float64Array(M.length);
  // Long division, two bytes at a time: 0 ≤ rest < M = L - 1 before each step.
  for (let at = bytes.length - 2; at >= 0; at -= 2) {
    // How many times M goes into rest · 2^16 plus these two bytes, or one more than that: M is slightly more than
    // 2^252, and only the bits of rest from 2^236 up are read.
    const times = (rest[10] ?? 0) * 2 ** 4 + ((rest[9] ?? 0) >> 20);
    const sign = multiplyAdd(rest, 2 ** 16, -times, readLittle(bytes.subarray(at, at + 2)));
    // A negative rest means the estimate was one too high.
    multiplyAdd(rest, 1, -sign, 0);
  }
  multiplyAdd(rest, 1, 0, 1);
  return Uint8Array.from({ length: 32 }, (_, i) => (rest[Math.floor(i / 3)] ?? 0) >> (8 * (i % 3)));
}

/** limbs · by + M · times + more. Returns the carry out of the last limb: -1 if the result is negative. */
function multiplyAdd(limbs: Float64Array, factor: number, multiples: number, addend: number): number {
  let carry = addend;
  for (let i = 0; i < limbs.length; i++) {
    const value = factor * (limbs[i] ?? 0) + multiples * (M[i] ?? 0) + carry; // less than 2^53
    carry = Math.floor(value / LIMB);
    limbs[i] = value - carry * LIMB;
  }
  return carry;
}

function readLittle(bytes: Uint8Array): number {
  return bytes.reduceRight((number, byte) => 256 * number + byte, 0);
}

/** L, little-endian. */
const ORDER = concat(
  Uint8Array.of(0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14),
  new Uint8Array(15),
  Uint8Array.of(0x10),
);

const LIMB = 2 ** 24;
/** L - 1, in eleven limbs of 24 bits, lowest first; L is odd. */
const M = Array.from({ length: 11 }, (_, i) => readLittle(ORDER.subarray(3 * i, 3 * i + 3)) - (i === 0 ? 1 : 0));

/** Whether the bytes are 32 and not the identity, which libraries accept as a point. */
export const mayBePoint = (bytes: Uint8Array): boolean => bytes.length === 32 && bytes.some((byte) => byte !== 0);

/** Throws on an invalid scalar: libraries reduce them silently. */
export function checkedScalar(scalar: Scalar): Scalar {
  if (!isScalar(scalar)) throw new Error('not a scalar');
  return scalar;
}

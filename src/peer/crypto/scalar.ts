/**
 * Whole numbers modulo L, the order of the ristretto255 group, as 32 bytes little-endian. A scalar of the protocol is
 * never zero. Source: PROTOCOL 2; RFC 9496, 4.4.
 */
import { ristretto255 } from '@noble/curves/ed25519.js';
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js';

/** 32 bytes, little-endian, 0 < s < L. */
export type Scalar = Uint8Array;

const { Fn } = ristretto255.Point;
const ORDER = Fn.ORDER;

/** Whether bytes from outside are a scalar: 32 bytes, canonical, not zero. */
export function isScalar(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  const n = bytesToNumberLE(bytes);
  return n > 0n && n < ORDER;
}

/** A scalar from 64 uniform bytes: (n mod (L - 1)) + 1, so that zero cannot occur. */
export function scalarFromWide(bytes: Uint8Array): Scalar {
  if (bytes.length !== 64) throw new Error('a scalar is made of 64 bytes');
  return toBytes((bytesToNumberLE(bytes) % (ORDER - 1n)) + 1n);
}

/** The product of scalars. */
export function scalarProduct(...factors: readonly Scalar[]): Scalar {
  return toBytes(factors.reduce((product, factor) => Fn.mul(product, fromScalar(factor)), 1n));
}

/** The inverse: s · s⁻¹ = 1. */
export function scalarInverse(scalar: Scalar): Scalar {
  return toBytes(Fn.inv(fromScalar(scalar)));
}

/** The number of a scalar, for `group.ts`. Throws on zero or above: bytes from outside pass `isScalar` first. */
export function fromScalar(scalar: Scalar): bigint {
  if (!isScalar(scalar)) throw new Error('not a scalar');
  return bytesToNumberLE(scalar);
}

function toBytes(n: bigint): Scalar {
  return numberToBytesLE(n, 32);
}

/**
 * ristretto255 (RFC 9496) behind a few functions on encodings, so that another library can take its place. A point is
 * 32 bytes in canonical encoding and never the identity, which libraries decode but the protocol refuses (PROTOCOL 2).
 */
import { interleavedMSMUnsafe } from '@noble/curves/abstract/curve.js';
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { fromScalar, type Scalar } from './scalar.ts';

/** 32 bytes, canonical ristretto255 encoding, not the identity. */
export type Point = Uint8Array;

const { Point: Element } = ristretto255;
type Element = InstanceType<typeof Element>;

/** Whether bytes from outside are a point: canonical, non-negative, on the curve, not the identity. */
export function isPoint(bytes: Uint8Array): boolean {
  return decode(bytes) !== null;
}

/**
 * `scalar · point`, or null when the encoding is none of a point. The work does not depend on the scalar's digits,
 * as far as big integers allow (PROTOCOL 13.5).
 */
export function multiply(point: Uint8Array, scalar: Scalar): Point | null {
  const element = decode(point);
  return element === null ? null : element.multiply(fromScalar(scalar)).toBytes();
}

/**
 * The same point as `multiply`, faster, in a time that depends on the scalar: only for scalars that everybody may know,
 * which after the reveal of the seeds are all of them.
 */
export function multiplyPublic(point: Uint8Array, scalar: Scalar): Point | null {
  const element = decode(point);
  return element === null ? null : element.multiplyUnsafe(fromScalar(scalar)).toBytes();
}

/** The point of 64 uniform bytes: element derivation of RFC 9496, 4.3.4 (they are not hashed first). */
export function derivePoint(bytes: Uint8Array): Point {
  return ristretto255_hasher.deriveToCurve!(bytes).toBytes();
}

/** One side of an equation between points: Σ scalars[i] · points[i]. Both lists have the same length. */
export interface Sum {
  readonly points: readonly Uint8Array[];
  readonly scalars: readonly Scalar[];
}

/**
 * Whether two sums are the same point; false when an encoding is bad. The doublings are shared by all terms, so it costs
 * a third of multiplying each. Its time depends on the scalars: only for public ones.
 */
export function equalSums(left: Sum, right: Sum): boolean {
  const a = total(left);
  const b = total(right);
  return a !== null && b !== null && a.equals(b);
}

function total(sum: Sum): Element | null {
  const elements: Element[] = [];
  for (const point of sum.points) {
    const element = decode(point);
    if (element === null) return null;
    elements.push(element);
  }
  // A window of 5 bits was the fastest of 4, 5 and 6 for 60 terms.
  return interleavedMSMUnsafe(Element, elements, 5)(sum.scalars.map(fromScalar));
}

function decode(bytes: Uint8Array): Element | null {
  if (bytes.length !== 32 || bytes.every((byte) => byte === 0)) return null;
  try {
    return Element.fromBytes(bytes);
  } catch {
    return null;
  }
}

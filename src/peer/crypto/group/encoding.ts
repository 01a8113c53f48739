// Chunk: hash
/** Checks common to both libraries before they see any bytes. */
import { isScalar, type Scalar } from '../scalar.ts';

/** 32 bytes and not the identity, which libraries accept as a point. */
export const mayBePoint = (bytes: Uint8Array): boolean => bytes.length === 32 && bytes.some((byte) => byte !== 0);

/** Throws on an invalid scalar: libraries silently reduce them. */
export function sure(scalar: Scalar): Scalar {
  if (!isScalar(scalar)) throw new Error('not a scalar');
  return scalar;
}

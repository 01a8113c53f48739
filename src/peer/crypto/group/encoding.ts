/** What both libraries are asked the same way before they see any bytes. */
import { isScalar, type Scalar } from '../scalar.ts';

/** 32 bytes and not the identity, which libraries take for a point. */
export const mayBePoint = (bytes: Uint8Array): boolean => bytes.length === 32 && bytes.some((byte) => byte !== 0);

/** The scalar, if it is one: libraries reduce others in silence. */
export function sure(scalar: Scalar): Scalar {
  if (!isScalar(scalar)) throw new Error('not a scalar');
  return scalar;
}

// Chunk: noble
/**
 * The group implemented with noble's big integers, for phones without WebAssembly. Its timing depends on the values.
 */
import { ED25519_TORSION_SUBGROUP, ed25519, ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concat, equal, fromHex } from '../../../base/bytes.ts';
import type { Group } from '../group.ts';
import { checkedScalar, mayBePoint, type Scalar } from '../scalar.ts';

const { Point: Element } = ristretto255;
const { Fn } = Element;

export const nobleGroup: Group = {
  library: 'noble',
  isPoint: (bytes) => decode(bytes) !== null,
  derivePoint: (bytes) => ristretto255_hasher.deriveToCurve!(bytes).toBytes(),
  multiply(point, scalar) {
    const n = numberOf(scalar);
    return decode(point)?.multiply(n).toBytes() ?? null;
  },
  scalarProduct: (a, b) => bytesOf(Fn.mul(numberOf(a), numberOf(b))),
  scalarInverse: (scalar) => bytesOf(Fn.inv(numberOf(scalar))),
  sha256,
  verify,
};

/** Matches libsodium. Noble's own check multiplies by the cofactor, so it accepts an R with a small-order component. */
function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [r, s] = [signature.subarray(0, 32), bytesToNumberLE(signature.subarray(32))];
  if (s >= Fn.ORDER || isSmall(r)) return false;
  const k = bytesToNumberLE(sha512(concat(r, publicKey, message))) % Fn.ORDER;
  const { Point } = ed25519;
  const left = Point.BASE.multiplyUnsafe(s).subtract(Point.fromBytes(publicKey).multiplyUnsafe(k));
  return equal(left.toBytes(), r);
}

/** Whether the bytes encode a point of small order in any form. Only y matters. */
const isSmall = (r: Uint8Array): boolean => SMALL.has(yOf(r));

const yOf = (bytes: Uint8Array): bigint => bytesToNumberLE(bytes) & ((1n << 255n) - 1n);
const P = ed25519.Point.Fp.ORDER;
/** The last two are alternative encodings of 0 and 1. */
const SMALL = new Set([...ED25519_TORSION_SUBGROUP.map((one) => yOf(fromHex(one) ?? new Uint8Array())), P, P + 1n]);

function decode(bytes: Uint8Array): InstanceType<typeof Element> | null {
  if (!mayBePoint(bytes)) return null;
  try {
    return Element.fromBytes(bytes);
  } catch {
    return null;
  }
}

const numberOf = (scalar: Scalar): bigint => bytesToNumberLE(checkedScalar(scalar));

const bytesOf = (n: bigint): Scalar => numberToBytesLE(n, 32);

/** The group by noble, in big integers, whose time depends on the numbers: for phones without WebAssembly. */
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js';
import type { Group } from '../group.ts';
import type { Scalar } from '../scalar.ts';
import { mayBePoint, sure } from './encoding.ts';

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
};

function decode(bytes: Uint8Array): InstanceType<typeof Element> | null {
  if (!mayBePoint(bytes)) return null;
  try {
    return Element.fromBytes(bytes);
  } catch {
    return null;
  }
}

const numberOf = (scalar: Scalar): bigint => bytesToNumberLE(sure(scalar));

const bytesOf = (n: bigint): Scalar => numberToBytesLE(n, 32);

/** Checks that two libraries agree on the same bytes. */
import { equal, hex, u32, utf8 } from '../../src/base/bytes.ts';
import { nobleGroup } from '../../src/peer/crypto/group/noble.ts';
import { sodiumGroup } from '../../src/peer/crypto/group/sodium.ts';
import { type Group, hkdfExpand, scalarFromWide, sha256 } from '../../src/peer/crypto.ts';

export const groups: readonly Group[] = [await sodiumGroup(), nobleGroup];

/**
 * Runs one set of random values through every function of both: a point, scalars, an arbitrary encoding, and an
 * encoding with a flipped bit.
 */
export function checkAlike(seed: number): void {
  const bytes = hkdfExpand(sha256(utf8('alike'), u32(seed)), utf8('values'), 64 * 3 + 33);
  const [a, b] = [scalarFromWide(bytes.slice(0, 64)), scalarFromWide(bytes.slice(64, 128))];
  const point = same(seed, (group) => group.derivePoint(bytes.slice(128, 192)));
  const masked = same(seed, (group) => group.multiply(point, a) ?? Uint8Array.of());
  same(seed, (group) => group.scalarProduct(a, b));
  const unmask = same(seed, (group) => group.scalarInverse(a));
  const again = same(seed, (group) => group.multiply(masked, unmask) ?? Uint8Array.of());
  if (!equal(again, point)) throw new Error(`seed ${seed}: what is masked and unmasked is another point`);
  const noise = bytes.slice(192, 224);
  noise[31] = (noise[31] as number) & 0x7f;
  const bit = bytes[224] as number;
  const near = point.with(bit >> 3, (point[bit >> 3] as number) ^ (1 << (bit & 7)));
  for (const encoding of [noise, near]) checkEncoding(encoding, a, `seed ${seed}`);
}

/** Checks a possibly invalid encoding with a scalar: both return null or the same point. */
export function checkEncoding(encoding: Uint8Array, scalar: Uint8Array, name = hex(encoding)): boolean {
  const isPoint = same(name, (group) => Uint8Array.of(group.isPoint(encoding) ? 1 : 0));
  const found = same(name, (group) => group.multiply(encoding, scalar) ?? Uint8Array.of());
  if ((found.length === 32) !== (isPoint[0] === 1)) throw new Error(`${name}: a point that is none is multiplied`);
  return isPoint[0] === 1;
}

function same(name: string | number, make: (group: Group) => Uint8Array): Uint8Array {
  const [one, other] = groups.map(make) as [Uint8Array, Uint8Array];
  if (!equal(one, other)) throw new Error(`${name}: ${hex(one)} from libsodium, ${hex(other)} from noble`);
  return one;
}

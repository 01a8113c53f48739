/** Both libraries fulfil the contract of the group, and agree on everything that a phone may receive. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromHex, hex } from '../../src/base/bytes.ts';
import { loadGroup, randomBytes, scalarFromWide } from '../../src/peer/crypto.ts';
import { checkAlike, checkEncoding, groups } from '../support/groupsAlike.ts';
import { bytes, filled } from '../support/vectors.ts';

const L = bytes('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');
// RFC 9496, A.1: the generator times 1 and 2.
const one = bytes('e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76');
const two = bytes('6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919');
const small = (n: number) => Uint8Array.of(n, ...new Uint8Array(31));
const last = L.with(0, 0xec);

describe.each(groups)('$library', ({ derivePoint, isPoint, multiply, scalarInverse, scalarProduct }) => {
  const random = () => derivePoint(randomBytes(64));
  const scalar = () => scalarFromWide(randomBytes(64));

  // RFC 9496, A.3.
  test.each([
    ['00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 'not reduced'],
    ['ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'not reduced'],
    ['f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'not reduced'],
    ['edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'p'],
    ['0100000000000000000000000000000000000000000000000000000000000000', 'negative'],
    ['01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'negative'],
    ['ed57ffd8c914fb201471d1c3d245ce3c746fcbe63a3679d51b6a516ebebe0e20', 'negative'],
    ['c34c4e1826e5d403b78e246e88aa051c36ccf0aafebffe137d148a2bf9104562', 'negative'],
    ['c940e5a4404157cfb1628b108db051a8d439e1a421394ec4ebccb9ec92a8ac78', 'negative'],
    ['47cfc5497c53dc8e61c91d17fd626ffb1c49e2bca94eed052281b510b1117a24', 'negative'],
    ['f1c6165d33367351b0da8f6e4511010c68174a03b6581212c71c0e1d026c3c72', 'negative'],
    ['87260f7a2f12495118360f02c26a470f450dadf34a413d21042b43b9d93e1309', 'negative'],
    ['26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371', 'not a square'],
    ['4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f', 'not a square'],
    ['de6a7b00deadc788eb6b6c8d20c0ae96c2f2019078fa604fee5b87d6e989ad87', 'not a square'],
    ['bcab477be20861e01e4a0e295284146a510150d9817763caf1a6f4b422d67042', 'not a square'],
    ['3eb858e78f5a7254d8c9731174a94f76755fd3941c0ac93735c07ba14579630e', 'negative product'],
    ['a45fdc55c76448c049a1ab33f17023edfb2be3581e9c7aade8a6125215e04220', 'negative product'],
    ['8a2e1d30050198c65a54483123960ccc38aef6848e1ec8f5f780e8523769ba32', 'negative product'],
    ['445425117cb8c90edcbc7c1cc0e74f747f2c1efa5630a967c64f287792a48a4b', 'negative product'],
    ['ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'minus one'],
    ['0000000000000000000000000000000000000000000000000000000000000000', 'the identity'],
    ['e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d', '31 bytes'],
    ['e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d7600', '33 bytes'],
  ])('%s is not a point (%s)', (text) => {
    const bad = bytes(text);
    expect(isPoint(bad)).toBe(false);
    expect(multiply(bad, scalar())).toBeNull();
  });

  test('the generator is a point, and its double matches the RFC', () => {
    expect([isPoint(one), isPoint(two)]).toEqual([true, true]);
    expect(hex(multiply(one, small(2))!)).toBe(hex(two));
    expect(hex(multiply(one, small(1))!)).toBe(hex(one));
  });

  test('64 bytes give the points of RFC 9496, A.2', () => {
    const wide = bytes(
      '5d1be09e3d0c82fc538112490e35701979d99e06ca3e2b5b54bffe8b4dc772c14d98b696a1bbfb5ca32c436cc61c16563790306c79eaca7705668b47dffe5bb6',
    );
    expect(hex(derivePoint(wide))).toBe('3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46');
  });

  test('masks commute and can be removed in any order', () => {
    const [point, a, b] = [random(), scalar(), scalar()];
    const masked = multiply(multiply(point, a)!, b)!;
    expect(hex(masked)).toBe(hex(multiply(multiply(point, b)!, a)!));
    expect(hex(masked)).toBe(hex(multiply(point, scalarProduct(a, b))!));
    expect(hex(multiply(multiply(masked, scalarInverse(a))!, scalarInverse(b))!)).toBe(hex(point));
  });

  test('a scalar times its inverse is one', () => {
    for (const a of [small(1), small(2), last, scalar()])
      expect(hex(scalarProduct(a, scalarInverse(a)))).toBe(hex(small(1)));
  });

  test.each([
    ['zero', small(0)],
    ['the order', L],
    ['above the order', L.with(0, 0xee)],
    ['all ones', filled(0xff)],
    ['31 bytes', last.slice(1)],
    ['33 bytes', new Uint8Array(33).fill(1)],
  ])('%s is not a scalar, so it throws', (_, bad) => {
    expect(() => multiply(one, bad)).toThrow('not a scalar');
    expect(() => scalarInverse(bad)).toThrow('not a scalar');
    expect(() => scalarProduct(bad, small(1))).toThrow('not a scalar');
    expect(() => scalarProduct(small(1), bad)).toThrow('not a scalar');
  });

  test('arguments are not modified', () => {
    const given = [random(), scalar(), scalar(), randomBytes(64)] as const;
    const before = given.map(hex);
    multiply(given[0], given[1]);
    scalarProduct(given[1], given[2]);
    scalarInverse(given[1]);
    derivePoint(given[3]);
    isPoint(given[0]);
    expect(given.map(hex)).toEqual(before);
  });
});

describe('the two libraries', () => {
  test('give the same bytes for random values, and reject the same ones', () => {
    // All ten thousand: `npm run soak -- group`.
    for (let seed = 1; seed <= 500; seed++) expect(() => checkAlike(seed)).not.toThrow();
  });

  test('agree on every encoding near the limits, with the highest bit and without', () => {
    const P = 2n ** 255n - 19n;
    const ends = [0n, P, 2n ** 255n, 2n ** 256n].flatMap((end) =>
      Array.from({ length: 80 }, (_, i) => end - 40n + BigInt(i)),
    );
    const numbers = ends.filter((n) => n >= 0n && n < 2n ** 256n);
    const points = numbers.filter((n) => checkEncoding(little(n), scalarFromWide(filled(7, 64))));
    // Values below p that are non-negative and on the curve, except the identity.
    expect(points.length).toBeGreaterThan(5);
    expect(points.filter((n) => n >= P || n % 2n === 1n || n === 0n)).toEqual([]);
  });

  test('multiply alike at the limits of scalars, and derive alike at those of 64 bytes', () => {
    for (const scalar of [small(1), small(2), last, last.with(0, 0xeb), little(2n ** 252n), little(2n ** 252n - 1n)])
      expect(checkEncoding(two, scalar)).toBe(true);
    for (const wide of [filled(0, 64), filled(0xff, 64), filled(0x7f, 64), filled(0x80, 64), filled(1, 64)])
      expect(new Set(groups.map(({ derivePoint }) => hex(derivePoint(wide)))).size).toBe(1);
  });
});

describe('choosing a library', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('libsodium is used with WebAssembly, with one group for all', async () => {
    expect((await loadGroup()).library).toBe('libsodium');
    expect(await loadGroup()).toBe(await loadGroup());
  });

  test('noble is used without WebAssembly', async () => {
    vi.resetModules();
    vi.stubGlobal('WebAssembly', undefined);
    const { loadGroup } = await import('../../src/peer/crypto.ts');
    expect((await loadGroup()).library).toBe('noble');
  });
});

function little(n: bigint): Uint8Array {
  return fromHex(n.toString(16).padStart(64, '0'))!.toReversed();
}

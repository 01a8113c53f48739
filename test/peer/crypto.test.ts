import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../src/base/bytes.ts';
import {
  checkPublicKey,
  derivePoint,
  equalSums,
  hkdfExpand,
  hkdfExtract,
  hmacSha256,
  isPoint,
  isScalar,
  keyOfSecret,
  multiply,
  multiplyPublic,
  newKey,
  randomBytes,
  scalarFromWide,
  scalarInverse,
  scalarProduct,
  sha256,
  signerOf,
  verify,
  verifyReference,
} from '../../src/peer/crypto.ts';
import { bytes, filled } from '../support/vectors.ts';

const L = bytes('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');
const { Point } = ed25519;

describe('hashes', () => {
  test('SHA-256 joins its parts', () => {
    expect(hex(sha256(utf8('ab'), utf8('c')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('HKDF is that of RFC 5869, test case 1', () => {
    const prk = hkdfExtract(bytes('000102030405060708090a0b0c'), bytes('0b'.repeat(22)));
    expect(hex(prk)).toBe('077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5');
    expect(hex(hkdfExpand(prk, bytes('f0f1f2f3f4f5f6f7f8f9'), 42))).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    );
  });

  test('HMAC is that of RFC 4231, test case 2', () => {
    expect(hex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

describe('scalars', () => {
  test('from outside are canonical and not zero', () => {
    const below = L.slice();
    below[0] = 0xec;
    const above = L.slice();
    above[0] = 0xee;
    expect([filled(0), L, above, filled(0xff), below.slice(1), new Uint8Array(33)].map(isScalar)).not.toContain(true);
    expect([below, concat(Uint8Array.of(1), new Uint8Array(31))].map(isScalar)).toEqual([true, true]);
  });

  test('a scalar times its inverse is one', () => {
    const one = concat(Uint8Array.of(1), new Uint8Array(31));
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (wide) => {
        const scalar = scalarFromWide(wide);
        expect(isScalar(scalar)).toBe(true);
        expect(hex(scalarProduct(scalar, scalarInverse(scalar)))).toBe(hex(one));
      }),
    );
    expect(hex(scalarFromWide(new Uint8Array(64)))).toBe(hex(one));
  });

  test('one that is none is our own bug and throws', () => {
    expect(() => scalarInverse(filled(0))).toThrow();
    expect(() => multiply(derivePoint(randomBytes(64)), L)).toThrow();
  });
});

describe('points', () => {
  // RFC 9496, A.1: the generator times 1 and 2.
  const one = bytes('e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76');
  const two = bytes('6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919');
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
  ])('%s is none (%s)', (text) => {
    const bad = bytes(text);
    expect(isPoint(bad)).toBe(false);
    expect(multiply(bad, scalar())).toBeNull();
    expect(multiplyPublic(bad, scalar())).toBeNull();
    const sum = { points: [bad], scalars: [scalar()] };
    expect(equalSums(sum, sum)).toBe(false);
  });

  test('the generator is one, and its double is that of the RFC', () => {
    const doubled = concat(Uint8Array.of(2), new Uint8Array(31));
    expect([isPoint(one), isPoint(two)]).toEqual([true, true]);
    expect(hex(multiply(one, doubled)!)).toBe(hex(two));
    expect(hex(multiplyPublic(one, doubled)!)).toBe(hex(two));
  });

  test('64 bytes make the point of RFC 9496, A.2', () => {
    const wide = bytes(
      '5d1be09e3d0c82fc538112490e35701979d99e06ca3e2b5b54bffe8b4dc772c14d98b696a1bbfb5ca32c436cc61c16563790306c79eaca7705668b47dffe5bb6',
    );
    expect(hex(derivePoint(wide))).toBe('3066f82a1a747d45120d1740f14358531a8f04bbffe6a819f86dfe50f44a0a46');
  });

  test('masks commute, and come off in any order', () => {
    const [point, a, b] = [random(), scalar(), scalar()];
    const masked = multiply(multiply(point, a)!, b)!;
    expect(hex(masked)).toBe(hex(multiplyPublic(multiplyPublic(point, b)!, a)!));
    expect(hex(multiply(multiply(masked, scalarInverse(a))!, scalarInverse(b))!)).toBe(hex(point));
  });

  test('two sums are equal when every term is, and not when one differs', () => {
    const points = [random(), random(), random()];
    const [masks, weights] = [points.map(scalar), points.map(scalar)];
    const masked = points.map((point, i) => multiply(point, masks[i]!)!);
    const right = { points, scalars: weights.map((weight, i) => scalarProduct(weight, masks[i]!)) };
    expect(equalSums({ points: masked, scalars: weights }, right)).toBe(true);
    expect(equalSums({ points: masked.with(1, random()), scalars: weights }, right)).toBe(false);
    expect(equalSums({ points: masked.toReversed(), scalars: weights }, right)).toBe(false);
  });
});

describe('signatures', () => {
  const message = utf8('a run on HQ');
  const key = keyOfSecret(filled(3));
  const secret = ed25519.utils.getExtendedPublicKey(filled(3));
  const torsion = Point.fromHex(ED25519_TORSION_SUBGROUP[3]!);

  test('RFC 8032, 7.1, test 2', async () => {
    const known = keyOfSecret(bytes('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'));
    expect(hex(known.publicKey)).toBe('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
    const signature = await signerOf(known).sign(Uint8Array.of(0x72));
    expect(hex(signature)).toBe(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    );
    expect(await verify(known.publicKey, Uint8Array.of(0x72), signature)).toBe(true);
  });

  test('a new key is kept by the platform, and what it signs is valid for everybody', async () => {
    const fresh = await newKey();
    expect(fresh.kind).toBe('platform');
    const signature = await signerOf(fresh).sign(message);
    expect(verifyReference(fresh.publicKey, message, signature)).toBe(true);
    expect(await verify(fresh.publicKey, message, signature)).toBe(true);
    expect(checkPublicKey(fresh.publicKey)).toBe(true);
  });

  test('any other message, signature or key is refused', async () => {
    const signature = await signerOf(key).sign(message);
    for (const at of [0, 31, 32, 63]) {
      const changed = signature.with(at, signature[at]! ^ 1);
      expect(await verify(key.publicKey, message, changed)).toBe(false);
    }
    expect(await verify(key.publicKey, utf8('a run on R&D'), signature)).toBe(false);
    expect(await verify(keyOfSecret(filled(4)).publicKey, message, signature)).toBe(false);
    for (const length of [0, 63, 65]) expect(await verify(key.publicKey, message, new Uint8Array(length))).toBe(false);
    for (const length of [0, 31, 33]) expect(await verify(new Uint8Array(length), message, signature)).toBe(false);
  });

  test('one signature has one form: S above the order is refused', async () => {
    const signature = await signerOf(key).sign(message);
    const s = number(signature.subarray(32)) + Point.Fn.ORDER;
    expect(await verify(key.publicKey, message, concat(signature.subarray(0, 32), little(s)))).toBe(false);
  });

  test('a signature that platforms judge differently is judged as the reference does', async () => {
    // R with a part of small order: valid when the equation is multiplied by the cofactor, and only then.
    const r = 12345678901234567890n;
    const R = Point.BASE.multiply(r).add(torsion).toBytes();
    const signature = concat(R, little(Point.Fn.create(r + challenge(R, key.publicKey) * secret.scalar)));
    const platform = await crypto.subtle.importKey('raw', key.publicKey as BufferSource, 'Ed25519', true, ['verify']);
    expect(await crypto.subtle.verify('Ed25519', platform, signature as BufferSource, message as BufferSource)).toBe(
      false,
    );
    expect(verifyReference(key.publicKey, message, signature)).toBe(true);
    expect(await verify(key.publicKey, message, signature)).toBe(true);
  });

  test('R in a second form is refused', async () => {
    // R = the identity, S = k·a: good in its own form, refused with p + 1 or with a sign in place of 1.
    const forms = ['01'.padEnd(64, '0'), `ee${'ff'.repeat(30)}7f`, `01${'00'.repeat(30)}80`].map(bytes);
    const verdicts = forms.map(async (R) => {
      const signature = concat(R, little(Point.Fn.create(challenge(R, key.publicKey) * secret.scalar)));
      const found = await verify(key.publicKey, message, signature);
      expect(found).toBe(verifyReference(key.publicKey, message, signature));
      return found;
    });
    expect(await Promise.all(verdicts)).toEqual([true, false, false]);
  });

  test('keys of small order, with a part of it, or in a second form are no identity', async () => {
    const small = ED25519_TORSION_SUBGROUP.map(bytes);
    const mixed = Point.fromBytes(key.publicKey).add(torsion).toBytes();
    // y = p + 3 and y = p: both above the prime.
    const second = [bytes(`f0${'ff'.repeat(30)}7f`), bytes(`ed${'ff'.repeat(30)}7f`)];
    const none = bytes(`02${'00'.repeat(31)}`);
    for (const bad of [...small, mixed, ...second, none, new Uint8Array(31)]) expect(checkPublicKey(bad)).toBe(false);
    expect(checkPublicKey(key.publicKey)).toBe(true);
    // For a key of small order R = S·B is a signature of anything, if nobody looks.
    const signature = concat(Point.BASE.multiply(5n).toBytes(), little(5n));
    expect(await verify(small[0]!, message, signature)).toBe(false);
  });

  test('noise is refused without a throw, by the reference as well', async () => {
    const noise = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    const judge = async (publicKey: Uint8Array, signature: Uint8Array) => {
      expect(await verify(publicKey, message, signature)).toBe(false);
      expect(verifyReference(publicKey, message, signature)).toBe(false);
    };
    await fc.assert(fc.asyncProperty(noise(32), noise(64), judge), { numRuns: 30 });
    await fc.assert(fc.asyncProperty(fc.constant(key.publicKey), noise(64), judge), { numRuns: 30 });
  });

  function challenge(R: Uint8Array, publicKey: Uint8Array): bigint {
    return number(sha512(concat(R, publicKey, message))) % Point.Fn.ORDER;
  }
});

function number(from: Uint8Array): bigint {
  return from.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

function little(n: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((n >> BigInt(8 * i)) & 255n));
}

import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../src/base/bytes.ts';
import { nobleGroup } from '../../src/peer/crypto/group/noble.ts';
import { sodiumGroup } from '../../src/peer/crypto/group/sodium.ts';
import {
  hkdfExpand,
  hkdfExtract,
  hmacSha256,
  isScalar,
  isValidPublicKey,
  keyOfSecret,
  newKey,
  scalarFromWide,
  sha256,
  signerOf,
  verify,
} from '../../src/peer/crypto.ts';
import { bytes, filled } from '../support/vectors.ts';

const L = bytes('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');
const { Point } = ed25519;

describe('hashes', () => {
  test('SHA-256 concatenates its parts', () => {
    expect(hex(sha256(utf8('ab'), utf8('c')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('HKDF matches RFC 5869, test case 1', () => {
    const prk = hkdfExtract(bytes('000102030405060708090a0b0c'), bytes('0b'.repeat(22)));
    expect(hex(prk)).toBe('077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5');
    expect(hex(hkdfExpand(prk, bytes('f0f1f2f3f4f5f6f7f8f9'), 42))).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    );
  });

  test('HMAC matches RFC 4231, test case 2', () => {
    expect(hex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

describe('scalars', () => {
  test('from outside are rejected unless canonical and nonzero', () => {
    const below = L.slice();
    below[0] = 0xec;
    const above = L.slice();
    above[0] = 0xee;
    expect([filled(0), L, above, filled(0xff), below.slice(1), new Uint8Array(33)].map(isScalar)).not.toContain(true);
    expect([below, concat(Uint8Array.of(1), new Uint8Array(31))].map(isScalar)).toEqual([true, true]);
  });

  test('are derived from 64 bytes with the same result as with big integers', () => {
    const edges = [0n, 1n, number(L) - 2n, number(L) - 1n, number(L), 2n ** 252n, 2n ** 260n - 1n, 2n ** 512n - 1n];
    const multiples = [1n, 2n, 255n, 256n, 2n ** 259n].flatMap((k) =>
      [-1n, 0n, 1n].map((d) => k * (number(L) - 1n) + d),
    );
    for (const n of [...edges, ...multiples]) checkWide(wide(n));
    fc.assert(fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), checkWide), { numRuns: 10_000 });
    expect(() => scalarFromWide(filled(0))).toThrow('64 bytes');
  });

  function checkWide(bytes: Uint8Array): void {
    const scalar = scalarFromWide(bytes);
    expect(scalar).toHaveLength(32);
    expect(number(scalar)).toBe((number(bytes) % (number(L) - 1n)) + 1n);
    expect(isScalar(scalar)).toBe(true);
  }

  const wide = (n: bigint) => Uint8Array.from({ length: 64 }, (_, i) => Number((n >> BigInt(8 * i)) & 255n));
});

describe('signatures', () => {
  const message = utf8('a run on HQ');
  const key = keyOfSecret(filled(3));
  const secret = ed25519.utils.getExtendedPublicKey(filled(3));
  const torsion = Point.fromHex(ED25519_TORSION_SUBGROUP[3]!);

  test('match RFC 8032, 7.1, test 2', async () => {
    const known = keyOfSecret(bytes('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'));
    expect(hex(known.publicKey)).toBe('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
    const signature = await signerOf(known).sign(Uint8Array.of(0x72));
    expect(hex(signature)).toBe(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    );
    expect(await verify(known.publicKey, Uint8Array.of(0x72), signature)).toBe(true);
  });

  test('a new key is stored by the platform, and its signatures are valid everywhere', async () => {
    const fresh = await newKey();
    expect(fresh.kind).toBe('platform');
    const signature = await signerOf(fresh).sign(message);
    expect(await verify(fresh.publicKey, message, signature)).toBe(true);
    expect(isValidPublicKey(fresh.publicKey)).toBe(true);
  });

  test('any other message, signature or key is rejected', async () => {
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

  test('a signature has only one form: S above the order is rejected', async () => {
    const signature = await signerOf(key).sign(message);
    const s = number(signature.subarray(32)) + Point.Fn.ORDER;
    expect(await verify(key.publicKey, message, concat(signature.subarray(0, 32), little(s)))).toBe(false);
  });

  // PROTOCOL 2.5: the same bytes are a valid signature either everywhere or nowhere.
  test('both libraries accept and reject the same signatures, including unusual ones', async () => {
    const groups = [await sodiumGroup(), nobleGroup];
    const judged = async (signature: Uint8Array, publicKey = key.publicKey): Promise<boolean> => {
      const found = await verify(publicKey, message, signature);
      if (publicKey === key.publicKey)
        for (const group of groups) expect(group.verify(publicKey, message, signature)).toBe(found);
      return found;
    };
    const made = (R: Uint8Array, r: bigint, A = key.publicKey) =>
      concat(R, little(Point.Fn.create(r + challenge(R, A) * secret.scalar)));
    expect(await judged(await signerOf(key).sign(message))).toBe(true);
    expect(await judged(made(Point.BASE.multiply(7n).toBytes(), 7n))).toBe(true);
    // R with a component of every small order: valid only if the equation is multiplied by the cofactor.
    for (const small of ED25519_TORSION_SUBGROUP.slice(1)) {
      const R = Point.BASE.multiply(7n).add(Point.fromHex(small));
      expect(await judged(made(R.toBytes(), 7n))).toBe(false);
    }
    // R of small order: the identity would match byte for byte. Then its alternative forms, and those of zero.
    for (const small of ED25519_TORSION_SUBGROUP) expect(await judged(made(bytes(small), 0n))).toBe(false);
    const others = ['ee', 'ed', 'ef'].flatMap((first) =>
      ['7f', 'ff'].map((last) => `${first}${'ff'.repeat(30)}${last}`),
    );
    for (const form of [...others, `01${'00'.repeat(30)}80`]) expect(await judged(made(bytes(form), 0n))).toBe(false);
    // S = 0 with R = -k·A, and S = L with the same R.
    for (const s of [0n, Point.Fn.ORDER]) expect(await judged(concat(Point.BASE.toBytes(), little(s)))).toBe(false);
    // A key with a small-order component, and a key of small order.
    const mixed = Point.fromBytes(key.publicKey).add(torsion).toBytes();
    expect(await judged(made(Point.BASE.multiply(7n).toBytes(), 7n, mixed), mixed)).toBe(false);
    for (const small of ED25519_TORSION_SUBGROUP.map(bytes))
      expect(await judged(concat(Point.BASE.multiply(5n).toBytes(), little(5n)), small)).toBe(false);
  });

  test('keys of small order, with a small-order component or in an alternative form are rejected', async () => {
    const small = ED25519_TORSION_SUBGROUP.map(bytes);
    const mixed = Point.fromBytes(key.publicKey).add(torsion).toBytes();
    // y = p + 3 and y = p: both above the prime.
    const second = [bytes(`f0${'ff'.repeat(30)}7f`), bytes(`ed${'ff'.repeat(30)}7f`)];
    const none = bytes(`02${'00'.repeat(31)}`);
    for (const bad of [...small, mixed, ...second, none, new Uint8Array(31)]) expect(isValidPublicKey(bad)).toBe(false);
    expect(isValidPublicKey(key.publicKey)).toBe(true);
    // For a key of small order, R = S·B signs anything if the key is not checked.
    const signature = concat(Point.BASE.multiply(5n).toBytes(), little(5n));
    expect(await verify(small[0]!, message, signature)).toBe(false);
  });

  test('noise is rejected by both libraries without throwing', async () => {
    const noise = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    const judge = async (publicKey: Uint8Array, signature: Uint8Array) => {
      expect(await verify(publicKey, message, signature)).toBe(false);
      if (isValidPublicKey(publicKey)) expect(nobleGroup.verify(publicKey, message, signature)).toBe(false);
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

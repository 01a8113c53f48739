import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../src/base/bytes.ts';
import { type Cbor, decodeCbor, encodeCbor } from '../../src/peer/log/cbor.ts';
import { bytes, value } from '../support/vectors.ts';

/** Any value that a log may contain. */
const { cbor } = fc.letrec<{ cbor: Cbor }>((tie) => ({
  cbor: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.nat({ max: 2 ** 32 - 1 }),
    fc.uint8Array({ maxLength: 300 }),
    fc.string({ maxLength: 16 }),
    fc.array(tie('cbor'), { maxLength: 5 }),
  ),
}));

test('every value is decoded from its only encoding', () => {
  fc.assert(
    fc.property(cbor, (a) => {
      expect(value(decodeCbor(encodeCbor(a)))).toEqual(a);
    }),
  );
  // RFC 8949, appendix A.
  expect(hex(encodeCbor([1, [2, 3], [4, 5]]))).toBe('8301820203820405');
  expect([0, 23, 24, 1000, 2 ** 32 - 1].map((n) => hex(encodeCbor(n)))).toEqual([
    '00',
    '17',
    '1818',
    '1903e8',
    '1affffffff',
  ]);
  expect(hex(encodeCbor('IETF'))).toBe('6449455446');
  expect(hex(encodeCbor(Uint8Array.of(1, 2, 3, 4)))).toBe('4401020304');
});

describe('bytes from outside are rejected', () => {
  test.each([
    ['1817', 'a number in more bytes than it needs'],
    ['190017', 'a number in three bytes that needs one'],
    ['1a00000001', 'a number in five bytes that needs one'],
    ['1b0000000000000001', 'a number in nine bytes that needs one'],
    ['1b0000000100000000', 'a number above 32 bits'],
    ['1bffffffffffffffff', 'a number above 53 bits'],
    ['580100', 'bytes whose length takes more than it needs'],
    ['59000100', 'bytes whose length takes three bytes for one'],
    ['780161', 'text whose length takes more than it needs'],
    ['980100', 'a list whose length takes more than it needs'],
    ['9b000000000000000100', 'a list whose length takes nine bytes for one'],
    ['20', 'a negative number'],
    ['3903e7', 'a large negative number'],
    ['f90000', 'a float of zero'],
    ['f97e00', 'not a number'],
    ['f97c00', 'infinity'],
    ['fa47c35000', 'a float of 32 bits'],
    ['fb3ff199999999999a', 'a float of 64 bits'],
    ['f4', 'false'],
    ['f5', 'true'],
    ['f6', 'null'],
    ['f7', 'undefined'],
    ['f0', 'a simple value'],
    ['f818', 'a simple value in two bytes'],
    ['a0', 'an empty map'],
    ['a10102', 'a map with a number as its key'],
    ['a1616101', 'a map with a text as its key'],
    ['c074323031332d30332d32315432303a30343a30305a', 'a tag'],
    ['c249010000000000000000', 'a large number under a tag'],
    ['9f01ff', 'a list without a length'],
    ['5f42010243030405ff', 'bytes without a length'],
    ['7f657374726561646d696e67ff', 'text without a length'],
    ['ff', 'a break'],
    ['83ff0000', 'a break within a list'],
    ['430102', 'too few bytes'],
    ['8201', 'a list with too few items'],
    ['5affffffff', 'bytes of 4 GiB'],
    ['5bffffffffffffffff00', 'bytes of any length'],
    ['9affffffff', 'a list of 2^32 items'],
    ['9bffffffffffffffff', 'a list of any length'],
    ['0000', 'a second value behind the first'],
    ['1c', 'a reserved length'],
    ['62c328', 'text that is not UTF-8'],
    ['62c3bc', 'text that is not ASCII'],
    ['610a', 'text with a control character'],
    ['', 'nothing'],
  ])('%s: %s', (text) => {
    expect(decodeCbor(bytes(text)).ok).toBe(false);
  });

  test('text of more than 16 characters', () => {
    expect(value(decodeCbor(concat(bytes('70'), utf8('a'.repeat(16)))))).toBe('a'.repeat(16));
    expect(decodeCbor(concat(bytes('71'), utf8('a'.repeat(17)))).ok).toBe(false);
  });

  test('endlessly nested lists', () => {
    expect(decodeCbor(bytes(`${'81'.repeat(8)}00`)).ok).toBe(true);
    expect(decodeCbor(bytes(`${'81'.repeat(9)}00`)).ok).toBe(false);
    expect(decodeCbor(new Uint8Array(16_384).fill(0x81)).ok).toBe(false);
    expect(decodeCbor(new Uint8Array(1_000_000).fill(0x9f)).ok).toBe(false);
  });

  test('but not many lists side by side', () => {
    const list = Array.from({ length: 50 }, () => [[], [1]]);
    expect(value(decodeCbor(encodeCbor(list)))).toEqual(list);
  });
});

test('the result is unaffected by later changes to the input bytes', () => {
  const source = Buffer.from(encodeCbor([Uint8Array.of(1, 2, 3)]));
  const read = value(decodeCbor(source));
  source.fill(0);
  expect(read).toEqual([Uint8Array.of(1, 2, 3)]);
});

test('a value that a log cannot contain throws', () => {
  for (const bad of [-1, 0.5, 2 ** 32, 'a'.repeat(17), 'ü', [[-1]]]) expect(() => encodeCbor(bad)).toThrow();
});

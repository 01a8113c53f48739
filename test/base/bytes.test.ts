import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compare,
  concat,
  equal,
  fromHex,
  fromUtf8,
  hex,
  readU16,
  readU32,
  slices,
  u8,
  u16,
  u32,
  utf8,
} from '../../src/base/bytes.ts';

const some = fc.uint8Array({ maxLength: 40 });

test('joined bytes are cut at the same places', () => {
  expect(concat(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3, 4))).toEqual(Uint8Array.of(1, 2, 3, 4));
  expect(slices(Uint8Array.of(1, 2, 3, 4), 2)).toEqual([Uint8Array.of(1, 2), Uint8Array.of(3, 4)]);
  expect(() => slices(new Uint8Array(5), 2)).toThrow('5 bytes');
});

test('hexadecimal text is read back, and other text is refused', () => {
  fc.assert(
    fc.property(some, (bytes) => {
      expect(fromHex(hex(bytes))).toEqual(bytes);
    }),
  );
  expect(hex(Uint8Array.of(0, 10, 255))).toBe('000aff');
  expect(fromHex('0AfF')).toEqual(Uint8Array.of(10, 255));
  expect([fromHex('0'), fromHex('0g'), fromHex('0x10'), fromHex(' 0')]).toEqual([null, null, null, null]);
});

test('numbers are big-endian, and those that do not fit throw', () => {
  expect([hex(u8(255)), hex(u16(258)), hex(u32(0x01020304)), hex(u32(2 ** 32 - 1))]).toEqual([
    'ff',
    '0102',
    '01020304',
    'ffffffff',
  ]);
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 32 - 1 }), (n) => {
      expect(readU32(concat(Uint8Array.of(9), u32(n)), 1)).toBe(n);
    }),
  );
  expect(readU16(Uint8Array.of(255, 254))).toBe(65_534);
  for (const bad of [
    () => u8(256),
    () => u16(-1),
    () => u32(2 ** 32),
    () => u8(1.5),
    () => readU32(new Uint8Array(3)),
  ]) {
    expect(bad).toThrow();
  }
});

test('the order is by unsigned bytes, and a prefix comes first', () => {
  const list = [[], [0], [0, 0], [1], [127], [128], [255], [255, 0]].map((bytes) => Uint8Array.from(bytes));
  expect(list.toReversed().sort(compare)).toEqual(list);
  fc.assert(
    fc.property(some, some, (a, b) => {
      expect(compare(a, b) === 0).toBe(equal(a, b));
      expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
    }),
  );
});

test('text is UTF-8, and bytes that are none are no text', () => {
  expect(fromUtf8(utf8('bits: 5 ¤ ☠ 𝕏'))).toBe('bits: 5 ¤ ☠ 𝕏');
  expect(fromUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa');
  expect([
    fromUtf8(Uint8Array.of(0xff)),
    fromUtf8(Uint8Array.of(0xc0, 0x80)),
    fromUtf8(Uint8Array.of(0xed, 0xa0, 0x80)),
  ]).toEqual([null, null, null]);
});

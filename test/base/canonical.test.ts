import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromUtf8, utf8 } from '../../src/base/bytes.ts';
import { canonical, canonicalText, readCanonical } from '../../src/base/canonical.ts';

/** Any JSON that a table may hold. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.maxSafeInteger(),
    fc.constantFrom(null, true, false),
    fc.string({ unit: 'binary' }),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(fc.string({ unit: 'binary' }), tie('json'), { maxKeys: 6 }),
  ),
}));

describe('a value has one byte string', () => {
  test('whatever the order in which its keys were set', () => {
    expect(canonicalText({ b: 1, a: [2, { d: 3, c: 4 }] })).toBe('{"a":[2,{"c":4,"d":3}],"b":1}');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json, { maxKeys: 8 }), (object) => {
        const turned = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalText(turned)).toBe(canonicalText(object));
      }),
    );
  });

  test('keys are ordered by their UTF-16 code units', () => {
    // By code points U+FFFF would come before U+10000, whose first code unit is D800.
    expect(canonicalText({ '\uffff': 1, '\u{10000}': 2, Z: 3, a: 4, 10: 5, 9: 6 })).toBe(
      '{"10":5,"9":6,"Z":3,"a":4,"\u{10000}":2,"\uffff":1}',
    );
  });

  test('many keys are sorted like few', () => {
    const keys = Array.from({ length: 40 }, (_, i) => `${(i * 7) % 40}`);
    for (const some of [keys, keys.slice(0, 16)]) {
      const text = canonicalText(Object.fromEntries(some.map((key) => [key, 1])));
      expect(text).toBe(`{${some.toSorted((a, b) => (a < b ? -1 : 1)).map((key) => `"${key}":1`)}}`);
    }
  });

  test('it is the JSON that other programs write when the keys are in order', () => {
    fc.assert(
      fc.property(json, (a) => {
        expect(canonicalText(JSON.parse(canonicalText(a)))).toBe(canonicalText(a));
      }),
    );
    const table = { at: [1, -2, 'ä"\\\n\u2028'], gone: null, yes: true };
    expect(canonicalText(table)).toBe(JSON.stringify(table));
  });

  test('undefined properties and the sign of zero make no difference', () => {
    expect(canonicalText({ a: undefined, b: -0 })).toBe('{"b":0}');
    expect(canonicalText({ b: 0 })).toBe('{"b":0}');
  });

  test('different values have different bytes, including broken text', () => {
    expect(new Set(['\ud800', '\ud801', '\ufffd', '\\ud800'].map((text) => canonicalText(text))).size).toBe(4);
    // Whatever the text, it is canonical: reading it returns the value.
    fc.assert(
      fc.property(json, (a) => {
        expect(JSON.parse(canonicalText(a))).toEqual(JSON.parse(JSON.stringify(a)));
      }),
    );
  });
});

test('a value without a canonical form is a bug and throws', () => {
  const bad = [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1n, undefined, [undefined], Symbol('a'), () => 1];
  const worse = [new Map(), new Set(), new Date(0), new Uint8Array(1), { deep: { deeper: [new (class {})()] } }];
  for (const value of [...bad, ...worse]) expect(() => canonical(value)).toThrow();
});

describe('canonical bytes from outside', () => {
  test('are read back', () => {
    fc.assert(
      fc.property(json, (value) => {
        const read = readCanonical(canonical(value));
        expect(read.ok && canonicalText(read.value)).toBe(canonicalText(value));
      }),
    );
  });

  test.each([
    '{"b":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a": 1}',
    '[1.0]',
    '[1e0]',
    '[01]',
    '[-0]',
    '[0.5]',
    '[1e400]',
    '"\\u0061"',
    '"\\/"',
    '[9007199254740993]',
    '[]\n',
    '',
    '[',
    'undefined',
    "{'a':1}",
  ])('%s is refused', (text) => {
    expect(readCanonical(utf8(text)).ok).toBe(false);
  });

  test('a key that is dangerous to set is kept as a key', () => {
    const text = '{"__proto__":{"a":1},"b":2}';
    const read = readCanonical(utf8(text));
    expect(read.ok && canonicalText(read.value)).toBe(text);
  });

  test('bytes that are no text, and lists that would exhaust the stack, are refused', () => {
    expect(readCanonical(Uint8Array.of(0x22, 0xff, 0x22)).ok).toBe(false);
    expect(readCanonical(utf8('['.repeat(200_000) + ']'.repeat(200_000))).ok).toBe(false);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        const read = readCanonical(bytes);
        if (read.ok) expect(canonicalText(read.value)).toBe(fromUtf8(bytes));
      }),
    );
  });
});

describe('nested values', () => {
  const nested = (levels: number): Uint8Array => utf8(`${'['.repeat(levels)}${']'.repeat(levels)}`);

  test('are read up to a depth of 32, counting lists and objects', () => {
    expect(readCanonical(nested(32)).ok).toBe(true);
    expect(readCanonical(utf8(`${'{"a":'.repeat(31)}[1]${'}'.repeat(31)}`)).ok).toBe(true);
  });

  test('are refused beyond that, however many there are', () => {
    for (const levels of [33, 4000, 100_000]) expect(readCanonical(nested(levels)).ok).toBe(false);
    expect(readCanonical(utf8(`${'{"a":'.repeat(32)}[1]${'}'.repeat(32)}`))).toMatchObject({ ok: false });
  });
});

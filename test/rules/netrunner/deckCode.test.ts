/** A deck as a code: it is read back, and an incomplete code is reported with a sentence. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64url } from '../../../src/base/base64url.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { deckCode, readDeckCode } from '../../../src/rules/netrunner/deckCode.ts';

const ids = allCards().map(({ id }) => id);
const whole = { name: 'Quiet Hands', side: 1 as const, cards: starterDecks[1] as string[] };
const kindOf = (text: string): string => {
  const read = readDeckCode(text);
  return read.ok ? 'a deck' : read.error;
};

describe('a deck as a code', () => {
  it('is read back with its name, side and all its cards, by itself or in a link', () => {
    const deck = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 40 }),
      side: fc.constantFrom(0 as const, 1 as const),
      cards: fc.array(fc.constantFrom(...ids), { minLength: 45, maxLength: 60 }),
    });
    fc.assert(
      fc.property(deck, ({ name, side, cards }) => {
        const code = deckCode({ name, side, cards });
        for (const text of [code, ` https://meatspace.example/app/#/d/${code}\n`]) {
          const read = readDeckCode(text);
          if (!read.ok) throw new Error(read.error);
          expect({ ...read.value, cards: read.value.cards.toSorted() }).toEqual({
            name: [...name].slice(0, 40).join(''),
            side,
            cards: cards.toSorted(),
            unknown: 0,
          });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('with 60 different cards fits into one QR code that a phone can read: 300 letters and its link', () => {
    expect(deckCode({ name: 'm'.repeat(40), side: 0, cards: ids.slice(-60) }).length).toBeLessThan(300);
  });

  it('can hold a hundred copies of one card', () => {
    const cards = Array.from({ length: 100 }, () => ids[7] as string);
    expect(readDeckCode(deckCode({ ...whole, cards }))).toMatchObject({ ok: true, value: { cards } });
  });

  it('truncated anywhere after its first characters is reported as incomplete, never read as another deck', () => {
    const code = deckCode(whole);
    for (let length = 2; length < code.length; length++) expect(kindOf(code.slice(0, length))).toBe('half');
  });

  it('with one letter changed is not a deck, never another one', () => {
    const code = deckCode(whole);
    for (let at = 2; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A';
      const changed = `${code.slice(0, at)}${other}${code.slice(at + 1)}`;
      const read = readDeckCode(changed);
      // The last letter may hold bits that no byte needs.
      expect(read.ok && deckCode(read.value) !== code).toBe(false);
    }
  });

  it('of a newer version is reported as such', () => {
    expect(kindOf(deckCode(whole).replace('1.', '2.'))).toBe('newer');
    expect(kindOf('12.')).toBe('newer');
  });

  it('of anything else is not a deck', () => {
    for (const text of ['', 'hello', '1', '0.AAAA', 'NRHC3H00', 'https://meatspace.example/#/join/ABCDEF', '1.€'])
      expect(kindOf(text)).toBe('none');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `1.${text}`),
        ),
        (text) => {
          expect(kindOf(text)).toMatch(/none|half|newer/);
        },
      ),
    );
  });

  it('with cards that this version does not have reports how many, and keeps the others', () => {
    // Side 1, no name, two copies of card 1023, one of the first card; and the check over these bytes.
    const bytes = Uint8Array.of(1, 0, 0x07, 0xff, 0x00, 0x00);
    let sum = 0x811c9dc5;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
    const check = [24, 16, 8, 0].map((by) => (sum >>> by) & 255);
    expect(readDeckCode(`1.${toBase64url(Uint8Array.of(...bytes, ...check))}`)).toEqual({
      ok: true,
      value: { name: '', side: 1, cards: [ids[0]], unknown: 2 },
    });
  });
});

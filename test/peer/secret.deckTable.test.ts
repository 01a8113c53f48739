import { describe, expect, test } from 'vitest';
import { concat, hex, slices } from '../../src/base/bytes.ts';
import { randomBytes } from '../../src/peer/crypto.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import { auditDeck, faceOf, lookUp, readTable } from '../../src/peer/secret/deckTable.ts';
import { rulesHash, Secrets } from '../../src/peer/secret/seed.ts';
import { buildDeck } from '../support/deckAtOnce.ts';
import { derivePoint } from '../support/group.ts';
import { corp, filled, gid, runner, value } from '../support/vectors.ts';

const deck = buildDeck(corp, [300, 7, 7, 65_535, 0]);

describe('a deck table', () => {
  test('shows a card to anyone who has its point, and hides the rest', () => {
    for (const face of deck.faces) expect(lookUp(deck.table, face.point)).toEqual(face);
    expect(deck.faces.map((face) => face.card).toSorted((a, b) => a - b)).toEqual([0, 7, 7, 300, 65_535]);
    expect(new Set(deck.faces.map((face) => hex(face.point))).size).toBe(5);
  });

  test('is the same for the same list in any order', () => {
    expect(buildDeck(corp, [7, 0, 65_535, 300, 7])).toEqual(deck);
  });

  test('differs between players and between games', () => {
    const tags = [
      deck,
      buildDeck(runner, [300, 7, 7, 65_535, 0]),
      buildDeck(new Secrets(0, filled(1), filled(1)), [300, 7, 7, 65_535, 0]),
    ].flatMap(({ table }) => slices(table.bytes, 34).map((row) => hex(row.subarray(0, 32))));
    expect(new Set(tags).size).toBe(15);
  });

  test('contains no other point', () => {
    expect(lookUp(deck.table, derivePoint(randomBytes(64)))).toBeNull();
    const foreign = buildDeck(runner, [7]).faces[0]!;
    expect(faceOf(deck.table, foreign.point)).toMatchObject({ ok: false, error: { kind: 'no card' } });
    expect(faceOf(deck.table, new Uint8Array(32)).ok).toBe(false);
  });

  test('is accepted from outside only with the right size and ascending tags', () => {
    const { bytes } = deck.table;
    const rows = slices(bytes, 34);
    expect(value(readTable(gid, 0, 5, bytes))).toEqual(deck.table);
    for (const bad of [
      bytes.slice(1),
      bytes.slice(34),
      concat(...rows.toReversed()),
      concat(...rows.with(1, rows[0]!)),
    ]) {
      expect(readTable(gid, 0, 5, bad)).toMatchObject({ ok: false, error: { kind: 'table' } });
    }
  });
});

describe('the audit of a deck', () => {
  test('finds every card', async () => {
    expect(value(await auditDeck(inlineCurve, corp, deck.table))).toEqual(deck);
  });

  test('detects a table that is not from the seed', async () => {
    const rows = slices(deck.table.bytes, 34);
    const table = { ...deck.table, bytes: concat(...rows.with(2, rows[2]!.with(5, rows[2]![5]! ^ 1))) };
    expect(await auditDeck(inlineCurve, corp, table)).toMatchObject({ ok: false, error: { kind: 'table' } });
    expect((await auditDeck(inlineCurve, new Secrets(0, gid, filled(9)), deck.table)).ok).toBe(false);
  });

  test('detects a list that was not sorted', async () => {
    // Row of slot 0 with card 400 instead of 0: the slots are then 400, 7, 7, 300, 65535.
    const first = deck.faces.find((face) => face.card === 0)!;
    const at = 34 * first.row + 32;
    const bytes = deck.table.bytes.slice();
    bytes[at] = bytes[at]! ^ (400 >> 8);
    bytes[at + 1] = bytes[at + 1]! ^ (400 & 255);
    expect(lookUp({ ...deck.table, bytes }, first.point)?.card).toBe(400);
    expect(await auditDeck(inlineCurve, corp, { ...deck.table, bytes })).toMatchObject({
      ok: false,
      error: { kind: 'table' },
    });
  });
});

test('two phones agree on the rules only if version, cards and options are the same', () => {
  const same = rulesHash('1', 'abc', { trace: 'sealed', takeBack: true });
  expect(rulesHash('1', 'abc', { takeBack: true, trace: 'sealed' })).toEqual(same);
  const others = [
    rulesHash('2', 'abc', { trace: 'sealed', takeBack: true }),
    rulesHash('1', 'abd', { trace: 'sealed', takeBack: true }),
  ];
  for (const other of [...others, rulesHash('1', 'abc', { trace: 'open', takeBack: true })])
    expect(other).not.toEqual(same);
});

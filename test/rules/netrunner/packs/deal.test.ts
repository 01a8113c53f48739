/** Packs for two phones: generated from eight numbers by the published stream cipher, and stored in no table. */
import { describe, expect, test } from 'vitest';
import { deckRefusal } from '../../../../src/rules/netrunner/deck.ts';
import { buildDeck } from '../../../../src/rules/netrunner/packs/build.ts';
import { type PacksTable, packs, packsDealt } from '../../../../src/rules/netrunner/packs/index.ts';
import { poolOf } from '../../../../src/rules/netrunner/packs/packs.ts';
import { block, randomFromKey } from '../../../../src/rules/netrunner/packs/stream.ts';

const key = (n: number): number[] => Array.from({ length: 8 }, (_, at) => (n * 2654435761 + at * 40503) >>> 0);
const begun = (options: Record<string, string> = {}): PacksTable => {
  const made = packs.setup({ sizes: [0, 0], options });
  if (!made.ok) throw new Error(made.error.why);
  return made.value;
};
const next = (table: PacksTable, number = 0) => packs.answer(table, { kind: 'held', number });

describe('PK-DEAL-03 the stream of numbers', () => {
  test('matches RFC 8439, A.1', () => {
    const hex = (words: Uint32Array): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join(' ');
    const zeros = Array.from({ length: 8 }, () => 0);
    expect(hex(block(zeros, 0).slice(0, 4))).toBe('ade0b876 903df1a0 e56a5d40 28bd8653');
    expect(hex(block(zeros, 1).slice(0, 4))).toBe('bee7079f 7a385155 7c97ba98 0d082d73');
    expect(hex(block([...zeros.slice(1), 0x01000000], 1).slice(0, 4))).toBe('2452eb3a 9249f8ec 8d829d9b ddd4ceb1');
  });

  test('continues after 16 words, and generates every number below n equally often', () => {
    const random = randomFromKey(key(1));
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) counts[random(3)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

test('PK-DEAL-01 PK-DEAL-02 each player gets eight numbers, then the game is over, and nobody wins', () => {
  const first = begun();
  expect(packs.ask(first)).toEqual({ kind: 'chance', below: 2 ** 32, heldBy: 0, count: 8 });
  const second = next(first);
  if (!second.ok) throw new Error();
  expect(packs.ask(second.value.table)).toEqual({ kind: 'chance', below: 2 ** 32, heldBy: 1, count: 8 });
  const last = next(second.value.table);
  if (!last.ok) throw new Error();
  expect(packs.ask(last.value.table)).toMatchObject({ kind: 'over', winner: null });
  expect([...second.value.events, ...last.value.events]).toEqual([
    { kind: 'dealt', seat: 0 },
    { kind: 'dealt', seat: 1 },
  ]);
  expect(packs.nobodyWins).toBe(true);
  for (const [table, number] of [
    [first, 1],
    [last.value.table, 0],
  ] as const)
    expect(next(table, number).ok).toBe(false);
  expect(packs.answer(first, { kind: 'chance', value: 1 }).ok).toBe(false);
  expect(packs.refusal(first, 0, { do: 'pass' })).not.toBeNull();
  expect(packs.deckRefusal(0, ['fire-wall'], {})?.kind).toBe('E-DECK');
});

test('PK-DEAL-04 the same numbers give the same packs, others give other packs, and both sides can build a deck', () => {
  const table = begun({ boosters: '3', set: 'v1' });
  const dealt = (n: number) => packsDealt(table, { seat: 0, held: key(n) })!;
  expect(dealt(1)).toEqual(dealt(1));
  expect(dealt(1)).not.toEqual(dealt(2));
  expect(packsDealt(table, { seat: 0, held: key(1).slice(1) })).toBeNull();
  for (let n = 0; n < 100; n++) {
    const pool = poolOf(dealt(n));
    expect(pool).toHaveLength(60 + 60 + 3 * 15);
    for (const side of [0, 1] as const) expect(deckRefusal(side, buildDeck(side, pool).cards, 'rulings')).toBeNull();
  }
  // Recorded, so that no later version gives different packs for the same numbers.
  expect(dealt(1)[0]?.cards.slice(0, 3)).toMatchInlineSnapshot(`
    [
      "tko-2-0",
      "cerberus",
      "triggerman",
    ]
  `);
  expect(dealt(1).at(-1)?.cards.slice(-3)).toMatchInlineSnapshot(`
    [
      "butcher-boy",
      "bakdoor",
      "neto",
    ]
  `);
});

test('PK-DEAL-05 boosters and set are agreed on, as are the rules of the games that follow', () => {
  expect(begun({ boosters: '4', set: 'classic', rules: 'rulings', trace: '1996' })).toEqual({
    step: 'corp',
    boosters: 4,
    set: 'classic',
  });
  for (const options of [{ boosters: '5' }, { set: 'none' }, { more: '1' }])
    expect(packs.setup({ sizes: [0, 0], options: options as Record<string, string> }).ok).toBe(false);
  expect(packs.setup({ sizes: [45, 0], options: {} }).ok).toBe(false);
});

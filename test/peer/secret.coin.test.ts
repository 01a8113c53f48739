import { describe, expect, test } from 'vitest';
import { hex, u32 } from '../../src/base/bytes.ts';
import { sha256 } from '../../src/peer/crypto.ts';
import { acceptCoin, COINS_PER_CHAIN, Coins, coinResult, fairNumbers, pick } from '../../src/peer/secret/coin.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import { corp, gid, runner, value } from '../support/vectors.ts';

const coins = new Coins(corp);

describe('a chain of coins', () => {
  test('from the worker’s job is the same chain', async () => {
    const made = await Coins.made(inlineCurve, corp);
    expect(hex(made.anchor(0))).toBe(hex(coins.anchor(0)));
    expect(hex(made.coin(COINS_PER_CHAIN).value)).toBe(hex(coins.coin(COINS_PER_CHAIN).value));
    expect(hex(made.anchor(1))).toBe(hex(coins.anchor(1)));
  });

  test('gives coins that each follow from the previous one, even where the chains change', () => {
    let last = coins.anchor(0);
    for (let t = 1; t <= COINS_PER_CHAIN + 5; t++) {
      const coin = coins.coin(t);
      expect(coin.nextAnchor !== null).toBe(t === COINS_PER_CHAIN);
      last = value(acceptCoin(gid, 0, last, coin));
    }
    expect(hex(last)).toBe(hex(new Coins(corp).coin(COINS_PER_CHAIN + 5).value));
  });

  test('rejects a value outside the chain', () => {
    const anchor = coins.anchor(0);
    const refused = { ok: false, error: { kind: 'coin' } };
    expect(acceptCoin(gid, 0, anchor, coins.coin(2))).toMatchObject(refused);
    expect(acceptCoin(gid, 0, coins.coin(1).value, coins.coin(1))).toMatchObject(refused);
    expect(acceptCoin(gid, 0, anchor, { ...coins.coin(1), value: new Uint8Array(32) })).toMatchObject(refused);
    expect(acceptCoin(gid, 0, anchor, { ...coins.coin(1), value: new Uint8Array() })).toMatchObject(refused);
  });

  test('of the other player, or of another game, is different', () => {
    expect(acceptCoin(gid, 1, coins.anchor(0), coins.coin(1)).ok).toBe(false);
    expect(acceptCoin(sha256(gid), 0, coins.anchor(0), coins.coin(1)).ok).toBe(false);
    expect(hex(new Coins(runner).anchor(0))).not.toBe(hex(coins.anchor(0)));
    expect(hex(coins.anchor(1))).not.toBe(hex(coins.anchor(0)));
  });
});

test('a result depends on both players and on the number of the coin', () => {
  const [a, b] = [coins.coin(1).value, new Coins(runner).coin(1).value];
  const results = [
    coinResult(gid, 1, [a, b]),
    coinResult(gid, 2, [a, b]),
    coinResult(gid, 1, [b, a]),
    coinResult(gid, 1, [a, a]),
  ];
  expect(new Set(results.map(hex)).size).toBe(4);
});

describe('fair numbers', () => {
  test('for a die come up about equally often', () => {
    // Chi-square with 5 degrees of freedom: exceeds 20.5 once in 1000 series. The series is fixed.
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[fairNumbers(sha256(u32(i)))(6)]!++;
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5);
  });

  test('continue beyond the first block, always below the limit', () => {
    const fair = fairNumbers(sha256());
    const found = Array.from({ length: 100 }, () => fair(3));
    expect(new Set(found)).toEqual(new Set([0, 1, 2]));
    const again = fairNumbers(sha256());
    expect(Array.from({ length: 100 }, () => again(3))).toEqual(found);
  });

  test('in the incomplete range are skipped', () => {
    // Below 2^31 + 1, nearly half of all numbers are in the incomplete range.
    const fair = fairNumbers(sha256());
    const bare = fairNumbers(sha256());
    const raw = Array.from({ length: 64 }, () => bare(2 ** 32));
    const below = 2 ** 31 + 1;
    const expected = raw.filter((x) => x < below);
    expect(expected.length).toBeLessThan(50);
    expect(expected.map(() => fair(below))).toEqual(expected);
  });

  test('in an empty range throw', () => {
    for (const below of [0, -1, 0.5, 2 ** 32 + 1]) expect(() => fairNumbers(sha256())(below)).toThrow();
    expect(() => pick(sha256(), 2, 3)).toThrow();
  });
});

describe('a pick', () => {
  test('consists of different cards, and of all if all are requested', () => {
    for (let i = 0; i < 50; i++) {
      const all = pick(sha256(u32(i)), 7, 7);
      expect(all.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(pick(sha256(u32(i)), 7, 3)).toEqual(all.slice(0, 3));
    }
    expect(pick(sha256(), 1, 1)).toEqual([0]);
  });

  test('favours no pair of cards', () => {
    const counts = new Map<string, number>();
    const runs = 4000;
    for (let i = 0; i < runs; i++) {
      const pair = pick(sha256(u32(i)), 5, 2).join();
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    const mean = runs / 20;
    // 19 degrees of freedom: exceeds 43.8 once in 1000 series.
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(counts.size).toBe(20);
    expect(chiSquare).toBeLessThan(43.8);
  });
});

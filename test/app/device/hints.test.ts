/** Which solo games are guided by hints, up to the number that can be open at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGuided, markGuided } from '../../../src/app/device/preferences.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('a guided game stays guided while others begin; a seventh replaces the oldest', () => {
  expect(isGuided({ seed: 1 })).toBe(false);
  for (let seed = 1; seed <= 6; seed++) markGuided(seed);
  expect([1, 2, 6].map((seed) => isGuided({ seed }))).toEqual([true, true, true]);
  markGuided(70);
  expect([1, 7, 2, 70].map((seed) => isGuided({ seed }))).toEqual([false, false, true, true]);
});

/** Opened packs are stored as a seed; an invalid value counts as none. */
import { beforeEach, expect, test, vi } from 'vitest';
import {
  defaultBoosters,
  openedPacks,
  packsIn,
  saveOpenedPacks,
} from '../../../../../src/app/games/netrunner/decks/openedPacks.ts';

let stored: string | null;
beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  });
});

const opened = { seed: 4_294_967_295, boosters: defaultBoosters, turned: 61, decks: ['a', 'b'] } as const;

test('a reloaded page has the same packs, with the same cards turned over', () => {
  expect(openedPacks()).toBeNull();
  saveOpenedPacks(opened);
  expect(openedPacks()).toEqual(opened);
  expect(packsIn(openedPacks()!)).toEqual(packsIn(opened));
  saveOpenedPacks(null);
  expect(openedPacks()).toBeNull();
});

test.each([
  '{',
  '[]',
  '{"seed":1}',
  JSON.stringify({ ...opened, seed: -1 }),
  JSON.stringify({ ...opened, seed: 1.5 }),
  JSON.stringify({ ...opened, turned: 1e9 }),
  JSON.stringify({ ...opened, boosters: { v1: 3, proteus: 2, classic: 0 } }),
  JSON.stringify({ ...opened, boosters: null }),
  JSON.stringify({ ...opened, decks: ['a'] }),
])('anything else stored there counts as no packs: %s', (text) => {
  stored = text;
  expect(openedPacks()).toBeNull();
});

/** When an open hand is covered automatically. */
import { expect, it } from 'vitest';
import { coverAfter } from '../../../../../src/app/games/netrunner/board/table/useCover.ts';

it.each([
  ['turn', true, 60_000],
  ['turn', false, 20_000],
  ['soon', true, 20_000],
  ['soon', false, 20_000],
  ['laidDown', true, null],
  ['laidDown', false, null],
] as const)('set to %s, in the player’s own turn (%s), the hand is covered after %s ms', (when, ownTurn, ms) => {
  expect(coverAfter(when, ownTurn)).toBe(ms);
});

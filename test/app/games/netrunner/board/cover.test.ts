/** When an open hand covers itself. */
import { expect, it } from 'vitest';
import { coverAfter } from '../../../../../src/app/games/netrunner/board/table/useCover.ts';

it.each([
  ['turn', true, 60_000],
  ['turn', false, 20_000],
  ['soon', true, 20_000],
  ['soon', false, 20_000],
  ['laidDown', true, null],
  ['laidDown', false, null],
] as const)('set to %s, in one’s own turn: %s, it does after %s ms', (when, ownTurn, ms) => {
  expect(coverAfter(when, ownTurn)).toBe(ms);
});

// @vitest-environment happy-dom
/** What a phone shows while its hand is covered. */
import { expect, it } from 'vitest';
import { checkCovered } from '../../../../support/screens/coveredTwins.tsx';

/** Number of tables, in total and per game; `npm run soak -- covered` tries more. */
const TABLES = Number(process.env['COVERED_TABLES'] ?? 500);
const PER_GAME = 10;
const games = Array.from({ length: TABLES / PER_GAME }, (_, at) => at + 1);

it.each(games)('N-HID-20 a covered phone shows and does the same whatever its player holds (game %i)', async (game) => {
  expect(checkCovered(game, PER_GAME)).toBeGreaterThan(0);
  // Rendered output is kept until its timers have fired.
  await new Promise((resolve) => setTimeout(resolve));
});

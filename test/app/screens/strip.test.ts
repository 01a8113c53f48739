/** The timeline of a long game, of which only a part is visible. */
import { expect, test } from 'vitest';
import { scrollPosition, timelineWidth } from '../../../src/app/screens/replay/timelinePicture.tsx';

test('a game of thirty turns fits the screen, one of ninety is three screens wide', () => {
  expect([0, 12, 30, 90].map(timelineWidth)).toEqual([1, 1, 1, 3]);
});

test('wherever the handle moves in a long game, it stays visible, and the timeline scrolls no further than necessary', () => {
  const clientWidth = 320;
  const scrollWidth = 960;
  let scrollLeft = 0;
  for (const share of [0, 0.1, 0.5, 0.51, 1, 0.9, 0.2, 0]) {
    const before = scrollLeft;
    scrollLeft = scrollPosition(share, { scrollLeft, clientWidth, scrollWidth });
    const x = share * scrollWidth - scrollLeft;
    expect(x, `${share}`).toBeGreaterThanOrEqual(0);
    expect(x, `${share}`).toBeLessThanOrEqual(clientWidth);
    const wasSeen = share * scrollWidth - before;
    if (wasSeen >= 64 && wasSeen <= clientWidth - 64) expect(scrollLeft, `${share}`).toBe(before);
  }
  expect(scrollLeft).toBe(0);
});

test('the timeline of a short game does not scroll', () => {
  for (const share of [0, 0.5, 1])
    expect(scrollPosition(share, { scrollLeft: 0, clientWidth: 320, scrollWidth: 320 })).toBe(0);
});

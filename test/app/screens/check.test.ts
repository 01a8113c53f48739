/** What the phone check reports about the address it was loaded from. */
import { expect, it } from 'vitest';
import { originSharing } from '../../../src/app/screens/check/probes.ts';
import { pixelsPerPoint } from '../../../src/words/en/screens/check.ts';

it.each([
  ['https://meatspace.example.org', '/', true],
  ['https://meatspace.example.org', '/index.html#/check', true],
  ['http://192.168.1.4:8000', '/?x=/y/#/check/z', true],
  ['https://example.org', '/~ann/meatspace/', false],
  ['https://example.org', '/meatspace/index.html#/check', false],
])('at %s%s no other app can read its games: %s', (origin, place, good) => {
  const finding = originSharing({ origin, href: origin + place });
  expect(finding.good).toBe(good);
  expect(finding.text).toContain(origin);
  if (!good)
    expect(finding.text).toMatch(
      /^yes: Meatspace is in \/.*meatspace\/, and other apps at .* can read your open games/,
    );
});

it('counts the pixels of a screen', () =>
  expect([1, 2.625].map((ratio) => pixelsPerPoint(360, 640, ratio))).toEqual([
    '360 × 640, 1 pixel per point',
    '360 × 640, 2.625 pixels per point',
  ]));

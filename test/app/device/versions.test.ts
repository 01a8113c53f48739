/** What two phones compare before they play: the versions of all games, in a hello that has room for 32 letters. */
import { expect, test } from 'vitest';
import { comparedRules } from '../../../src/app/device/device.ts';

test('versions that fit are compared as they are', () => {
  expect(comparedRules('netrunner/4.4 trenchcoat/1.4')).toBe('netrunner/4.4 trenchcoat/1.4');
});

test('versions that do not fit are compared by the first and a fingerprint, which another version of any game changes', () => {
  const all = 'netrunner/4.4 kit/1.4 trenchcoat/1.4';
  expect(comparedRules(all)).toMatch(/^netrunner\/4\.4 [0-9a-f]{8}$/);
  expect(comparedRules(all).length).toBeLessThanOrEqual(32);
  const others = [
    all,
    all.replace('kit/1', 'kit/2'),
    all.replace('trenchcoat/1', 'trenchcoat/2'),
    all.replace('4.4', '4.5'),
  ];
  expect(new Set(others.map(comparedRules)).size).toBe(4);
});

/** What two phones compare before they play: the versions of all games, in at most 32 characters. */
import { expect, test } from 'vitest';
import { comparableVersions } from '../../../src/app/device/device.ts';
import { versionOf } from '../../../src/peer/match/agreement.ts';
import { kit } from '../../../src/rules/kit/index.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';

type Versioned = Parameters<typeof versionOf>[0];

const versions = (...games: Versioned[]): string => games.map(versionOf).join(' ');
const raised = ({ id, version }: Versioned): Versioned => ({ id, version: version + 1 });

test('versions that fit are compared unchanged', () => {
  const two = versions(netrunner, trenchcoat);
  expect(comparableVersions(two)).toBe(two);
});

test('versions that do not fit are shortened to the first one and a fingerprint, which changes with the version of any game', () => {
  const all = versions(netrunner, kit, trenchcoat);
  expect(all.length).toBeGreaterThan(32);
  expect(comparableVersions(all)).toMatch(/^netrunner\/[\d.]+ [0-9a-f]{8}$/);
  expect(comparableVersions(all)).toContain(versionOf(netrunner));
  expect(comparableVersions(all).length).toBeLessThanOrEqual(32);
  const others = [
    all,
    versions(netrunner, raised(kit), trenchcoat),
    versions(netrunner, kit, raised(trenchcoat)),
    versions(raised(netrunner), kit, trenchcoat),
  ];
  expect(new Set(others.map(comparableVersions)).size).toBe(4);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../../build/offline.ts';
import { fileName } from '../../../src/app/device/gameFile.ts';
import { readRoute } from '../../../src/app/route.ts';

const root = join(import.meta.dirname, '../../..');

/** Width and height from a PNG's header. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(root, 'public', file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('every picture in the manifest has its stated size, and screenshots are small', () => {
  const { icons = [], screenshots = [], shortcuts = [] } = manifest;
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons ?? [])])
    expect([src, sizeOf(src)]).toEqual([src, sizes]);
  expect(screenshots.length).toBeGreaterThanOrEqual(2);
  for (const { src } of screenshots) expect(readFileSync(join(root, 'public', src)).length).toBeLessThan(100_000);
});

test('the app has an id, and does not lock the orientation', () => {
  expect(manifest.id).toBe('./');
  expect(manifest).not.toHaveProperty('orientation');
});

test('shortcuts and opened files lead to their own screens', () => {
  const places = [...(manifest.shortcuts ?? []), { url: manifest.file_handlers?.[0]?.action ?? '' }];
  expect(places.map(({ url }) => readRoute(url.replace(/^\.\//, '')).at)).toEqual([
    'open',
    'join',
    'library',
    'incoming',
  ]);
});

test('the app can open the game files that it saves', () => {
  const kind = /\.\w+$/.exec(fileName(['Ann', 'Bob'], new Date()))?.[0];
  const [{ accept } = { accept: {} }] = manifest.file_handlers ?? [];
  expect(Object.values(accept).flat()).toContain(kind);
});

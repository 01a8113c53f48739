import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveIncoming, takeIncoming } from '../../../src/app/device/incoming.ts';
import { MOST_FILE_BYTES } from '../../../src/peer/match/audit/file.ts';

let kept: Response | undefined;
beforeEach(() => {
  kept = undefined;
  const cache = {
    match: async () => kept,
    delete: async () => {
      kept = undefined;
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

const shared = (content: BlobPart, name = 'shared.txt') => {
  kept = new Response(new Blob([content]), { headers: { 'x-name': encodeURIComponent(name) } });
};
const noLaunch = {} as Window;
const launchedWith = (...files: File[]): Window =>
  ({
    launchQueue: {
      setConsumer: (consumer: (launch: object) => void) =>
        consumer({ files: files.map((file) => ({ getFile: async () => file })) }),
    },
  }) as unknown as Window;

test('a shared deck list is for the decks, once, under its name', async () => {
  shared('3x Keeper\n2x Fire Wall', 'Größe 7.txt');
  expect(await receiveIncoming(noLaunch)).toBe('list');
  expect(takeIncoming('game')).toBeNull();
  const file = takeIncoming('list');
  expect([file?.name, await file?.text()]).toEqual(['Größe 7.txt', '3x Keeper\n2x Fire Wall']);
  expect([takeIncoming('list'), await receiveIncoming(noLaunch)]).toEqual([null, null]);
});

test('binary data is for the check of game files, whatever its name', async () => {
  shared(new Uint8Array([0x82, 0, 1, 2]), 'deck.txt');
  expect(await receiveIncoming(noLaunch)).toBe('game');
  expect(takeIncoming('game')?.size).toBe(4);
});

test('a file the app was opened with is received like a shared one', async () => {
  expect(await receiveIncoming(launchedWith(new File([new Uint8Array([0])], 'a.nrhc4')))).toBe('game');
  expect(takeIncoming('game')?.name).toBe('a.nrhc4');
});

test('nothing, a file that is too large, and a file that is gone are all nothing', async () => {
  vi.useFakeTimers();
  const empty = receiveIncoming(launchedWith());
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await empty).toBeNull();
  shared(new Uint8Array(MOST_FILE_BYTES + 1));
  expect(await receiveIncoming(noLaunch)).toBeNull();
  const gone = { getFile: () => Promise.reject(new Error('gone')) };
  const launch = {
    launchQueue: { setConsumer: (take: (l: object) => void) => take({ files: [gone] }) },
  } as unknown as Window;
  expect(await receiveIncoming(launch)).toBeNull();
  vi.stubGlobal('caches', undefined);
  expect(await receiveIncoming(noLaunch)).toBeNull();
});

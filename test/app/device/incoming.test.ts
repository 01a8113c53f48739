import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveIncoming, takeIncoming } from '../../../src/app/device/incoming.ts';
import { MAX_JOINED_BYTES } from '../../../src/peer/match/audit/file.ts';

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

test('a shared deck list goes to the decks, once, with its name', async () => {
  shared('3x Keeper\n2x Fire Wall', 'Größe 7.txt');
  expect(await receiveIncoming(noLaunch)).toEqual({ at: 'decks' });
  expect(takeIncoming('game')).toBeNull();
  const file = takeIncoming('list');
  expect([file?.name, await file?.text()]).toEqual(['Größe 7.txt', '3x Keeper\n2x Fire Wall']);
  expect([takeIncoming('list'), await receiveIncoming(noLaunch)]).toEqual([null, null]);
});

test.each([
  ['https://example.org/table/#/d/AbC-1', { at: 'received', code: 'AbC-1' }],
  ['Let’s play!\nhttp://192.168.1.7:7777/#/join/k2.x_y', { at: 'join', code: 'k2.x_y' }],
])('a shared link opens the screen it names: %s', async (text, route) => {
  shared(text);
  expect(await receiveIncoming(noLaunch)).toEqual(route);
  expect(takeIncoming('list')).toBeNull();
});

test.each(['https://example.org/#/settings', '#/d/AbC', 'javascript:x#/d/AbC'])(
  'any other text goes to the decks: %s',
  async (text) => {
    shared(text);
    expect(await receiveIncoming(noLaunch)).toEqual({ at: 'decks' });
  },
);

test('binary data goes to the game file check, whatever its name', async () => {
  shared(new Uint8Array([0x82, 0, 1, 2]), 'deck.txt');
  expect(await receiveIncoming(noLaunch)).toEqual({ at: 'file' });
  expect(takeIncoming('game')?.size).toBe(4);
});

test('a file that the app is opened with is received like a shared one', async () => {
  expect(await receiveIncoming(launchedWith(new File([new Uint8Array([0])], 'a.nrhc4')))).toEqual({ at: 'file' });
  expect(takeIncoming('game')?.name).toBe('a.nrhc4');
});

test('empty, oversized and missing files are ignored', async () => {
  vi.useFakeTimers();
  const empty = receiveIncoming(launchedWith());
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await empty).toBeNull();
  shared(new Uint8Array(MAX_JOINED_BYTES + 1));
  expect(await receiveIncoming(noLaunch)).toBeNull();
  const gone = { getFile: () => Promise.reject(new Error('gone')) };
  const launch = {
    launchQueue: { setConsumer: (take: (l: object) => void) => take({ files: [gone] }) },
  } as unknown as Window;
  expect(await receiveIncoming(launch)).toBeNull();
  vi.stubGlobal('caches', undefined);
  expect(await receiveIncoming(noLaunch)).toBeNull();
});

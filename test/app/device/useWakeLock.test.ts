/** The screen stays on only while a player is active. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from '../../../src/app/device/useWakeLock.ts';

const MINUTE = 60_000;

/** The browser's side: the number of locks held, and the number of requests. */
let held: { released: boolean; release(): Promise<void> }[];
let refuses: boolean;
let page: EventTarget & { visibilityState: string };
let end: () => void;

const on = (): boolean => held.some(({ released }) => !released);
/** Waits until the browser has responded. */
const answered = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  held = [];
  refuses = false;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const request = async () => {
    if (refuses) throw new Error('the battery is low');
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    held.push(lock);
    return lock;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  end = keepScreenOn();
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the lock is released after five minutes without a touch or key, and requested again at the next one', async () => {
  for (const sign of ['pointerdown', 'keydown']) {
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(on()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(on()).toBe(false);
    page.dispatchEvent(new Event(sign));
    await answered();
    expect(on()).toBe(true);
  }
});

test('each touch restarts the five minutes without requesting a lock that is already held', async () => {
  for (let minute = 0; minute < 30; minute++) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    page.dispatchEvent(new Event('pointerdown'));
  }
  expect(on()).toBe(true);
  expect(held).toHaveLength(1);
});

test('a page that becomes visible reacquires the lock the system dropped; a hidden page requests none', async () => {
  await answered();
  page.visibilityState = 'hidden';
  held[0]!.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('keydown'));
  await answered();
  expect(on()).toBe(false);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await answered();
  expect(on()).toBe(true);
});

test('a refused lock is requested again at the next touch', async () => {
  end();
  refuses = true;
  end = keepScreenOn();
  await answered();
  expect(on()).toBe(false);
  refuses = false;
  page.dispatchEvent(new Event('pointerdown'));
  await answered();
  expect(on()).toBe(true);
});

test('a player who has left the table holds no lock, even if the browser grants it afterwards', async () => {
  end();
  await answered();
  page.dispatchEvent(new Event('pointerdown'));
  await answered();
  expect(held.length).toBeGreaterThan(0);
  expect(on()).toBe(false);
});

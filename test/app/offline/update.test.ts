// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A service worker whose state the test controls. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registration = {
  active: new Worker(),
  installing: null as Worker | null,
  waiting: null as Worker | null,
  update: vi.fn(async () => {}),
};

vi.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    register = async () => registration;
    messageSkipWaiting = () => {};
  },
}));

let updates: typeof import('../../../src/app/offline/update.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(registration, { installing: null, waiting: null });
  registration.update.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { controller: {} }),
  });
  updates = await import('../../../src/app/offline/update.ts');
  const started = updates.startUpdates();
  await vi.advanceTimersByTimeAsync(2000);
  await started;
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a check for a new version', () => {
  test('waits for an install in progress, which a game abandoned in the meantime may hold back', async () => {
    registration.update.mockClear();
    const held = new Worker();
    registration.installing = held;
    const checked = updates.checkForUpdate();
    await vi.advanceTimersByTimeAsync(1000);
    expect(registration.update).not.toHaveBeenCalled();

    registration.installing = null;
    held.become('redundant');
    await checked;
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  test('announces a new version as soon as it is installed', async () => {
    const told = vi.fn();
    updates.onUpdate(told);
    const found = new Worker();
    registration.update.mockImplementationOnce(async () => {
      registration.installing = found;
    });
    await updates.checkForUpdate();
    expect(updates.updateState()).toBe('none');

    Object.assign(registration, { installing: null, waiting: found });
    found.become('installed');
    expect(updates.updateState()).toBe('waiting');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('changes nothing if the server cannot be reached', async () => {
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await updates.checkForUpdate();
    expect(updates.updateState()).toBe('none');
  });
});

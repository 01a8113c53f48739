/** For every file of unit tests, since those that share a worker's modules share its globals and timers too. */
import { afterAll, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/preact');
  // As `soon` waits.
  configure({ asyncUtilTimeout: 20_000 });
}

// What a file has replaced ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

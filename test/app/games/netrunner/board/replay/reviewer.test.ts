/** A worker that crashes during a review: another worker retries its order once, then the review stops. */
import { afterEach, expect, test, vi } from 'vitest';
import { reviewer } from '../../../../../../src/app/games/netrunner/board/replay/reviewer.ts';

afterEach(() => vi.unstubAllGlobals());

/** Workers, of which the first `dying` crash on their first order; the rest win every game. */
function workersOf(dying: number): { begun: () => number } {
  let begun = 0;
  vi.stubGlobal(
    'Worker',
    class {
      readonly #dies = begun++ < dying;
      onmessage: ((event: { data: number }) => void) | null = null;
      onerror: (() => void) | null = null;
      postMessage({ games }: { games: number }): void {
        queueMicrotask(() => (this.#dies ? this.onerror?.() : this.onmessage?.({ data: games })));
      }
      terminate(): void {}
    },
  );
  return { begun: () => begun };
}

const standing = {} as Parameters<ReturnType<typeof reviewer>['chance']>[0];

test('an order whose worker has crashed is retried by another worker', async () => {
  const { begun } = workersOf(2);
  expect(await reviewer().chance(standing, null, 200)).toBe(1);
  expect(begun()).toBe(4);
});

test('if one worker after another crashes, the review stops and sends no more orders', async () => {
  workersOf(Number.POSITIVE_INFINITY);
  const one = reviewer();
  await expect(one.chance(standing, null, 200)).rejects.toThrow('a worker has stopped');
  await expect(one.chance(standing, null, 200)).rejects.toThrow('a worker has stopped');
});

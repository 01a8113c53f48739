/** Splits long work on a page, so that the screen can respond in between. */

/** Uninterrupted work (ms): less than a frame. */
const AT_ONCE_MS = 12;

/**
 * Returns a function to await after each step of long work. It yields if more than `atOnceMs` has passed since the last
 * yield.
 */
export function yieldingLoop(atOnceMs = AT_ONCE_MS): () => Promise<void> {
  let due = performance.now() + atOnceMs;
  return async () => {
    if (performance.now() < due) return;
    await yieldToEventLoop();
    due = performance.now() + atOnceMs;
  };
}

/** Yields with a message, since browsers throttle successive timers. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((wake) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      wake();
    };
    port2.postMessage(null);
  });
}

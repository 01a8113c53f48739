/** What is no part of the first paint waits for it. */

/** Acts once the screen has been painted. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The second frame begins when the first one has been handed over to be shown.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Acts once the page has had nothing to do for a moment. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === 'undefined') act();
    else idle = requestIdleCallback(act);
  }, IDLE_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

const IDLE_MS = 1000;

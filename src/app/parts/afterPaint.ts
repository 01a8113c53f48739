/** Defers work until the screen has been painted or the page is idle. */

/** Acts once the screen has been painted. Returns a cancel function. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The second frame starts after the first has been submitted.
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

/** Acts once the page is idle. Returns a cancel function. */
export function whenIdle(act: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') act();
    else idle = requestIdleCallback(act);
  }, IDLE_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

const IDLE_MS = 1000;

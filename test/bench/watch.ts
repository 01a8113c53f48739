/** Runs in every measured page, before the app: records when things become visible. */

export interface Watched {
  /** Milliseconds since 1970, the same clock in every browser on this computer. */
  taps: { at: number; words: string }[];
  /**
   * Frames that showed something new: their table's corner, how many halves of a test show their dice, and whether the
   * end of the game is shown as verified.
   */
  frames: { at: number; corner: string; halves: number; proven: boolean }[];
  longTasks: { at: number; ms: number }[];
  opened: number;
  /** How many timers have fired. */
  timers: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

export function watch(): void {
  const { timeOrigin } = performance;
  const watched: Watched = { taps: [], frames: [], longTasks: [], opened: timeOrigin, timers: 0 };
  window.watched = watched;
  for (const kind of ['setTimeout', 'setInterval'] as const) {
    const start = window[kind];
    // Not a named function: the tool that sends it to the page would call a missing helper.
    Object.assign(window, {
      [kind]: (call: TimerHandler, ...rest: [number?, ...unknown[]]): number =>
        start(
          (...given: unknown[]) => {
            watched.timers++;
            if (typeof call === 'function') call(...given);
          },
          ...rest,
        ),
    });
  }
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      const words = target instanceof Element ? (target.closest('button')?.textContent ?? '') : '';
      watched.taps.push({ at: timeOrigin + timeStamp, words });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.longTasks.push({ at: timeOrigin + startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      const corner = document.querySelector('.corner, .log-corner')?.textContent ?? '';
      const halves = document.querySelectorAll('.result-half, .dice.large.shown').length;
      const proven = document.querySelector('.over .audit') !== null;
      // The next task comes after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        due = false;
        watched.frames.push({ at: timeOrigin + performance.now(), corner, halves, proven });
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A page's single timer: all periodic checks share it, so a phone wakes up once a second. */

/** Calls `tick` about once a second until the returned function is called. */
export type Ticker = (tick: () => void) => () => void;

const ticks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export const everySecond: Ticker = (tick) => {
  const one = (): void => tick();
  ticks.add(one);
  timer ??= setInterval(() => {
    for (const each of [...ticks]) each();
  }, 1000);
  return () => {
    ticks.delete(one);
    if (ticks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Long work on a page, in pieces: a screen answers between them. */

/** Work in one go (ms): less than a frame. */
const AT_ONCE_MS = 12;

/** Result: to be awaited after each step of long work. It lets others have their turn where 12 ms have passed since it last did. */
export function resting(): () => Promise<void> {
  let due = performance.now() + AT_ONCE_MS;
  return async () => {
    if (performance.now() < due) return;
    await turnOfOthers();
    due = performance.now() + AT_ONCE_MS;
  };
}

/** By a message, since browsers hold back timers that follow each other. */
function turnOfOthers(): Promise<void> {
  return new Promise((wake) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      wake();
    };
    port2.postMessage(null);
  });
}

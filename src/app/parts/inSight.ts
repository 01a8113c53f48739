/** Waiting that counts only what somebody can have seen. */

/** Calls `act` once the page has been in sight for so long without a break, in milliseconds. Result: a function that gives it up. */
export function afterSeen(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(act, ms);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

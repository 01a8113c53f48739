/**
 * Parts of the app are loaded on demand, and over plain http no service worker stores them: a server that is briefly
 * unreachable must not cost more than that moment. Part of the first bundle.
 */

/** Retry delays for a part that did not load (ms). */
const AGAIN_MS = 3000;

interface Missing {
  again(): void;
}

const missing = new Set<Missing>();
const listeners = new Set<() => void>();

/** Resolves once it is loaded, after any number of attempts; never rejects. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const one: Missing = { again: () => {} };
  for (;;)
    try {
      const part = await load();
      if (missing.delete(one)) tell();
      return part;
    } catch {
      missing.add(one);
      tell();
      await new Promise<void>((resolve) => {
        one.again = resolve;
        setTimeout(resolve, AGAIN_MS);
      });
    }
}

/** Whether a requested part failed to load. */
export const partsMissing = (): boolean => missing.size > 0;

/** Retries everything that is missing now. */
export function retryLoading(): void {
  for (const { again } of missing) again();
}

/** Calls `handler` when the missing parts may have changed. Returns an unsubscribe function. */
export function onPartsMissing(handler: () => void): () => void {
  listeners.add(handler);
  return () => listeners.delete(handler);
}

/** Call once, at startup. */
export function watchLoading(): void {
  addEventListener('online', retryLoading);
  // Removes a failed style sheet: on retry its link would be mistaken for a loaded one, and the part shown unstyled.
  const removeFailedSheet = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  addEventListener('error', removeFailedSheet, true);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

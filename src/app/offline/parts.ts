/**
 * Parts of the app are loaded when they are needed, and by plain http no service worker keeps them: a server that is out of reach for a
 * moment must cost nobody more than that moment. Part of the first bundle.
 */

/** Retry delays for a part that did not load (ms). */
const AGAIN_MS = 3000;

interface Missing {
  again(): void;
}

const missing = new Set<Missing>();
const listeners = new Set<() => void>();

/** Resolves when it is there, however often it has to be tried: it never rejects. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
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

/** Whether a part of the app is wanted and did not load. */
export const partsMissing = (): boolean => missing.size > 0;

/** Tries all that is missing again, now. */
export function loadAgain(): void {
  for (const { again } of missing) again();
}

/** Calls `handler` when what is missing may have changed. Result: a function that ends it. */
export function onMissing(handler: () => void): () => void {
  listeners.add(handler);
  return () => listeners.delete(handler);
}

/** Once, at the start. */
export function watchLoading(): void {
  addEventListener('online', loadAgain);
  // A failed style sheet leaves the page: at the next try its link would be taken for the sheet, and the part shown without its style.
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  addEventListener('error', forget, true);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

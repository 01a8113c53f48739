/**
 * Retries parts of the app that fail to load. Over plain http no service worker stores them, so a short server outage
 * must not have lasting effects. Part of the first bundle.
 */
import { watchers } from '../../base/watchers.ts';

/** Retry delay for a part that did not load (ms). */
const AGAIN_MS = 3000;

interface Missing {
  again(): void;
}

const missing = new Set<Missing>();
const { add, tell } = watchers();

/** Resolves once the part is loaded, however many attempts it takes; never rejects. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const one: Missing = { again: () => {} };
  for (;;)
    try {
      await Promise.all([...failedSheets.keys()].map(reloadSheet));
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
export const hasMissingParts = (): boolean => missing.size > 0;

/** Retries everything that is currently missing. */
export function retryLoading(): void {
  for (const { again } of missing) again();
}

/** Calls `handler` when the missing parts may have changed. Returns an unsubscribe function. */
export const onPartsMissing = add;

/** Call once at startup. */
export function watchLoading(): void {
  addEventListener('online', retryLoading);
  const noteFailedSheet = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement)) return;
    // The link left behind would be mistaken for a loaded style sheet.
    target.remove();
    if (target.rel === 'stylesheet') failedSheets.set(target.href, null);
  };
  addEventListener('error', noteFailedSheet, true);
}

/**
 * Style sheets that failed, each with its new attempt, if any: reloading a part does not request its style sheets
 * again.
 */
const failedSheets = new Map<string, Promise<void> | null>();

/** Rejects if the style sheet fails again. */
function reloadSheet(href: string): Promise<void> {
  const coming =
    failedSheets.get(href) ??
    new Promise<void>((loaded, failed) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = href;
      link.onload = () => {
        failedSheets.delete(href);
        loaded();
      };
      link.onerror = () => failed(new Error(`${href} did not load`));
      document.head.append(link);
    });
  failedSheets.set(href, coming);
  return coming;
}

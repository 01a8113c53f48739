// Chunk: bytes
/** Whether this browser promises to keep the games. */

/**
 * - `kept`: the browser has promised not to clear it automatically.
 * - `maybe`: the browser may clear it when the device runs low or the app is not used for some days.
 * - `unknown`: this browser does not say.
 */
export type Persistence = 'kept' | 'maybe' | 'unknown';

/**
 * Asks the browser for persistent storage. Best after the first game is created, and in the installed app, where it is
 * granted.
 */
export async function requestPersistence(): Promise<Persistence> {
  try {
    if (!navigator.storage?.persist) return 'unknown';
    return (await navigator.storage.persist()) ? 'kept' : 'maybe';
  } catch {
    return 'unknown';
  }
}

/** The current state, without asking. `freeBytes`: how much more the browser would store; null if unknown. */
export async function persistence(): Promise<{ keeping: Persistence; freeBytes: number | null }> {
  try {
    const { storage } = navigator;
    const persisted = await storage?.persisted?.();
    const { quota, usage } = (await storage?.estimate?.()) ?? {};
    return {
      keeping: persisted === undefined ? 'unknown' : persisted ? 'kept' : 'maybe',
      freeBytes: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
    };
  } catch {
    return { keeping: 'unknown', freeBytes: null };
  }
}

// Chunk: bytes
/** Whether this browser has promised to keep the games: otherwise it may clear them, or it does not say. */

/**
 * Asks the browser for persistent storage. Best after the first game is created, and in the installed app, where it is
 * granted.
 */
export const requestPersistence = (): Promise<boolean> => promised('persist');

/** The current state, without asking. */
export const isPersistent = (): Promise<boolean> => promised('persisted');

async function promised(by: 'persist' | 'persisted'): Promise<boolean> {
  try {
    return (await navigator.storage?.[by]?.()) ?? false;
  } catch {
    return false;
  }
}

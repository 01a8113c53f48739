// Chunk: bytes
/** Whether this browser has promised persistent storage; otherwise it may clear the games, or it doesn't say. */

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

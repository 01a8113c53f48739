// Chunk: device
/**
 * One tab per game: if two tabs wrote its log, they would contradict each other in the phone's name. Uses Web Locks if
 * the browser has them; otherwise (on a page not served securely) the tabs ask each other.
 */
import { hex } from '../../base/bytes.ts';
import { randomBytes } from '../crypto.ts';
import { heldLocks, lockName } from './openElsewhere.ts';
import type { GameName } from './store.ts';

export interface GameLock {
  release(): void;
}

/** How long a tab waits for another to claim the game (ms). */
const claimTimeoutMs = 300;

/** Locks the game for this tab until it is released or the tab closes; null if another tab has it. Never rejects. */
export async function lockGame(gameId: GameName): Promise<GameLock | null> {
  const name = lockName(gameId);
  try {
    if (navigator.locks) return await lockByWebLocks(name);
    return typeof BroadcastChannel === 'undefined' ? { release: () => {} } : await lockByMessages(name);
  } catch {
    // Without either, other tabs cannot be detected, and a game that cannot be opened is worse than one open twice.
    return { release: () => {} };
  }
}

/** How long this page may take to release a game it has just left (ms). */
const releaseTimeoutMs = 1000;

function lockByWebLocks(name: string): Promise<GameLock | null> {
  // A lock this page still holds is about to be released: reopening the game waits until it is.
  const how = heldLocks.has(name) ? { signal: AbortSignal.timeout(releaseTimeoutMs) } : { ifAvailable: true };
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, how, (lock) => {
        if (!lock) return resolve(null);
        heldLocks.add(name);
        return new Promise<void>((release) => resolve({ release })).then(() => void heldLocks.delete(name));
      })
      .catch((error: unknown) => ('signal' in how && how.signal?.aborted ? resolve(null) : reject(error)));
  });
}

/**
 * Asks with a random number for this attempt; a reply with the same number means that another tab has the game. If two
 * tabs ask at the same time, the lower number wins.
 */
export function lockByMessages(name: string): Promise<GameLock | null> {
  const channel = new BroadcastChannel(name);
  const mine = hex(randomBytes(8));
  let holds = false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      holds = true;
      resolve({ release: () => channel.close() });
    }, claimTimeoutMs);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      if (data === mine) {
        // Another tab claims it.
        if (holds) return;
        clearTimeout(timer);
        channel.close();
        resolve(null);
      } else channel.postMessage(holds || mine < data ? data : mine);
    };
    channel.postMessage(mine);
  });
}

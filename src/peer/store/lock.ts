/**
 * One tab a game: two that both write its log would contradict each other in the phone's own name. Web Locks where the
 * browser has them, else (a page that was not fetched securely) the tabs ask each other.
 */
import { hex } from '../../base/bytes.ts';
import { randomBytes } from '../crypto.ts';
import { heldHere, lockOf } from './held.ts';
import type { GameId } from './store.ts';

export interface Held {
  release(): void;
}

/** How long a tab waits for another one to say that the game is its own, in milliseconds. */
const answerMs = 300;

/** The game for this tab alone, until it is released or the tab ends; null when another tab has it. Never rejects. */
export async function holdGame(gameId: GameId): Promise<Held | null> {
  const name = lockOf(gameId);
  try {
    if (navigator.locks) return await byLocks(name);
    return typeof BroadcastChannel === 'undefined' ? { release: () => {} } : await byVoice(name);
  } catch {
    // Without either there is no telling, and a game that cannot be opened is worse than one that is open twice.
    return { release: () => {} };
  }
}

/** How long this page may take to let go of a game that it has just left, in milliseconds. */
const leavingMs = 1000;

function byLocks(name: string): Promise<Held | null> {
  // What this page itself still has it is about to let go: whoever comes back at once waits for that.
  const how = heldHere.has(name) ? { signal: AbortSignal.timeout(leavingMs) } : { ifAvailable: true };
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, how, (lock) => {
        if (!lock) return resolve(null);
        heldHere.add(name);
        return new Promise<void>((release) => resolve({ release })).then(() => void heldHere.delete(name));
      })
      .catch((error: unknown) => ('signal' in how && how.signal?.aborted ? resolve(null) : reject(error)));
  });
}

/**
 * Asks with a number drawn for this attempt; the same number in return says that another tab has the game. Of two that ask
 * at once, the one with the lower number has it.
 */
export function byVoice(name: string): Promise<Held | null> {
  const channel = new BroadcastChannel(name);
  const mine = hex(randomBytes(8));
  let holds = false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      holds = true;
      resolve({ release: () => channel.close() });
    }, answerMs);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      if (data === mine) {
        // Told that it is another's.
        if (holds) return;
        clearTimeout(timer);
        channel.close();
        resolve(null);
      } else channel.postMessage(holds || mine < data ? data : mine);
    };
    channel.postMessage(mine);
  });
}

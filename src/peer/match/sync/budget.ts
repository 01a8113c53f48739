/**
 * Limits the work the other phone can cause with unrequested packets. Replenished by events that happen anyway: this
 * phone's retry timer, a new connection, and every entry added to the log. The next tick's SYNC makes up for what was
 * skipped.
 */
export class Budget {
  #left = MOST;

  renew(): void {
    this.#left = MOST;
  }

  /** Whether enough is left for it. */
  has(cost: number): boolean {
    return cost <= this.#left;
  }

  /** Spends it, and returns whether enough was left. */
  spend(cost: number): boolean {
    if (!this.has(cost)) return false;
    this.#left -= cost;
    return true;
  }
}

/** Costs: roughly 1 per millisecond of work, or per 1000 bytes sent. */
export const cost = {
  packet: 1,
  signature: 4,
  write: 16,
  bytes: (count: number) => 1 + Math.floor(count / 1000),
} as const;

/** Enough for a few whole logs. */
const MOST = 2000;

/**
 * How much work the other phone may cause by packets that nobody asked for. It is renewed by what goes on anyhow: by the own clock
 * that asks again, by a new connection, and by every entry that joins the log. What is not done is made good by the SYNC of the next tick.
 */
export class Budget {
  #left = MOST;

  renew(): void {
    this.#left = MOST;
  }

  /** Whether there is enough left for it. */
  has(cost: number): boolean {
    return cost <= this.#left;
  }

  /** Result: whether there was enough left for it. */
  spend(cost: number): boolean {
    if (!this.has(cost)) return false;
    this.#left -= cost;
    return true;
  }
}

/** What things cost: a thousandth of a second each, or a thousand bytes on their way out, as far as that can be said. */
export const cost = {
  packet: 1,
  signature: 4,
  write: 16,
  bytes: (count: number) => 1 + Math.floor(count / 1000),
} as const;

/** Enough for some whole logs. */
const MOST = 2000;

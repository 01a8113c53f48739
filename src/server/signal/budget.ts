/**
 * A token bucket: a burst, then a rate per second. Limits what a socket may send, and how often an address may connect.
 */
export class TokenBucket {
  private left: number;

  /** `now` is a time in milliseconds, from the same clock in all calls. */
  constructor(
    private readonly capacity: number,
    private readonly perSecond: number,
    private since: number,
  ) {
    this.left = capacity;
  }

  /** Returns false, and deducts nothing, if the cost exceeds what is left. */
  spend(cost: number, now: number): boolean {
    this.fill(now);
    if (cost > this.left) return false;
    this.left -= cost;
    return true;
  }

  /** Whether it has been unused for so long that it is equivalent to a new bucket. */
  untouched(now: number): boolean {
    this.fill(now);
    return this.left === this.capacity;
  }

  private fill(now: number): void {
    this.left = Math.min(this.capacity, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
  }
}

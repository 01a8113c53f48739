/** So much at once, and so much a second from then on: what one socket may say, and how often one address may come. */
export class SignalBudget {
  private left: number;

  /** `now` is a time in milliseconds, by the same clock in all calls. */
  constructor(
    private readonly most: number,
    private readonly aSecond: number,
    private since: number,
  ) {
    this.left = most;
  }

  /** Result: false when that is more than is left; then nothing is taken. */
  spend(cost: number, now: number): boolean {
    this.fill(now);
    if (cost > this.left) return false;
    this.left -= cost;
    return true;
  }

  /** Nothing has been spent for so long that a new one would be the same. */
  untouched(now: number): boolean {
    this.fill(now);
    return this.left === this.most;
  }

  private fill(now: number): void {
    this.left = Math.min(this.most, this.left + ((now - this.since) / 1000) * this.aSecond);
    this.since = now;
  }
}

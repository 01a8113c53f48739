/** A clock that only the test moves. */
import type { Clock } from '../../src/peer/match/session.ts';

export class TestClock implements Clock {
  #now = 0;
  readonly #looks = new Map<() => void, number>();
  hasNetwork = true;

  now(): number {
    return this.#now;
  }

  every(ms: number, look: () => void): () => void {
    this.#looks.set(look, ms);
    return () => void this.#looks.delete(look);
  }

  online(): boolean {
    return this.hasNetwork;
  }

  /** Lets that many milliseconds pass, in steps of a second. */
  pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += 1000) {
      this.#now += 1000;
      for (const look of [...this.#looks.keys()]) look();
    }
  }

  /** Lets time pass in which no page is awake. */
  sleep(ms: number): void {
    this.#now += ms;
    for (const look of [...this.#looks.keys()]) look();
  }
}

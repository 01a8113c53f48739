/** A clock that only the test advances. */
import type { MatchClock } from '../../src/peer/match/session.ts';

export class TestClock implements MatchClock {
  #now = 0;
  readonly #timers = new Map<() => void, { readonly ms: number; due: number }>();
  hasNetwork = true;

  now(): number {
    return this.#now;
  }

  everySecond(look: () => void): () => void {
    this.#timers.set(look, { ms: 1000, due: this.#now + 1000 });
    return () => void this.#timers.delete(look);
  }

  online(): boolean {
    return this.hasNetwork;
  }

  /** Advances by `ms` milliseconds, in steps of a second. */
  pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += 1000) {
      this.#now += 1000;
      this.#call((due) => due <= this.#now);
    }
  }

  /** Advances while no page is awake. */
  sleep(ms: number): void {
    this.#now += ms;
    this.#call(() => true);
  }

  #call(isDue: (due: number) => boolean): void {
    for (const [look, timer] of [...this.#timers]) {
      if (!isDue(timer.due)) continue;
      timer.due = this.#now + timer.ms;
      look();
    }
  }
}

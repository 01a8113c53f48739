/**
 * How long the other player has been waited for (PROTOCOL 14.2). Only time counts in which this phone was awake and could have heard him: a
 * page that slept for an hour has not waited for an hour.
 */
import type { Debt } from './fold/owed.ts';

/** What a phone writes by itself is overdue after this, whatever was agreed, in milliseconds. */
export const BY_ITSELF_MS = 120_000;

/** How often the clock is looked at, in milliseconds. */
export const LOOK_MS = 1000;

/** The most that lies between two looks of a phone that is awake, in milliseconds. */
export const AWAKE_MS = 5 * LOOK_MS;

export interface Waiting {
  /** What he owes; null while it is not he who owes. */
  readonly owed: Debt | null;
  readonly linked: boolean;
  /** He was asked whether he is still there, and has not answered. */
  readonly asking: boolean;
  /** Whether this phone has a network at all. */
  readonly online: boolean;
  /** This player has put the game off until another day, and waits for nobody. */
  readonly paused: boolean;
}

export class Patience {
  readonly #agreedMs: number;
  /** When it came to be owed what is waited for. */
  #since = -1;
  #waited = 0;
  #last: number | null = null;

  /** `agreedMs`: the silence the two have agreed on; 0: a decision is never overdue. */
  constructor(agreedMs: number) {
    this.#agreedMs = agreedMs;
  }

  /** How long the entry that is owed now has been waited for, in milliseconds. */
  get waitedMs(): number {
    return this.#waited;
  }

  /** After how long this entry is overdue, in milliseconds; null: never. */
  limitMs({ byItself }: Pick<Debt, 'byItself'>): number | null {
    return byItself ? BY_ITSELF_MS : this.#agreedMs || null;
  }

  isOverdue(owed: Debt): boolean {
    const limit = this.limitMs(owed);
    return limit !== null && owed.since === this.#since && this.#waited >= limit;
  }

  /** Looks at the clock: `now` in milliseconds since any moment. */
  look(now: number, { owed, linked, asking, online, paused }: Waiting): void {
    const passed = this.#last === null ? 0 : now - this.#last;
    this.#last = now;
    const since = owed?.since ?? -1;
    if (since !== this.#since) {
      this.#since = since;
      this.#waited = 0;
    } else if (paused) {
      this.#waited = 0;
    } else if (owed !== null && silent(owed, linked, asking, online)) {
      if (passed > 0 && passed <= AWAKE_MS) this.#waited += passed;
    } else if (linked) {
      // He is there: what he has to decide may take him as long again.
      this.#waited = 0;
    }
  }
}

/** A player who is linked may think, unless he does not answer when he is asked. Nobody is silent for who has no network himself. */
function silent({ byItself }: Debt, linked: boolean, asking: boolean, online: boolean): boolean {
  if (!linked) return online;
  return byItself || asking;
}

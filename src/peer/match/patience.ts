/**
 * How long this phone has waited for the other player (PROTOCOL 14.2). Counts only time when it was awake and could
 * have received something: a page asleep for an hour has not waited an hour.
 */
import type { Debt } from './fold/turn.ts';

/** When an automatic entry is overdue (ms), regardless of the agreed time. */
const AUTOMATIC_LIMIT_MS = 120_000;

/** Clock interval (ms). */
export const CLOCK_TICK_MS = 1000;

/** The longest gap between two ticks while a phone is awake (ms). */
export const AWAKE_MS = 5 * CLOCK_TICK_MS;

export interface Waiting {
  /** What the opponent owes; null if they owe nothing. */
  readonly owed: Debt | null;
  readonly linked: boolean;
  /** The opponent was asked whether they are still there, and has not answered. */
  readonly asking: boolean;
  /** Whether this phone has a network at all. */
  readonly online: boolean;
  /** This player has paused the game and is not waiting for anyone. */
  readonly paused: boolean;
}

export class Patience {
  /** The number of the awaited entry when it first became owed. */
  #since = -1;
  #waited = 0;
  #last: number | null = null;

  /** `agreedMs`: the agreed maximum silence; 0: a decision is never overdue. */
  constructor(private readonly agreedMs: number) {}

  /** How long the current entry has been owed (ms). */
  get waitedMs(): number {
    return this.#waited;
  }

  /** When this entry is overdue (ms); null: never. */
  limitMs({ byItself }: Pick<Debt, 'byItself'>): number | null {
    return byItself ? AUTOMATIC_LIMIT_MS : this.agreedMs || null;
  }

  isOverdue(owed: Debt): boolean {
    const limit = this.limitMs(owed);
    return limit !== null && owed.since === this.#since && this.#waited >= limit;
  }

  /** A clock tick: `now` in ms from any origin. */
  look(now: number, { owed, linked, asking, online, paused }: Waiting): void {
    const passed = this.#last === null ? 0 : now - this.#last;
    this.#last = now;
    const since = owed?.since ?? -1;
    if (since !== this.#since) {
      this.#since = since;
      this.#waited = 0;
    } else if (paused) {
      this.#waited = 0;
    } else if (owed !== null && countsAsSilent(owed, linked, asking, online)) {
      if (passed > 0 && passed <= AWAKE_MS) this.#waited += passed;
    } else if (linked) {
      // The opponent is there: their decision may take the full time again.
      this.#waited = 0;
    }
  }
}

/**
 * A connected player may take their time unless they do not answer when asked. A phone without a network cannot tell
 * who is silent.
 */
function countsAsSilent({ byItself }: Debt, linked: boolean, asking: boolean, online: boolean): boolean {
  if (!linked) return online;
  return byItself || asking;
}

/** What Sync tracks about the other phone: the work it may still cause, the length it has signed, its hints. */
import { equal } from '../../../base/bytes.ts';
import type { MatchLog } from '../log/matchLog.ts';
import type { MatchMessage } from './wire.ts';

/**
 * Limits the work the other phone can cause with unrequested packets. Replenished by events that happen anyway: this
 * phone's retry timer, a new connection, and every entry added to the log. The next tick's SYNC makes up for what was
 * skipped.
 */
export class Budget {
  #left = MAX;

  renew(): void {
    this.#left = MAX;
  }

  /** Whether the remaining budget covers the given cost. */
  has(cost: number): boolean {
    return cost <= this.#left;
  }

  /** Spends the given cost, and returns whether the budget covered it. */
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
const MAX = 2000;

/** A claimed log length, with the hash of the last entry. */
interface Claim {
  readonly length: number;
  readonly head: Uint8Array;
}

/**
 * The initial wait (PROTOCOL 14.4). A restarted phone may have lost its last writes: before it signs an entry, the
 * other phone signs the length of its log, and this phone fetches what it lacks. A player who withholds that signature
 * can be called out (`claimAbsence`).
 */
export class HeadWait {
  #over: boolean;
  /** The length and head that the other phone signed, until this phone has that log. */
  #claim: Claim | null = null;

  /** `over`: nothing to wait for. */
  constructor(over: boolean) {
    this.#over = over;
  }

  get over(): boolean {
    return this.#over;
  }

  /** The other phone has signed that this is its log. */
  claimed(claim: Claim, matchLog: MatchLog): void {
    this.#claim = claim;
    this.#look(matchLog);
  }

  /** The log has grown: it may now include what this phone is waiting for. */
  grown(matchLog: MatchLog): void {
    this.#look(matchLog);
  }

  /** The other phone has restarted too: what it signed before no longer counts. Returns whether to ask it again. */
  again(): boolean {
    this.#claim = null;
    return !this.#over;
  }

  #look(matchLog: MatchLog): void {
    const claim = this.#claim;
    if (claim !== null && claim.length <= matchLog.length && equal(matchLog.headAt(claim.length), claim.head))
      this.#over = true;
  }
}

/** Unsigned messages from the other phone: only hints for the screen. */
export class Hints {
  /** The other player would like to act in the next window. */
  want = false;
  /** The question for which a bid is locked there, by its `asked`. */
  sealed: number | null = null;
  /** The other phone asks whether this player is still there. */
  there = false;
  /** The other phone was asked the same question, and its player has not answered. */
  asking = false;
  /** The question at which its player declined an offer; null if they have not. */
  declined: number | null = null;
  /** The other phone sent a hello as if it did not have this game. */
  gone = false;

  /**
   * `asked`: the question open on this phone; null if none. A pause and the end of a match are more than screen hints
   * and are handled elsewhere.
   */
  hear({ about, on }: Extract<MatchMessage, { kind: 'hint' }>, asked: number | null): void {
    if (about === 'want') this.want = on;
    else if (about === 'sealed') this.sealed = on ? asked : null;
    else if (about === 'there') this.there = on;
    else if (about === 'decline') this.declined = on ? asked : null;
    else if (about === 'here') this.asking = false;
  }
}

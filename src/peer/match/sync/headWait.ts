/**
 * The one wait (PROTOCOL 14.4). A phone that has started may have lost the last that it wrote: before it signs an entry the other one says,
 * signed, how long its log is, and what that has more is taken over. Who keeps that back can be said to have done so (`claimAbsence`).
 */
import { equal } from '../../../base/bytes.ts';
import type { MatchLog } from '../log/matchLog.ts';

/** A log of that length, by the hash of its last entry. */
interface Claim {
  readonly length: number;
  readonly head: Uint8Array;
}

export class HeadWait {
  #over: boolean;
  /** What the other phone has signed and this one has not got yet. */
  #claim: Claim | null = null;

  /** `over`: there is nothing to wait for. */
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

  /** The own log has grown: there is more to come, perhaps. */
  grown(matchLog: MatchLog): void {
    this.#look(matchLog);
  }

  /** The other phone has started, too: what it has signed before counts no more. Result: whether it has to be asked again. */
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

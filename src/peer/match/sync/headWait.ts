/**
 * The initial wait (PROTOCOL 14.4). A restarted phone may have lost its last writes: before it signs an entry, the
 * other phone signs how long its log is, and this phone takes over what it lacks. A player who withholds that can be
 * called out (`claimAbsence`).
 */
import { equal } from '../../../base/bytes.ts';
import type { MatchLog } from '../log/matchLog.ts';

/** A log of that length, identified by its last entry's hash. */
interface Claim {
  readonly length: number;
  readonly head: Uint8Array;
}

export class HeadWait {
  #over: boolean;
  /** What the other phone signed and this one does not have yet. */
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

  /** The log has grown: perhaps it now has what it waits for. */
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

/**
 * The one wait (PROTOCOL 14.4). A phone that has started may have lost the last that it wrote: before it signs an entry the other one says,
 * signed, how long its log is, and what that has more is taken over. But whoever talks and does not show what he claims is not waited
 * for: it would be a way to freeze the other phone.
 */
import { equal } from '../../../base/bytes.ts';
import type { Head } from '../../log/head.ts';
import type { MatchLog } from '../log/matchLog.ts';

/** How often it is asked for before it is forgotten. A poor link loses some of the answers. */
const MOST_TRIES = 12;

export class HeadWait {
  #over: boolean;
  /** What the other phone has signed and this one has not got yet. */
  #claim: Pick<Head, 'length' | 'head'> | null = null;
  #tries = 0;
  /** Whether the other phone has said anything since it was asked. */
  #heard = false;

  /** `over`: there is nothing to wait for. */
  constructor(over: boolean) {
    this.#over = over;
  }

  get over(): boolean {
    return this.#over;
  }

  /** The other phone has said something. */
  heard(): void {
    this.#heard = true;
  }

  /** It is asked once more. */
  asked(): void {
    // A phone that is away answers nothing, and may well have what is missing here.
    if (this.#heard && ++this.#tries > MOST_TRIES) this.#over = true;
    this.#heard = false;
  }

  /** The other phone has signed that this is its log. */
  claimed(claim: Pick<Head, 'length' | 'head'>, matchLog: MatchLog): void {
    this.#claim = claim;
    this.#look(matchLog);
  }

  /** The own log has grown: there is more to come, perhaps. */
  grown(matchLog: MatchLog): void {
    this.#tries = 0;
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

/** Who asks to take something back without the pen says so in a signed word; the phone that has the pen writes it down (PROTOCOL 14.10). */
import { equal } from '../../base/bytes.ts';
import { other, type Seat } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Body } from '../log/body.ts';
import { keysOf } from '../log/chain.ts';
import { readTakeBack, signTakeBack, type TakeBack } from '../log/statement.ts';
import { backTo, mayAsk } from './fold/back.ts';
import { type Both, lengthOf, type State, withSeat } from './fold/state.ts';
import type { MatchLog } from './log/matchLog.ts';

export interface Asked extends TakeBack {
  readonly statement: Uint8Array;
}

/** Holds for one entry only, so nothing of it is kept on the disk: with the next entry it would be void anyway. */
export class Asking {
  readonly #matchLog: MatchLog;
  readonly #signer: Signer;
  readonly #seat: Seat;
  #words: Both<Asked | null> = [null, null];

  constructor(matchLog: MatchLog, signer: Signer, seat: Seat) {
    this.#matchLog = matchLog;
    this.#signer = signer;
    this.#seat = seat;
  }

  /** What that player asks for with the next entry; null: nothing. */
  of(seat: Seat, state: State = this.#matchLog.state): Asked | null {
    const word = this.#words[seat];
    const now = word !== null && word.seq === lengthOf(state) && equal(word.head, state.chain.head);
    return now && mayAsk(state) ? word : null;
  }

  /** This player asks to go back to the table at which the log had `to` entries. Result: his word for it. */
  async ask(to: number): Promise<Uint8Array> {
    const { terms, state } = this.#matchLog;
    const asked: TakeBack = { by: this.#seat, seq: lengthOf(state), head: state.chain.head, to };
    const statement = await signTakeBack(this.#signer, terms.gameId, asked);
    this.#words = withSeat(this.#words, this.#seat, { ...asked, statement });
    return statement;
  }

  /** The other player's word. Result: whether it is his. */
  async took(statement: Uint8Array): Promise<boolean> {
    const { terms, state } = this.#matchLog;
    const read = await readTakeBack(statement, terms.gameId, keysOf(state.chain));
    if (!read.ok || read.value.by === this.#seat) return false;
    this.#words = withSeat(this.#words, read.value.by, { ...read.value, statement });
    return true;
  }

  /** What this phone writes down for the other player, where it has the pen. */
  owed(state: State): Body | null {
    const theirs = this.of(other(this.#seat), state);
    return theirs && state.turns[0]?.by === this.#seat ? backTo(state, theirs.to, theirs.statement) : null;
  }
}

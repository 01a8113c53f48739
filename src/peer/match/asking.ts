/**
 * Who asks to take something back, or to put something right, without the pen says so in a signed word; the phone that has the pen writes it
 * down (PROTOCOL 14.10, 14.11).
 */
import { equal } from '../../base/bytes.ts';
import { canonical, type Json, readCanonical } from '../../base/canonical.ts';
import { other, type Seat } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Body } from '../log/body.ts';
import { keysOf } from '../log/chain.ts';
import { type Draw, readCorrection, readTakeBack, signCorrection, signTakeBack } from '../log/statement.ts';
import { backTo } from './fold/back.ts';
import { correctionOf } from './fold/correct.ts';
import { mayAsk } from './fold/points.ts';
import { type Both, lengthOf, type State, withSeat } from './fold/state.ts';
import type { MatchLog } from './log/matchLog.ts';

/** Back to the table at which the log had so many entries; or this change. */
export type Wanted = { readonly to: number; readonly change?: never } | { readonly change: Json; readonly to?: never };

export type Asked = Draw & Wanted & { readonly statement: Uint8Array };

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

  /** This player asks for it. Result: his word. */
  async ask(wanted: Wanted): Promise<Uint8Array> {
    const { terms, state } = this.#matchLog;
    const place: Draw = { by: this.#seat, seq: lengthOf(state), head: state.chain.head };
    const statement =
      wanted.to === undefined
        ? await signCorrection(this.#signer, terms.gameId, { ...place, change: canonical(wanted.change) })
        : await signTakeBack(this.#signer, terms.gameId, { ...place, to: wanted.to });
    this.#words = withSeat<Asked | null>(this.#words, this.#seat, { ...place, ...wanted, statement });
    return statement;
  }

  /** The other player's word. Result: whether it is his. */
  async took(statement: Uint8Array): Promise<boolean> {
    const { terms, state } = this.#matchLog;
    const keyOf = keysOf(state.chain);
    const back = await readTakeBack(statement, terms.gameId, keyOf);
    const right = back.ok ? null : await readCorrection(statement, terms.gameId, keyOf);
    const change = right?.ok ? readCanonical(right.value.change) : null;
    const word: Asked | null = back.ok
      ? { ...back.value, statement }
      : right?.ok && change?.ok
        ? { by: right.value.by, seq: right.value.seq, head: right.value.head, change: change.value, statement }
        : null;
    if (word === null || word.by === this.#seat) return false;
    this.#words = withSeat<Asked | null>(this.#words, word.by, word);
    return true;
  }

  /** What this phone writes down for the other player, where it has the pen. */
  owed(state: State): Body | null {
    const theirs = this.of(other(this.#seat), state);
    if (theirs === null || state.turns[0]?.by !== this.#seat) return null;
    if (theirs.to !== undefined) return backTo(state, theirs.to, theirs.statement);
    const asked = correctionOf(this.#matchLog.terms, state, theirs.change, theirs.statement);
    return asked.ok ? asked.value : null;
  }
}

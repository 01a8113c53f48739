/**
 * What the two players say beside the log (PROTOCOL 14): that one gives up, that an entry or a head did not come, that an entry is not
 * honest. And what follows from it: whose the next entry is, and who has lost by his own word.
 */
import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { other, type Refusal, type Seat } from '../../../rules/game.ts';
import type { Signer } from '../../crypto.ts';
import { keysOf } from '../../log/chain.ts';
import { type Entry, parseEntry, signResignation } from '../../log/entry.ts';
import { type Absence, readAbsence } from '../../log/statement.ts';
import { storeRefusal } from '../../store/keeping.ts';
import type { StoreFault } from '../../store/store.ts';
import { isDecision, type Owed, owedOf } from '../fold/owed.ts';
import { type Both, lengthOf, withSeat } from '../fold/state.ts';
import type { MatchLog } from '../log/matchLog.ts';
import type { Word } from './beside.ts';
import type { Dossier } from './dossier.ts';
import { readWord } from './word.ts';

export class Claims {
  readonly dossier: Dossier;
  readonly seat: Seat;
  readonly #signer: Signer;
  readonly #matchLog: MatchLog;
  readonly #seed: Uint8Array;
  #resigning = false;
  #word: Promise<Uint8Array> | null = null;

  /** `seed`: this player's. */
  constructor(parts: { dossier: Dossier; seat: Seat; signer: Signer; matchLog: MatchLog; seed: Uint8Array }) {
    this.dossier = parts.dossier;
    this.seat = parts.seat;
    this.#signer = parts.signer;
    this.#matchLog = parts.matchLog;
    this.#seed = parts.seed;
  }

  /** From here on this player has given up. */
  giveUp(): void {
    this.#resigning = true;
  }

  /** Whether this player has resigned and the log does not say so yet. */
  get resigning(): boolean {
    return this.#resigning && this.#matchLog.state.end === null;
  }

  /** Who has given up while the log does not say so yet. */
  get resigned(): Seat | null {
    if (this.#matchLog.state.end !== null) return null;
    if (this.#resigning) return this.seat;
    return this.dossier.resignation === null ? null : other(this.seat);
  }

  /** The entry that is missing, and whose it is. Whoever has the pen writes by himself that the other one has given up. */
  get owed(): Owed | null {
    const { state } = this.#matchLog;
    const owed = state.world === null ? null : owedOf(state);
    return owed !== null && this.resigned !== null ? { ...owed, byItself: true } : owed;
  }

  /** Whether this player has given up: then he has lost, whatever the other one owes. */
  get conceded(): boolean {
    const { end } = this.#matchLog.state;
    return this.resigned === this.seat || (end?.by === 'resignation' && end.winner !== this.seat);
  }

  /** This player's word that the entry does not come, while it still has not come; null: he has said no such thing. */
  get absence(): Absence | null {
    const said = this.conceded ? null : this.dossier.absence(this.owed);
    return said?.by === this.seat ? said : null;
  }

  /** Whether this player has said of what he owes himself that he may not write it, the head being kept from him (PROTOCOL 14.4). */
  get withheld(): boolean {
    const { owed } = this;
    return !this.conceded && owed?.by === this.seat && this.dossier.withheld(owed) !== null;
  }

  /** By seat, the words for a draw with the next entry; while there is an end, or who gives up, there are none. */
  draws(state = this.#matchLog.state): Both<Uint8Array | null> {
    if (state.end !== null || state.world === null || this.resigned !== null) return [null, null];
    return this.dossier.draws(lengthOf(state), state.chain.head);
  }

  /** This player agrees to a draw with the next entry, whoever writes it. Result: his word for it, kept. E-PEN, E-STORE. */
  async agreeToDraw(): Promise<Result<Uint8Array, Refusal>> {
    const { state } = this.#matchLog;
    if (state.end !== null || state.world === null || this.resigned !== null)
      return fail({ kind: 'E-PEN', text: 'The game is over.' });
    const said = await this.dossier.agreeToDraw(lengthOf(state), state.chain.head);
    return said.ok ? said : fail(storeRefusal(said.error));
  }

  /** What he has asked for stands until somebody decides something: what the phones have written by themselves since is no answer. */
  async renewDraw(): Promise<void> {
    const { state, log } = this.#matchLog;
    const asked = this.dossier.lastDraw(this.seat);
    if (asked === null || asked >= lengthOf(state) || state.end !== null) return;
    const since = [...log].slice(asked).map(parseEntry);
    const still = since.every((entry) => entry.ok && !isDecision(entry.value.body));
    if (still) await this.agreeToDraw();
  }

  /** The other player's word for a draw. Result: whether it is his, and new. */
  async tookDraw(statement: Uint8Array): Promise<boolean> {
    const taken = await this.dossier.take({ kind: 'draw', bytes: statement });
    return taken.ok && taken.value;
  }

  /** The seeds that are known, by whose they are: in the log, or shown because of a charge. */
  get seeds(): Both<Uint8Array | null> {
    let seeds = this.dossier.seeds;
    for (const { entry } of this.#matchLog.state.got)
      if (entry.body.type === 'SEED') seeds = withSeat(seeds, entry.author, entry.body.seed);
    return seeds;
  }

  resignation(): Promise<Uint8Array> {
    this.#word ??= signResignation(this.#signer, this.#matchLog.terms.gameId, this.seat);
    return this.#word;
  }

  /** The other player's word that he gives up. Result: whether it is his, and new. */
  async tookResignation(statement: Uint8Array): Promise<boolean> {
    if (this.#matchLog.state.end !== null) return false;
    const taken = await this.dossier.take({ kind: 'resignation', bytes: statement });
    return taken.ok && taken.value;
  }

  /** The other player's word that what this one owes does not come. Result: whether it is his, and of this moment. */
  async tookAbsence(statement: Uint8Array): Promise<boolean> {
    const { owed } = this;
    const matchLog = this.#matchLog;
    const read = await readAbsence(statement, matchLog.terms.gameId, keysOf(matchLog.state.chain));
    if (!read.ok || read.value.by === this.seat || owed?.by !== this.seat) return false;
    const { seq, head } = read.value;
    if (seq !== owed.seq || !equal(head, matchLog.headAt(seq))) return false;
    const taken = await this.dossier.take({ kind: 'absence', bytes: statement });
    return taken.ok && taken.value;
  }

  /** Whether the other one has said so of what this player owes now. */
  get claimed(): boolean {
    return this.owed?.by === this.seat && this.dossier.absence(this.owed) !== null;
  }

  /**
   * This player has waited long enough for what the other one owes (PROTOCOL 14.2). Result: his word for it. E-PEN: nobody owes him
   * anything.
   */
  async claimAbsence(): Promise<Result<Uint8Array, Refusal>> {
    const { owed } = this;
    const matchLog = this.#matchLog;
    if (owed === null || owed.by === this.seat)
      return fail({ kind: 'E-PEN', text: 'The other player owes nothing now.' });
    const said = await this.dossier.waited(owed, matchLog.headAt(matchLog.length));
    return said.ok ? said : fail(storeRefusal(said.error));
  }

  /** This player has waited long enough, with this start, for the head without which he may not write (PROTOCOL 14.4). E-PEN: he has nothing to write. */
  async claimWithheld(boot: Uint8Array): Promise<Result<null, Refusal>> {
    const { owed } = this;
    const matchLog = this.#matchLog;
    if (owed?.by !== this.seat) return fail({ kind: 'E-PEN', text: 'You owe nothing now.' });
    const said = await this.dossier.waitedForHead(owed, matchLog.headAt(matchLog.length), boot);
    return said.ok ? ok(null) : fail(storeRefusal(said.error));
  }

  /** Whether these words hold an accusation, by the other one, of an entry that this player has signed. */
  async isAccused(words: readonly Word[]): Promise<boolean> {
    const { terms, state } = this.#matchLog;
    const said = await Promise.all(words.map((word) => readWord(terms, state.chain, word)));
    const made = said.find((one) => one?.kind === 'charge');
    if (made?.kind !== 'charge' || made.by === this.seat) return false;
    const { seq, hash } = made.charge;
    const past = state.chain.past[seq];
    if (past?.author === this.seat && equal(past.hash, hash)) return true;
    return said.some((one) => one?.kind === 'entry' && one.by === this.seat && equal(one.entry.hash, hash));
  }

  /** This player accuses an entry, and shows his seed for it. Result: his word, to be sent. */
  accuse(entry: Pick<Entry, 'seq' | 'hash'>, proofs: readonly Word[]): Promise<Result<Uint8Array, StoreFault>> {
    return this.dossier.accuse(entry, this.#seed, proofs);
  }

  /** This player's seed, shown because he is accused: kept first. */
  async showSeed(): Promise<Result<Uint8Array, StoreFault>> {
    const seed = this.#seed;
    const kept = await this.dossier.take({ kind: 'seed', bytes: seed });
    return kept.ok ? ok(seed) : kept;
  }
}

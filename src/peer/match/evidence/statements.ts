/**
 * The players' signed statements outside the log (protocol/README, Words): conceding, claiming that an entry or head
 * never arrived, accusing an entry. Also derives who owes the next entry, and who has lost by their own statement.
 */

import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { other, type Refusal, type Seat } from '../../../rules/game.ts';
import { keysOf } from '../../log/chain.ts';
import { type Entry, parseEntry, verifyEntry } from '../../log/entry.ts';
import type { GameOffer, Statement, Word, WordOf } from '../../log/word.ts';
import type { StoreFault } from '../../store/store.ts';
import { offerRefusal } from '../fold/agreed.ts';
import { type Both, lengthOf, type State, withSeat } from '../fold/state.ts';
import { isDecision, mayAgree, type Owed, owedOf } from '../fold/turn.ts';
import type { MatchLog } from '../log/matchLog.ts';
import { refuse, storeRefusal } from '../refusal.ts';
import { type Exhibit, isMeaningful } from './evidence.ts';
import type { EvidenceStore } from './evidenceStore.ts';

export class Statements {
  readonly evidence: EvidenceStore;
  readonly seat: Seat;
  readonly #matchLog: MatchLog;
  readonly #seed: Uint8Array;
  #resigning = false;
  /** The question at which this player last declined an offer. */
  #declined: number | null = null;
  /**
   * The number of offers this player has declined since the phone started, and whether all further offers are muted.
   */
  noes = 0;
  muted = false;
  /** The other player's offers: how many, the latest, and the question at which it was made. */
  #heard: { readonly count: number; readonly asked: number; readonly body: Uint8Array } | null = null;
  #offered: { readonly asked: number; readonly offer: GameOffer } | null = null;

  constructor(parts: { evidence: EvidenceStore; seat: Seat; matchLog: MatchLog; seed: Uint8Array }) {
    this.evidence = parts.evidence;
    this.seat = parts.seat;
    this.#matchLog = parts.matchLog;
    this.#seed = parts.seed;
  }

  /** Records that this player has conceded. */
  giveUp(): void {
    this.#resigning = true;
  }

  /** Whether this player has conceded but the log does not record it yet. */
  get resigning(): boolean {
    const given = this.#resigning || this.evidence.word('resign', this.seat) !== null;
    return given && this.#matchLog.state.end === null;
  }

  /** The seat that has conceded while the log does not record it yet. */
  get resigned(): Seat | null {
    if (this.#matchLog.state.end !== null) return null;
    if (this.resigning) return this.seat;
    return this.evidence.word('resign', other(this.seat)) === null ? null : other(this.seat);
  }

  /** The next entry owed, and its author. The phone with the pen writes the other player's concession automatically. */
  get owed(): Owed | null {
    const { state } = this.#matchLog;
    const owed = state.world === null ? null : owedOf(state);
    return owed !== null && this.resigned !== null ? { ...owed, byItself: true } : owed;
  }

  /** Whether this player has conceded and therefore lost, whatever the opponent owes. */
  get conceded(): boolean {
    const { end } = this.#matchLog.state;
    return this.resigned === this.seat || (end?.by === 'resignation' && end.loser === this.seat);
  }

  /** This player's claim that an entry never arrived, as long as that entry is missing; null if there is no claim. */
  get absence(): WordOf<'absent'> | null {
    const said = this.conceded ? null : this.evidence.absence(this.owed, 'waits');
    return said?.by === this.seat ? said : null;
  }

  /**
   * Whether this player has claimed that the head is withheld, so that they may not write the entry they owe (PROTOCOL
   * 14.4).
   */
  get withheld(): boolean {
    const { owed } = this;
    return !this.conceded && owed?.by === this.seat && this.evidence.absence(owed, 'owes') !== null;
  }

  /** Whether the opponent claims that the entry this player owes never arrived. */
  get claimed(): boolean {
    return this.owed?.by === this.seat && this.evidence.absence(this.owed, 'waits') !== null;
  }

  /** A player's offer for the next entry, or null. A concession cancels all offers. */
  offer(by: Seat, state: State = this.#matchLog.state): WordOf<'offer'> | null {
    const word = this.evidence.word('offer', by);
    if (word === null || !isOfNow(word, state) || !mayAgree(state) || this.resigned !== null) return null;
    return by !== this.seat && this.#declined === state.asked ? null : word;
  }

  /** The phone that a player's game moves to with the next entry, or null. */
  move(by: Seat, state: State = this.#matchLog.state): WordOf<'move'> | null {
    const word = this.evidence.word('move', by);
    return word !== null && isOfNow(word, state) ? word : null;
  }

  /** The position of the next entry, for a statement by this player about it. */
  get next(): { readonly by: Seat; readonly seq: number; readonly head: Uint8Array } {
    const { state } = this.#matchLog;
    return { by: this.seat, seq: lengthOf(state), head: state.chain.head };
  }

  /** The known seeds by owner: in the log, or shown because of a charge. */
  get seeds(): Both<Uint8Array | null> {
    let { seeds } = this.evidence;
    for (const { entry } of this.#matchLog.state.got)
      if (entry.body.type === 'SEED') seeds = withSeat(seeds, entry.author, entry.body.seed);
    return seeds;
  }

  /** Signs and stores a statement by this player. Resolves to the word to send. E-STORE. */
  async say(statement: Statement): Promise<Result<Word, Refusal>> {
    const said = await this.evidence.say(statement);
    return said.ok ? said : fail(storeRefusal(said.error));
  }

  /** Signs this player's concession. It takes effect immediately and cannot be withdrawn. */
  resign(): Promise<Result<Word, StoreFault>> {
    const { gameId } = this.#matchLog.terms;
    return this.evidence.say({ kind: 'resign', by: this.seat, seq: 0, head: gameId });
  }

  /**
   * Why this player cannot make the given offer right now; null if they can. Only one offer at a time; after a refusal,
   * the next has to wait for a decision.
   */
  offerRefusal(wanted: GameOffer): Refusal | null {
    const { asked } = this.#matchLog.state;
    const [mine, theirs] = [this.offer(this.seat), this.offer(other(this.seat))];
    const same = (one: GameOffer): boolean => JSON.stringify(one) === JSON.stringify(wanted);
    if (theirs !== null && !same(theirs.offer)) return refuse('answerOfferFirst');
    if (this.#offered !== null && this.#offered.asked === asked && !same(this.#offered.offer))
      return refuse('askedAlready');
    if (mine === null || !same(mine.offer)) this.#offered = { asked, offer: wanted };
    return null;
  }

  /**
   * Declines: the opponent's offers are ignored until another decision is made or, with `always`, until the end of the
   * game.
   */
  decline(always: boolean): void {
    this.#declined = this.#matchLog.state.asked;
    this.noes++;
    this.muted ||= always;
  }

  /** Voids a player's offer when their hint withdraws it. Honest phones obey the hint. */
  async withdrawn(by: Seat): Promise<void> {
    const word = this.evidence.word('offer', by);
    if (word !== null) await this.evidence.drop(word);
  }

  /** Records that the signed head has arrived, which voids this player's claim that it was withheld. */
  async headCame(): Promise<void> {
    const said = this.evidence.word('absent', this.seat);
    if (said !== null && said.boot !== null) await this.evidence.drop(said);
  }

  /** Renews this player's offer until a player makes a decision: entries written automatically do not answer it. */
  async renewOffer(): Promise<void> {
    const { state, log, terms } = this.#matchLog;
    const word = this.evidence.word('offer', this.seat);
    if (word === null || word.seq >= lengthOf(state)) return;
    const still = log
      .slice(word.seq)
      .map(parseEntry)
      .every((entry) => entry.ok && !isDecision(entry.value.body));
    if (!still) await this.evidence.drop(word);
    else if (offerRefusal(terms, state, word.offer) === null)
      await this.say({ kind: 'offer', offer: word.offer, ...this.next });
  }

  /** Accepts a well-formed word from the other player. Resolves to whether it is authentic, new and meaningful now. */
  async heard(word: Word): Promise<boolean> {
    if (word.by === this.seat || !this.#concerns(word)) return false;
    const taken = await this.evidence.take({ kind: 'word', bytes: word.bytes });
    if (!taken.ok || !taken.value) return false;
    if (word.kind === 'offer') {
      const again = this.#heard !== null && equal(this.#heard.body, word.body);
      const count = (this.#heard?.count ?? 0) + (again ? 0 : 1);
      this.#heard = { count, asked: this.#matchLog.state.asked, body: word.body };
    }
    return true;
  }

  /** Whether a word can apply. Checked before its signature. */
  #concerns(word: Word): boolean {
    const { state } = this.#matchLog;
    const { owed } = this;
    switch (word.kind) {
      case 'resign':
        return state.end === null;
      case 'absent':
        return owed?.by === (word.boot === null ? this.seat : word.by) && isOfNow(word, state);
      case 'move':
        return isOfNow(word, state);
      case 'offer': {
        if (!isOfNow(word, state) || this.evidence.word('offer', word.by)?.seq === word.seq) return false;
        const before = this.#heard;
        // The same offer repeated for the next entry is not a new offer.
        if (before === null || equal(before.body, word.body)) return true;
        return before.asked !== state.asked && before.count < MAX_OFFERS;
      }
      case 'head':
        return true;
      case 'charge':
        return false;
    }
  }

  /**
   * Claims that this player has waited long enough (PROTOCOL 14.2, 14.4): for what the opponent owes or, with this
   * start's boot, for the head without which this player may not write what they owe. E-PEN if neither is owed.
   */
  async claimAbsence(boot: Uint8Array | null): Promise<Result<Word, Refusal>> {
    const { owed } = this;
    if (owed === null || (owed.by === this.seat) === (boot === null)) return fail(refuse('nothingOwed'));
    if (this.#matchLog.terms.game.nobodyWins) return fail(refuse('nothingToClaim'));
    return this.say({ kind: 'absent', boot, ...this.next });
  }

  /**
   * Whether this is the opponent's accusation of an entry this player signed, from the log or from `entries`. Checks
   * one signature for the word, and one more if the entry is not in the log.
   */
  async isAccused(charge: WordOf<'charge'>, entries: readonly Uint8Array[]): Promise<boolean> {
    const { state, terms } = this.#matchLog;
    const { chain } = state;
    if (charge.by === this.seat) return false;
    const past = chain.past[charge.seq];
    const inLog = past?.author === this.seat && equal(past.hash, charge.head);
    const parsed = inLog ? [] : entries.map(parseEntry);
    const named = parsed.find((one) => one.ok && one.value.author === this.seat && equal(one.value.hash, charge.head));
    const accused = named?.ok ? named.value : null;
    if (!inLog && accused === null) return false;
    if (!(await isMeaningful(terms, chain, charge))) return false;
    return accused === null || verifyEntry(accused, chain.gameId, keysOf(chain)(this.seat, accused.seq));
  }

  /** Accuses an entry and shows this player's seed for it. The word is stored with the entries that prove it. */
  accuse({ seq, hash }: Pick<Entry, 'seq' | 'hash'>, proofs: readonly Exhibit[]): Promise<Result<Word, StoreFault>> {
    return this.evidence.say({ kind: 'charge', by: this.seat, seq, head: hash, seed: this.#seed }, ...proofs);
  }

  /** Shows this player's seed in answer to an accusation; stores it first. */
  async showSeed(): Promise<Result<Uint8Array, StoreFault>> {
    const seed = this.#seed;
    const kept = await this.evidence.take({ kind: 'seed', bytes: seed });
    return kept.ok ? ok(seed) : kept;
  }
}

/** The most offers accepted from one player in a game. */
const MAX_OFFERS = 40;

/** Whether a word is about the next entry. */
const isOfNow = ({ seq, head }: Pick<Word, 'seq' | 'head'>, state: State): boolean =>
  seq === lengthOf(state) && equal(head, state.chain.head);

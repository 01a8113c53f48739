/**
 * What the two players say beside the log (protocol/README, Words): that one gives up, that an entry or a head did not come, that an entry is
 * not honest. And what follows from it: whose the next entry is, and who has lost by his own word.
 */

import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { other, type Refusal, type Seat } from '../../../rules/game.ts';
import { keysOf } from '../../log/chain.ts';
import { type Entry, parseEntry, verifyEntry } from '../../log/entry.ts';
import type { GameOffer, Statement, Word, WordOf } from '../../log/word.ts';
import type { StoreFault } from '../../store/store.ts';
import { offerRefusal } from '../fold/agreed.ts';
import { isDecision, type Owed, owedOf } from '../fold/owed.ts';
import { mayAgree } from '../fold/points.ts';
import { type Both, lengthOf, type State, withSeat } from '../fold/state.ts';
import type { MatchLog } from '../log/matchLog.ts';
import { refuse, storeRefusal } from '../refusal.ts';
import type { Exhibit } from './beside.ts';
import type { EvidenceStore } from './evidenceStore.ts';
import { counts } from './said.ts';

export class Statements {
  readonly evidence: EvidenceStore;
  readonly seat: Seat;
  readonly #matchLog: MatchLog;
  readonly #seed: Uint8Array;
  #resigning = false;
  /** What this player has offered last, and at which question. */
  #declined: number | null = null;
  /** How often this player has said no since the phone started, and whether they want to hear no more. */
  noes = 0;
  muted = false;
  /** The other player's offers: how many have been heard, the last one, and at which question that came. */
  #heard: { readonly count: number; readonly asked: number; readonly body: Uint8Array } | null = null;
  #offered: { readonly asked: number; readonly offer: GameOffer } | null = null;

  /** `seed`: this player's. */
  constructor(parts: { evidence: EvidenceStore; seat: Seat; matchLog: MatchLog; seed: Uint8Array }) {
    this.evidence = parts.evidence;
    this.seat = parts.seat;
    this.#matchLog = parts.matchLog;
    this.#seed = parts.seed;
  }

  /** From here on this player has given up. */
  giveUp(): void {
    this.#resigning = true;
  }

  /** Whether this player has resigned and the log does not say so yet. */
  get resigning(): boolean {
    const given = this.#resigning || this.evidence.word('resign', this.seat) !== null;
    return given && this.#matchLog.state.end === null;
  }

  /** Who has given up while the log does not say so yet. */
  get resigned(): Seat | null {
    if (this.#matchLog.state.end !== null) return null;
    if (this.resigning) return this.seat;
    return this.evidence.word('resign', other(this.seat)) === null ? null : other(this.seat);
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
    return this.resigned === this.seat || (end?.by === 'resignation' && end.loser === this.seat);
  }

  /** This player's word that the entry does not come, while it still has not come; null: he has said no such thing. */
  get absence(): WordOf<'absent'> | null {
    const said = this.conceded ? null : this.evidence.absence(this.owed, 'waits');
    return said?.by === this.seat ? said : null;
  }

  /** Whether this player has said of what he owes himself that he may not write it, the head being kept from him (PROTOCOL 14.4). */
  get withheld(): boolean {
    const { owed } = this;
    return !this.conceded && owed?.by === this.seat && this.evidence.absence(owed, 'owes') !== null;
  }

  /** Whether the other one has said of what this player owes now that it does not come. */
  get claimed(): boolean {
    return this.owed?.by === this.seat && this.evidence.absence(this.owed, 'waits') !== null;
  }

  /** What that player offers with the next entry; null: nothing. Whoever gives up ends all that. */
  offer(by: Seat, state: State = this.#matchLog.state): WordOf<'offer'> | null {
    const word = this.evidence.word('offer', by);
    if (word === null || !isOfNow(word, state) || !mayAgree(state) || this.resigned !== null) return null;
    return by !== this.seat && this.#declined === state.asked ? null : word;
  }

  /** To which phone that player's game is to move with the next entry; null: to none. */
  move(by: Seat, state: State = this.#matchLog.state): WordOf<'move'> | null {
    const word = this.evidence.word('move', by);
    return word !== null && isOfNow(word, state) ? word : null;
  }

  /** The place of the next entry, for a word of this player about it. */
  get next(): { readonly by: Seat; readonly seq: number; readonly head: Uint8Array } {
    const { state } = this.#matchLog;
    return { by: this.seat, seq: lengthOf(state), head: state.chain.head };
  }

  /** The seeds that are known, by whose they are: in the log, or shown because of a charge. */
  get seeds(): Both<Uint8Array | null> {
    let { seeds } = this.evidence;
    for (const { entry } of this.#matchLog.state.got)
      if (entry.body.type === 'SEED') seeds = withSeat(seeds, entry.author, entry.body.seed);
    return seeds;
  }

  /** This player says that, and keeps it. Result: the word, to be sent. E-STORE. */
  async say(statement: Statement): Promise<Result<Word, Refusal>> {
    const said = await this.evidence.say(statement);
    return said.ok ? said : fail(storeRefusal(said.error));
  }

  /** This player gives up: his word for it. It holds at once, and for good. */
  resign(): Promise<Result<Word, StoreFault>> {
    const { gameId } = this.#matchLog.terms;
    return this.evidence.say({ kind: 'resign', by: this.seat, seq: 0, head: gameId });
  }

  /** Why this player cannot offer that just now; null: he can. One offer stands at a time, and who was told no plays first. */
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

  /** This player says no: of the other one no offer is heard before another decision was made; `always`: nor after it. */
  decline(always: boolean): void {
    this.#declined = this.#matchLog.state.asked;
    this.noes++;
    this.muted ||= always;
  }

  /** That player's offer is void: a hint, which an honest phone obeys. */
  async withdrawn(by: Seat): Promise<void> {
    const word = this.evidence.word('offer', by);
    if (word !== null) await this.evidence.drop(word);
  }

  /** The signed head has come: this player's word that it was kept back is void. */
  async headCame(): Promise<void> {
    const said = this.evidence.word('absent', this.seat);
    if (said !== null && said.boot !== null) await this.evidence.drop(said);
  }

  /** What he has offered stands until somebody decides something: what the phones have written by themselves since is no answer. */
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

  /** A word of the other player, well-formed. Result: whether it is his, is new, and says anything now. */
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

  /** Whether it may say anything, before its signature is looked at. */
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
        // Said again of the next entry, it is the same one.
        if (before === null || equal(before.body, word.body)) return true;
        return before.asked !== state.asked && before.count < MOST_OFFERS;
      }
      case 'head':
        return true;
      case 'charge':
        return false;
    }
  }

  /**
   * This player has waited long enough (PROTOCOL 14.2, 14.4): for what the other one owes; or, with the boot of this start, for the head
   * without which he may not write what he owes himself. E-PEN where nothing of the kind is owed.
   */
  async claimAbsence(boot: Uint8Array | null): Promise<Result<Word, Refusal>> {
    const { owed } = this;
    if (owed === null || (owed.by === this.seat) === (boot === null)) return fail(refuse('nothingOwed'));
    if (this.#matchLog.terms.game.nobodyWins) return fail(refuse('nothingToClaim'));
    return this.say({ kind: 'absent', boot, ...this.next });
  }

  /**
   * Whether this is an accusation, by the other one, of an entry that this player has signed: one of the log, or one of `entries`. One
   * signature is tried for the word, and one where the entry is not in the log.
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
    if (!(await counts(terms, chain, charge))) return false;
    return accused === null || verifyEntry(accused, chain.gameId, keysOf(chain)(this.seat, accused.seq));
  }

  /** This player accuses an entry, and shows his seed for it. Result: his word, kept beside the entries that prove it. */
  accuse({ seq, hash }: Pick<Entry, 'seq' | 'hash'>, proofs: readonly Exhibit[]): Promise<Result<Word, StoreFault>> {
    return this.evidence.say({ kind: 'charge', by: this.seat, seq, head: hash, seed: this.#seed }, ...proofs);
  }

  /** This player's seed, shown because he is accused: kept first. */
  async showSeed(): Promise<Result<Uint8Array, StoreFault>> {
    const seed = this.#seed;
    const kept = await this.evidence.take({ kind: 'seed', bytes: seed });
    return kept.ok ? ok(seed) : kept;
  }
}

/** What is heard of one player in a game. */
const MOST_OFFERS = 40;

/** Whether a word is about the entry that comes next. */
const isOfNow = ({ seq, head }: Pick<Word, 'seq' | 'head'>, state: State): boolean =>
  seq === lengthOf(state) && equal(head, state.chain.head);

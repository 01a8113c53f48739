/**
 * What one player's phone does at the log: it writes what it owes by itself, keeps what its player has settled and may not send yet,
 * and audits the log at its end.
 */
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyMove, other, type Refusal, type Seat } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Body } from '../log/body.ts';
import { type Entry, signResignation } from '../log/entry.ts';
import { type Absence, readAbsence } from '../log/statement.ts';
import { seal } from '../secret/bid.ts';
import { Coins } from '../secret/coin.ts';
import type { Curve } from '../secret/curve.ts';
import { type Deck, makeDeck } from '../secret/deckTable.ts';
import { Secrets } from '../secret/seed.ts';
import { explainStore } from '../store/keeping.ts';
import type { GameId, Records, Store, StoreFault } from '../store/store.ts';
import type { Agreement } from './agreement.ts';
import { audit, type Verdict } from './audit/audit.ts';
import type { MatchFile } from './audit/file.ts';
import type { Word } from './evidence/beside.ts';
import { Dossier } from './evidence/dossier.ts';
import { readWord } from './evidence/word.ts';
import { type Owed, owedOf } from './fold/owed.ts';
import { penOf } from './fold/pen.ts';
import { beginning } from './fold/replay.ts';
import { type Both, type State, type Terms, withSeat } from './fold/state.ts';
import { type Change, type Halt, MatchLog, type VerdictOf } from './log/matchLog.ts';
import { lockBid, type PendingBid, readPendingBid } from './player/pendingBid.ts';
import { Phone } from './player/phone.ts';
import { type Own, reply } from './player/reply.ts';
import { winnerBy } from './status.ts';
import { type Heads, writeHead } from './sync/heads.ts';

export interface WriterParts {
  readonly signer: Signer;
  readonly store: Store;
  /** The game's name in the store. */
  readonly name: GameId;
  readonly curve: Curve;
  /** The audit, where it should run elsewhere than here (a worker). */
  readonly judge?: (file: MatchFile) => Promise<Verdict>;
  /** Another phone than an honest one, for tests. */
  readonly makePhone?: MakePhone;
}

export type MakePhone = (secrets: Secrets, deck: Deck, curve: Curve) => Phone;

/** `heads`: what each phone has signed for a start of the other one; it goes with the file. */
interface Parts extends WriterParts {
  readonly heads: Heads;
}

/** What this player alone has, and what he has agreed to. */
interface OwnGame {
  readonly agreement: Agreement;
  readonly seed: Uint8Array;
  readonly secrets: Secrets;
}

/** Told of all that the log grows by; `own` entries have to be sent. */
export type OnGrowth = (change: Change, own: boolean) => void;

export class Writer {
  readonly matchLog: MatchLog;
  readonly dossier: Dossier;
  readonly #parts: Parts;
  readonly #own: OwnGame;
  readonly #onGrowth: OnGrowth;
  #locked: PendingBid | null = null;
  #judged: { readonly head: Uint8Array; readonly verdict: Verdict } | null = null;
  #resigning = false;
  #word: Promise<Uint8Array> | null = null;

  private constructor(parts: Parts, terms: Terms, own: OwnGame, phone: Phone, onGrowth: OnGrowth) {
    const { signer, store, name } = parts;
    const verdict: VerdictOf = (log, state) => this.#verdictOf(log, state);
    this.matchLog = new MatchLog({
      terms,
      phone,
      signer,
      store,
      name,
      state: beginning(terms),
      verdict,
      seed: own.seed,
    });
    this.dossier = new Dossier({ terms, seat: own.agreement.seat, signer, store, name });
    this.#parts = parts;
    this.#own = own;
    this.#onGrowth = onGrowth;
  }

  /** The writer at the beginning of the log. */
  static async open(
    parts: Parts,
    terms: Terms,
    agreement: Agreement,
    seed: Uint8Array,
    onGrowth: OnGrowth,
  ): Promise<Writer> {
    const secrets = new Secrets(agreement.seat, terms.gameId, seed);
    const { curve, makePhone } = parts;
    const [deck, coins] = await Promise.all([makeDeck(curve, secrets, agreement.deck), Coins.made(curve, secrets)]);
    const phone = makePhone?.(secrets, deck, curve) ?? new Phone(secrets, deck, curve, coins);
    return new Writer(parts, terms, { agreement, seed, secrets }, phone, onGrowth);
  }

  get seat(): Seat {
    return this.#own.agreement.seat;
  }

  /** What the audit here said; null before both seeds are shown. */
  get verdict(): Verdict | null {
    const judged = this.#judged;
    // One on entries that could not be kept is none.
    return judged !== null && equal(judged.head, shownHead(this.matchLog.state)) ? judged.verdict : null;
  }

  /** This player's locked note for the open question, or null. */
  get note(): PendingBid | null {
    const { question, asked } = this.matchLog.state;
    const locked = question?.kind === 'sealed' && this.#locked?.asked === asked ? this.#locked : null;
    return locked !== null && this.#fitsSealed(locked.note) ? locked : null;
  }

  /** Whether this player has resigned and the log does not say so yet. */
  get resigning(): boolean {
    return this.#resigning && this.matchLog.state.end === null;
  }

  /** Who has given up while the log does not say so yet. */
  get resigned(): Seat | null {
    if (this.matchLog.state.end !== null) return null;
    if (this.#resigning) return this.seat;
    return this.dossier.resignation === null ? null : other(this.seat);
  }

  /** The entry that is missing, and whose it is. Whoever has the pen writes by himself that the other one has given up. */
  get owed(): Owed | null {
    const { state } = this.matchLog;
    const owed = state.world === null ? null : owedOf(state);
    return owed !== null && this.resigned !== null ? { ...owed, byItself: true } : owed;
  }

  /** Whether this player has given up: then he has lost, whatever the other one owes. */
  get conceded(): boolean {
    const { end } = this.matchLog.state;
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

  /** The seeds that are known, by whose they are: in the log, or shown because of a charge. */
  get seeds(): Both<Uint8Array | null> {
    let seeds = this.dossier.seeds;
    for (const { entry } of this.matchLog.state.got)
      if (entry.body.type === 'SEED') seeds = withSeat(seeds, entry.author, entry.body.seed);
    return seeds;
  }

  /** Whether the end of this game shows everything; else no more is opened than the game says, whatever is accused (PROTOCOL 9.14). */
  get showsSeeds(): boolean {
    return this.matchLog.terms.game.opens === undefined;
  }

  /** Whether all that the end opens stands in the log: what comes later changes nothing of the result (PROTOCOL 14.1, 14.5). */
  get closing(): boolean {
    const { end, turns } = this.matchLog.state;
    return end !== null && (turns[0] === undefined || turns[0].type === 'CLOSE');
  }

  /** Takes over from the own store what its player has settled before. */
  async restore({ note, resignation, evidence }: Records): Promise<void> {
    this.#locked = readPendingBid(note, this.#own.seed);
    this.#resigning = resignation !== undefined;
    await this.dossier.restore(evidence);
  }

  /** Writes what this phone owes, if anything, and after that what follows from it. */
  async advance(): Promise<Result<null, StoreFault>> {
    const { phone, state } = this.matchLog;
    if (state.world !== null) phone.prepare(state);
    return this.write([]);
  }

  /** Writes decisions of its player, and what this phone owes after them. */
  async write(bodies: readonly Body[]): Promise<Result<null, StoreFault>> {
    const written = await this.matchLog.write(bodies, (state) => this.#next(state));
    if (!written.ok) return written;
    if (written.value.entries.length === 0) return ok(null);
    this.#onGrowth(written.value, true);
    return (await this.audit()) ? this.write([]) : ok(null);
  }

  /** Takes entries from outside. Result: why it stopped before their end, if it did. */
  async read(entries: readonly Uint8Array[]): Promise<Result<Halt | null, StoreFault>> {
    const read = await this.matchLog.read(entries);
    if (!read.ok) return read;
    if (read.value.entries.length > 0) this.#onGrowth(read.value, false);
    const retaken = await this.matchLog.retake();
    if (!retaken.ok) return retaken;
    if (retaken.value.entries.length > 0) this.#onGrowth(retaken.value, true);
    await this.audit();
    return ok(read.value.halt);
  }

  /** The audit, as soon as all is shown that the end shows. Result: whether it was made now, so that this phone can close the log. */
  async audit(): Promise<boolean> {
    const shown = this.showsSeeds ? !this.seeds.includes(null) : this.closing;
    if (this.verdict !== null || !shown) return false;
    await this.#verdictOf(this.matchLog.log, this.matchLog.state);
    return true;
  }

  /** The verdict on a log with both seeds in it: the same for every longer one, in which only closing words are new. */
  async #verdictOf(log: readonly Uint8Array[], state: State): ReturnType<VerdictOf> {
    const head = shownHead(state);
    if (this.#judged === null || !equal(this.#judged.head, head)) {
      const { curve, judge } = this.#parts;
      const file = { ...this.file(), entries: [...log] };
      const judging = judge ? judge(file) : audit(this.matchLog.terms.game, file, { curve, verified: true });
      this.#judged = { head, verdict: await judging };
    }
    return inShort(this.#judged.verdict, state);
  }

  /**
   * Keeps the note of a move that the rules allow. E-FORM when it is none, E-PEN when another one is sealed, E-STORE when it cannot
   * be kept.
   */
  async lock(move: AnyMove): Promise<Result<null, Refusal>> {
    const made = lockBid(this.matchLog.state.asked, move, this.#own.seed);
    if (!made.ok) return fail({ kind: 'E-FORM', text: made.error.text });
    if (!this.#fitsSealed(made.value.locked.note))
      return fail({
        kind: 'E-PEN',
        text: 'You have sealed another note, which this phone has lost: note the same again.',
      });
    const stored = await this.#parts.store.append(this.#parts.name, [], { note: made.value.record });
    if (!stored.ok) return fail(storeRefusal(stored.error));
    this.#locked = made.value.locked;
    return ok(null);
  }

  /**
   * This player gives up. Result: his signed word for it, kept until the other phone has written it down; null where he wrote it
   * himself, which he may only do where the logs are known to be alike (`mayWrite`).
   */
  async resign(mayWrite: boolean): Promise<Result<Uint8Array | null, StoreFault>> {
    this.#resigning = true;
    const written = mayWrite ? await this.write([]) : ok(null);
    if (!written.ok) return written;
    if (!this.resigning) return ok(null);
    const resignation = await this.resignation();
    const kept = await this.#parts.store.append(this.#parts.name, [], { resignation });
    if (!kept.ok) return kept;
    const said = await this.dossier.take({ kind: 'resignation', bytes: resignation });
    return said.ok ? ok(resignation) : said;
  }

  resignation(): Promise<Uint8Array> {
    this.#word ??= signResignation(this.#parts.signer, this.matchLog.terms.gameId, this.seat);
    return this.#word;
  }

  /** The other player's word that he gives up. Result: whether it is his, and new. */
  async tookResignation(statement: Uint8Array): Promise<boolean> {
    if (this.matchLog.state.end !== null) return false;
    const taken = await this.dossier.take({ kind: 'resignation', bytes: statement });
    return taken.ok && taken.value;
  }

  /** The other player's word that what this one owes does not come. Result: whether it is his, and of this moment. */
  async tookAbsence(statement: Uint8Array): Promise<boolean> {
    const { owed, matchLog } = this;
    const { gameId, header } = matchLog.terms;
    const read = await readAbsence(statement, gameId, header.publicKeys);
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
    const { owed, matchLog } = this;
    if (owed === null || owed.by === this.seat)
      return fail({ kind: 'E-PEN', text: 'The other player owes nothing now.' });
    const said = await this.dossier.waited(owed, matchLog.headAt(matchLog.length));
    return said.ok ? said : fail(storeRefusal(said.error));
  }

  /** This player has waited long enough, with this start, for the head without which he may not write (PROTOCOL 14.4). E-PEN: he has nothing to write. */
  async claimWithheld(boot: Uint8Array): Promise<Result<null, Refusal>> {
    const { owed, matchLog } = this;
    if (owed?.by !== this.seat) return fail({ kind: 'E-PEN', text: 'You owe nothing now.' });
    const said = await this.dossier.waitedForHead(owed, matchLog.headAt(matchLog.length), boot);
    return said.ok ? ok(null) : fail(storeRefusal(said.error));
  }

  /** Whether these words hold an accusation, by the other one, of an entry that this player has signed. */
  async isAccused(words: readonly Word[]): Promise<boolean> {
    const { terms, state } = this.matchLog;
    const said = await Promise.all(words.map((word) => readWord(terms, word)));
    const made = said.find((one) => one?.kind === 'charge');
    if (made?.kind !== 'charge' || made.by === this.seat) return false;
    const { seq, hash } = made.charge;
    const past = state.chain.past[seq];
    if (past?.author === this.seat && equal(past.hash, hash)) return true;
    return said.some((one) => one?.kind === 'entry' && one.by === this.seat && equal(one.entry.hash, hash));
  }

  /** This player accuses an entry, and shows his seed for it. Result: his word, to be sent. */
  accuse(entry: Pick<Entry, 'seq' | 'hash'>, proofs: readonly Word[]): Promise<Result<Uint8Array, StoreFault>> {
    return this.dossier.accuse(entry, this.#own.seed, proofs);
  }

  /** This player's seed: only where it is shown. */
  get seed(): Uint8Array {
    return this.#own.seed;
  }

  /** This player's seed, shown because he is accused: kept first. */
  async showSeed(): Promise<Result<Uint8Array, StoreFault>> {
    const { seed } = this.#own;
    const kept = await this.dossier.take({ kind: 'seed', bytes: seed });
    return kept.ok ? ok(seed) : kept;
  }

  holdsPen(type: 'RESIGN' | 'CLAIM', state = this.matchLog.state): boolean {
    const pen = penOf(state);
    return pen?.by === this.seat && pen.types.includes(type);
  }

  /** The match as it stands, for an audit. */
  file(): MatchFile {
    const { version, options } = this.#own.agreement;
    const heads = this.#parts.heads.kept.map((one): Word => ({ kind: 'head', bytes: writeHead(one) }));
    // What stands in the log need not stand beside it.
    const { end } = this.matchLog.state;
    const words = this.dossier.beside(this.owed).filter(({ kind }) => kind !== 'resignation' || end === null);
    const beside = [...words, ...heads];
    return { header: this.matchLog.terms.header, version, options, entries: [...this.matchLog.log], beside };
  }

  /** The next entry that is no decision of the player. */
  async #next(state: State): Promise<Body | null> {
    if (this.resigned !== null && this.holdsPen('RESIGN', state)) {
      return { type: 'RESIGN', statement: this.#resigning ? null : this.dossier.resignation };
    }
    return reply(this.matchLog.terms, this.matchLog.phone, state, this.#answers());
  }

  /** A store that was set back may have lost the note that the log holds sealed: only the same one opens it. */
  #fitsSealed(note: Uint8Array): boolean {
    const sealed = this.matchLog.state.got[0]?.entry;
    if (sealed?.author !== this.seat || sealed.body.type !== 'BIDC') return true;
    return equal(seal(this.#own.secrets, sealed.seq, note).commitment, sealed.body.commitment);
  }

  #answers(): Own {
    const { seed, secrets } = this.#own;
    const { verdict } = this;
    return { seed, secrets, note: this.note?.note ?? null, verdict: verdict && inShort(verdict, this.matchLog.state) };
  }
}

const inShort = (verdict: Verdict, { end }: State): Awaited<ReturnType<VerdictOf>> => ({
  winner: winnerBy(verdict, end?.winner ?? null),
  clean: verdict.clean,
});

/** The hash of the last entry that is no closing word: what a verdict is about. */
function shownHead({ chain, got }: State): Uint8Array {
  const closed = got.filter(({ entry }) => entry.body.type === 'CLOSE').length;
  return chain.past.at(-1 - closed)?.hash ?? chain.gameId;
}

/** What the store says, in words for the player: E-SHUT when it may work in a moment, E-NEWER, else E-STORE. */
export function storeRefusal(fault: StoreFault): Refusal {
  const { what, next } = explainStore(fault);
  return { kind: fault === 'shut' ? 'E-SHUT' : fault === 'newer' ? 'E-NEWER' : 'E-STORE', text: `${what} ${next}` };
}

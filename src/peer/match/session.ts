/**
 * One match on one phone, between its link and its player. Everything goes through one mailbox: a packet is verified, stored, applied
 * and answered before the next is looked at, and so is a wish.
 */
import { equal } from '../../base/bytes.ts';
import { readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Game, Refusal } from '../../rules/game.ts';
import type { Link } from '../link/link.ts';
import { type Agreement, disagreement, helloOf, termsOf, writeAgreement } from './agreement.ts';
import type { Book, Change, Halt } from './book.ts';
import { Desk, type DeskParts } from './desk.ts';
import { Heads } from './heads.ts';
import { Mailbox } from './mailbox.ts';
import { differ, quarrel } from './quarrel.ts';
import type { Happening } from './state.ts';
import { type Status, type Stop, type Stopped, statusOf, stopped } from './status.ts';
import { type Host, Talk } from './talk.ts';
import type { Hello, NackReason } from './wire.ts';
import type { Wish } from './wishes.ts';

export interface Parts extends DeskParts {
  readonly game: Game<unknown, AnyMove>;
  readonly link: Link;
  /** After how long something unanswered is asked again; 0: never by itself. */
  readonly retryMs: number;
}

export class Session implements Host {
  readonly talk: Talk;
  readonly #parts: Parts;
  readonly #seed: Uint8Array;
  #agreement: Agreement;
  #desk: Desk | null = null;
  readonly #mailbox = new Mailbox((error) => this.#stop({ why: 'bug', error: String(error) }));
  #stopped: Stopped | null = null;
  #closed = false;
  /** Packets the other phone could not read. */
  #damaged = 0;
  /** What it says against an entry of this one. It has not signed that: whatever it builds upon the entry takes it back. */
  #doubt: Extract<Stop, { why: 'refused' | 'table' }> | null = null;
  /** Tells the other phone once more what of its entries was not taken, and why this one has stopped. */
  #objection: () => void = () => {};
  #endings: readonly (() => void)[] = [];
  onChange: () => void = () => {};
  onHappening: (happening: Happening) => void = () => {};

  /** `fresh`: the game begins here and now, so the other phone cannot have a longer log. */
  static async open(parts: Parts, seed: Uint8Array, agreement: Agreement, fresh: boolean): Promise<Session> {
    const session = new Session(parts, seed, agreement, fresh);
    await session.#open();
    return session;
  }

  private constructor(parts: Parts, seed: Uint8Array, agreement: Agreement, fresh: boolean) {
    this.#parts = parts;
    this.#seed = seed;
    this.#agreement = agreement;
    this.talk = new Talk(parts.link, this, new Heads(parts, agreement.seat), fresh);
  }

  get agreement(): Agreement {
    return this.#agreement;
  }

  /** Null until both phones have agreed. */
  get desk(): Desk | null {
    return this.#desk;
  }

  get book(): Book | null {
    return this.#desk?.book ?? null;
  }

  get status(): Status {
    return this.#stopped ?? this.#doubted ?? statusOf(this.book?.state ?? null, this.#desk?.verdict ?? null);
  }

  /** A doubt shows while the other phone owes the next entry and does not write it: it keeps nobody here from anything. */
  get #doubted(): Stopped | null {
    const doubt = this.#doubt;
    const pen = this.book?.state.turns[0]?.by ?? this.#agreement.seat;
    return doubt === null || this.talk.acked > doubt.seq || pen === this.#agreement.seat ? null : stopped(doubt);
  }

  /** What was kept against a player before this phone was restarted still counts. */
  async recall(evidence: readonly Uint8Array[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null || evidence.length === 0) return;
    const halt = await desk.read(evidence);
    if (halt.ok && halt.value !== null) this.#object(desk.book, halt.value);
  }

  /** Begins to listen, and goes on where the log ends. */
  start(): void {
    const { link, retryMs } = this.#parts;
    // What is dropped because too much waits is made good by the next SYNC.
    link.onPacket((packet) =>
      this.#mailbox.offer(packet.length, async () => (this.#closed ? undefined : this.talk.packet(packet))),
    );
    const unsubscribe = link.onState((state) => {
      if (state === 'open') {
        this.nudge();
        void this.#post(() => this.#objection(), undefined);
      }
      this.onChange();
    });
    const timer = retryMs > 0 ? setInterval(() => this.#tick(), retryMs) : undefined;
    this.#endings = [unsubscribe, () => clearInterval(timer)];
    void this.#post(async () => {
      this.talk.greet();
      this.#objection();
      await this.#desk?.audit();
      await this.stirred();
    }, undefined);
  }

  /** Asks the other phone where it stands, as on every new connection. */
  nudge(): void {
    void this.#post(async () => {
      const { synced } = this.talk;
      this.talk.renew();
      // Two phones that have found their logs to be different need not send them to each other for ever.
      if (this.#stopped === null) this.talk.anew();
      this.talk.greet();
      if (this.talk.synced !== synced) await this.stirred();
    }, undefined);
  }

  /** Resolves when all that has arrived and been wished so far is done. */
  idle(): Promise<void> {
    return this.#mailbox.post(() => {}, undefined);
  }

  /** Stops listening; the link stays open for whoever comes next. */
  close(): void {
    this.#closed = true;
    this.#parts.link.onPacket(() => {});
    for (const end of this.#endings) end();
  }

  /** Does what the player wants, once the one wait is over (B4). E-STOPPED, E-AWAY, E-CLOSED, or what the wish refuses. */
  wish(wish: Wish): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        if (this.#stopped !== null) return no('E-STOPPED', this.#stopped.text);
        if (this.#desk === null || !(this.talk.synced || wish.anytime))
          return no('E-AWAY', 'The other phone has not answered yet.');
        const done = await wish(this.#desk, this.talk);
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  // ---- what the talk tells

  hello(): Hello {
    return helloOf(this.#parts.game, this.#agreement, this.#seed);
  }

  async greeted(theirs: Hello): Promise<void> {
    const { peer } = this.#agreement;
    if (this.#stopped !== null) return;
    if (peer !== null) return this.#greetedAgain(theirs, peer);
    const refusal = disagreement(this.hello(), theirs);
    if (refusal === null && !(await this.#agree(theirs))) return;
    if (!theirs.answered) this.talk.send(this.hello());
    if (refusal !== null) return this.#stop({ why: 'terms', refusal });
    if (!this.talk.synced) this.talk.greet();
    await this.stirred();
  }

  /** A hello in the middle of a game: nobody has signed it, so it changes nothing. */
  #greetedAgain(theirs: Hello, peer: NonNullable<Agreement['peer']>): void {
    const same = equal(peer.nonce, theirs.nonce) && equal(peer.seedCommitment, theirs.seedCommitment);
    if (same && !theirs.answered) this.talk.answer(this.hello());
    // Once both seeds are shown, whoever likes may begin the next game over the same link: his last word may have been lost.
    if (!same) this.talk.hints.gone = this.#desk?.verdict == null;
    this.onChange();
  }

  async received(entries: readonly Uint8Array[]): Promise<boolean> {
    const desk = this.#desk;
    if (desk === null) return true;
    if (this.#stopped !== null) {
      // Told only once, it could be lost with its packet. A fork is found by both: two that answer entries with entries never end.
      if (this.#stopped.why !== 'fork') this.#objection();
      return true;
    }
    const before = desk.book.length;
    const halt = await desk.read(entries);
    if (!halt.ok) {
      this.#stop({ why: 'store', fault: halt.error });
      return true;
    }
    const read = desk.book.length;
    if (halt.value !== null) this.#object(desk.book, halt.value);
    await this.stirred();
    // An own entry that follows acknowledges all before it.
    if (desk.book.length === read && (read > before || halt.value === null)) this.talk.acknowledge();
    return halt.value === null || halt.value.kind === 'gap';
  }

  async resigned(statement: Uint8Array): Promise<void> {
    if (await this.#desk?.resigned(statement)) await this.stirred();
  }

  refused(seq: number, reason: NackReason): void {
    const book = this.book;
    // Whoever has taken an entry once cannot refuse it later: such a packet is late.
    if (book === null || this.#stopped !== null || seq < this.talk.acked || seq >= book.length) return;
    // What arrived damaged is sent again, but not for ever.
    if ((reason === 'malformed' || reason === 'forged') && ++this.#damaged < MOST_DAMAGED) return this.talk.ask();
    const table = reason === 'differs' ? book.state.world?.table : undefined;
    if (this.#doubt?.seq !== seq)
      this.#doubt = table === undefined ? { why: 'refused', seq } : differ(this.talk, seq, table);
    this.onChange();
  }

  showed(seq: number, bytes: Uint8Array): void {
    const stop = this.#stopped ?? this.#doubt;
    if (stop?.why !== 'table' || stop.seq !== seq || stop.theirs !== null) return;
    const theirs = readCanonical(bytes);
    if (!theirs.ok) return;
    const whole = { ...stop, theirs: theirs.value };
    if (this.#stopped === null) this.#doubt = whole;
    else this.#stopped = stopped(whole);
    this.onChange();
  }

  /** Goes on, if anything can be done. */
  async stirred(): Promise<void> {
    const desk = this.#desk;
    if (desk !== null && this.#stopped === null) {
      const advanced = this.talk.synced ? await desk.advance() : ok(null);
      if (!advanced.ok) return this.#stop({ why: 'store', fault: advanced.error });
      if (desk.resigning) this.talk.answer({ kind: 'resign', statement: await desk.resignation() });
    }
    this.onChange();
  }

  // ---- inside

  #tick(): void {
    this.talk.renew();
    if (this.talk.waiting) this.nudge();
  }

  /** An entry was not taken: the other phone is told why, and the match may be over with it. */
  #object(book: Book, halt: Halt): void {
    const stop = quarrel(this.talk, book, halt);
    if (stop === null) return;
    this.#objection = () => void quarrel(this.talk, book, halt);
    this.#stop(stop);
  }

  /** Keeps the other's hello. Result: whether it could be kept. */
  async #agree({ nonce, seedCommitment }: Hello): Promise<boolean> {
    const agreement = { ...this.#agreement, peer: { nonce, seedCommitment } };
    const kept = await this.#parts.store.put(this.#parts.name, { header: writeAgreement(agreement) });
    if (!kept.ok) {
      this.#stop({ why: 'store', fault: kept.error });
      return false;
    }
    this.#agreement = agreement;
    await this.#open();
    return true;
  }

  /** Opens the log as soon as both have agreed. */
  async #open(): Promise<void> {
    const terms = termsOf(this.#parts.game, this.#agreement, this.#seed);
    if (terms === null) return;
    const grown = (change: Change, own: boolean) => this.#grown(change, own);
    this.#desk = await Desk.open(this.#parts, terms, this.#agreement, this.#seed, grown);
  }

  #grown({ entries, happened }: Change, own: boolean): void {
    if (own) this.talk.sendEntries(entries);
    // The other's new entry stands on all before it.
    this.talk.grown(own);
    if (!own) this.#damaged = 0;
    for (const happening of happened) this.onHappening(happening);
    this.onChange();
  }

  #post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    return this.#mailbox.post(() => (this.#closed ? crashed : task()), crashed);
  }

  /** Once stopped, a match stays so. */
  #stop(stop: Stop): void {
    this.#stopped ??= stopped(stop);
    this.onChange();
  }
}

const MOST_DAMAGED = 5;

const no = (kind: string, text: string): { ok: false; error: Refusal } => fail({ kind, text });

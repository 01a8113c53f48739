/**
 * One match on one phone, between its link and its player. Everything goes through one mailbox: a packet is verified, stored, applied
 * and answered before the next is looked at, and so is a wish.
 */
import { equal } from '../../base/bytes.ts';
import { readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyMove, type Game, other, type Refusal } from '../../rules/game.ts';
import type { Link } from '../link/link.ts';
import { type Agreement, disagreement, helloOf, termsOf, writeAgreement } from './agreement.ts';
import type { Word } from './beside.ts';
import type { Book, Change, Halt } from './book.ts';
import { Desk, type DeskParts } from './desk.ts';
import { proofsOf, proves } from './evidence.ts';
import { Heads } from './heads.ts';
import { Mailbox } from './mailbox.ts';
import type { Owed } from './owed.ts';
import { LOOK_MS, Patience } from './patience.ts';
import { isExcused, quarrel, showTable } from './quarrel.ts';
import type { Happening } from './state.ts';
import { type Status, type Stop, statusOf } from './status.ts';
import { silenceMs } from './tableOptions.ts';
import { type Host, Talk } from './talk.ts';
import { type Hello, LARGEST_PACKET, type NackReason } from './wire.ts';
import { resign, type Wish } from './wishes.ts';

export interface Parts extends DeskParts {
  readonly game: Game<unknown, AnyMove>;
  readonly link: Link;
  /** After how long something unanswered is asked again; 0: never by itself. */
  readonly retryMs: number;
  /** What silence is measured with; null: it is not. */
  readonly clock: Clock | null;
}

export interface Clock {
  /** Milliseconds since any moment. */
  now(): number;
  /** Result: a function that ends it. */
  every(ms: number, look: () => void): () => void;
  /** Whether this phone has a network at all. */
  online(): boolean;
}

export class Session implements Host {
  readonly talk: Talk;
  readonly #parts: Parts;
  readonly #seed: Uint8Array;
  #agreement: Agreement;
  #desk: Desk | null = null;
  readonly #mailbox = new Mailbox((error) => this.#stop({ why: 'bug', seat: null, error: String(error) }));
  #stopped: Stop | null = null;
  readonly patience: Patience;
  /** Evidence of before this start that could not be looked at yet. */
  #recallsLater = false;
  /** An entry that the other phone refuses, without a reason that holds here. */
  #refusedAt: number | null = null;
  #closed = false;
  /** Packets the other phone could not read. */
  #damaged = 0;
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
    this.patience = new Patience(silenceMs(agreement.options));
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
    const desk = this.#desk;
    return statusOf(this.book?.state ?? null, {
      stop: this.#stopped,
      verdict: desk?.verdict ?? null,
      owed: desk?.owed ?? null,
      absence: desk?.absence ?? null,
      resigned: desk?.resigned ?? null,
      seeds: desk?.seeds ?? [null, null],
    });
  }

  /** What the other one owes and is waited for; null while nobody is. */
  get owing(): Owed | null {
    const desk = this.#desk;
    const owed = this.#stopped === null ? (desk?.owed ?? null) : null;
    return owed?.by === desk?.seat ? null : owed;
  }

  /** An entry that the other phone does not take and has not built upon since. */
  get refusedAt(): number | null {
    return this.#refusedAt;
  }

  /** What was kept against a player before this phone was restarted still counts. */
  async recall(): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    const { entries, charges } = desk.dossier;
    const halt = entries.length > 0 ? await desk.read(entries) : ok(null);
    // Where the log was cut, what the evidence stands upon has to come first.
    this.#recallsLater = !halt.ok || halt.value?.kind === 'gap';
    if (halt.ok && halt.value !== null && proves(halt.value)) await this.#object(desk, halt.value);
    const charge = charges[other(desk.seat)] ?? charges[desk.seat];
    if (charge !== null && !desk.closing) this.#stop({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
  }

  /** Begins to listen, and goes on where the log ends. */
  start(): void {
    const { link, retryMs, clock } = this.#parts;
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
    const endWatch = clock?.every(LOOK_MS, () => this.#watch(clock)) ?? (() => {});
    this.#endings = [unsubscribe, () => clearInterval(timer), endWatch];
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
        if (this.#stopped !== null) return no('E-STOPPED', 'The game has stopped.');
        if (this.#desk !== null && (this.#desk.book.state.end !== null || this.#desk.resigned !== null))
          return no('E-PEN', 'The game is over.');
        if (this.#desk === null || !this.talk.synced) return no('E-AWAY', 'The other phone has not answered yet.');
        const done = await wish(this.#desk, this.talk);
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  /** Gives up: nothing but the end of the game stands in the way of that (B2). E-AWAY before it has begun, E-PEN after its end. */
  resign(): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        if (this.#desk === null) return no('E-AWAY', 'The game has not begun yet.');
        const done = await resign(this.#stopped === null && this.talk.synced)(this.#desk, this.talk);
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  /** Says of what the other one owes that it does not come (B2). E-AWAY, E-EARLY, E-PEN, E-STORE. */
  claimAbsence(): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        const { owing } = this;
        if (this.#desk === null) return no('E-AWAY', 'The game has not begun yet.');
        if (owing === null) return no('E-PEN', 'The other player owes nothing now.');
        if (this.#desk.conceded) return no('E-PEN', 'You have given up this game.');
        if (!this.patience.isOverdue(owing)) return no('E-EARLY', 'The other player has more time.');
        const said = await this.#desk.claimAbsence();
        if (!said.ok) return said;
        this.talk.send({ kind: 'absent', statement: said.value });
        this.onChange();
        return ok(null);
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  /** Asks the other player whether he is still there; while he does not answer, what he has to decide comes to be overdue. */
  ask(): void {
    this.talk.hints.asking = true;
    this.talk.send({ kind: 'hint', about: 'there', on: true });
    this.onChange();
  }

  /** Answers that this player is still there. */
  answer(): void {
    this.talk.hints.there = false;
    this.talk.send({ kind: 'hint', about: 'here', on: true });
    this.onChange();
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
    if (refusal !== null) return this.#stop({ why: 'terms', seat: null, refusal });
    if (!this.talk.synced) this.talk.greet();
    await this.stirred();
  }

  /** A hello in the middle of a game. Nobody has signed it: it may be a phone that has lost this game, and it may be anybody. */
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
      this.#stop({ why: 'store', seat: null, fault: halt.error });
      return true;
    }
    const read = desk.book.length;
    if (halt.value !== null) await this.#object(desk, halt.value);
    if (this.#recallsLater && desk.book.length > before) await this.recall();
    await this.stirred();
    // An own entry that follows acknowledges all before it.
    if (desk.book.length === read && (read > before || halt.value === null)) this.talk.acknowledge();
    // Signatures were checked for it, whatever became of the entries.
    return halt.value === null || (halt.value.kind === 'gap' && read > before);
  }

  async resigned(statement: Uint8Array): Promise<void> {
    if (await this.#desk?.tookResignation(statement)) await this.stirred();
  }

  /** The other one says that this player's entry does not come; the entry itself is the answer. */
  async absent(statement: Uint8Array): Promise<void> {
    await this.#desk?.tookAbsence(statement);
    this.onChange();
  }

  /** An entry of this player's is accused: what is said against it is looked at, and this phone shows its seed as the other did (B3). */
  async charged(statement: Uint8Array, entries: readonly Uint8Array[]): Promise<void> {
    const desk = this.#desk;
    if (desk === null) return;
    // It stands in the log already, which the other one does not take.
    if (desk.closing) return void this.talk.answer({ kind: 'seed', seed: desk.seed });
    const words = [
      ...entries.map((bytes): Word => ({ kind: 'entry', bytes })),
      { kind: 'charge', bytes: statement } as const,
    ];
    // Of an entry that this player never signed nothing has to be shown.
    if (!(await desk.isAccused(words))) return;
    const taken = await desk.dossier.take(...words);
    const charge = desk.dossier.charges[other(desk.seat)];
    if (!taken.ok || charge === null) return;
    if (taken.value && this.#stopped === null) {
      const halt = await desk.read(entries);
      if (halt.ok && halt.value !== null) await this.#object(desk, halt.value);
    }
    this.#stop({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
    const seed = await desk.showSeed();
    if (seed.ok) this.talk.send({ kind: 'seed', seed: seed.value });
    await desk.audit();
    this.onChange();
  }

  async seedShown(seed: Uint8Array): Promise<void> {
    const desk = this.#desk;
    if (desk === null || this.#stopped === null) return;
    const taken = await desk.dossier.take({ kind: 'seed', bytes: seed });
    if (taken.ok && taken.value) await desk.audit();
    this.onChange();
  }

  /** Nobody has signed a refusal: it changes nothing. Who refuses what stands owes the entry after it (B3). */
  refused(seq: number, reason: NackReason): void {
    const book = this.book;
    // Whoever has taken an entry once cannot refuse it later: such a packet is late.
    if (book === null || seq < this.talk.acked || seq >= book.length) return;
    if (reason === 'differs' && book.state.world !== null) showTable(this.talk, seq, book.state.world.table);
    // What arrived damaged is sent again, but not for ever.
    if ((reason === 'malformed' || reason === 'forged') && ++this.#damaged < MOST_DAMAGED) return this.talk.ask();
    this.#refusedAt = seq;
    this.onChange();
  }

  showed(seq: number, bytes: Uint8Array): void {
    const now = this.#stopped;
    if (now?.why !== 'table' || now.seq !== seq || now.theirs !== null) return;
    const theirs = readCanonical(bytes);
    if (!theirs.ok) return;
    this.#stopped = { ...now, theirs: theirs.value };
    this.onChange();
  }

  /** Goes on, if anything can be done. */
  async stirred(): Promise<void> {
    const desk = this.#desk;
    if (desk !== null && this.#stopped === null && this.talk.synced) {
      const advanced = await desk.advance();
      if (!advanced.ok) return this.#stop({ why: 'store', seat: null, fault: advanced.error });
    }
    if (desk?.resigning) this.talk.answer({ kind: 'resign', statement: await desk.resignation() });
    this.onChange();
  }

  // ---- inside

  #tick(): void {
    this.talk.renew();
    if (this.talk.waiting) this.nudge();
  }

  /** An entry was not taken: the other phone is told why, and the match may be over with it. */
  async #object(desk: Desk, halt: Halt): Promise<void> {
    if (desk.closing) {
      // The result stands; what speaks against its author is kept all the same (B5).
      if (proves(halt) && !isExcused(this.talk, halt)) await desk.dossier.take(...proofsOf(halt));
      return;
    }
    const stop = quarrel(this.talk, desk.book, halt);
    if (stop === null) return;
    this.#stop(stop);
    this.#objection = () => void quarrel(this.talk, desk.book, halt);
    if (!proves(halt)) return;
    // Whoever is at fault, the file holds it; this phone, too.
    await desk.dossier.take(...proofsOf(halt));
    if (stop.seat === desk.seat) return;
    const said = await desk.accuse(halt.entry, proofsOf(halt));
    // Without room for it the game has stopped all the same.
    if (!said.ok) return;
    const charge = {
      kind: 'charge',
      statement: said.value,
      entries: fitting(proofsOf(halt), halt.entry.bytes),
    } as const;
    this.#objection = () => {
      quarrel(this.talk, desk.book, halt);
      this.talk.answer(charge);
    };
    this.talk.send(charge);
  }

  /** Looks at the clock. */
  #watch(clock: Clock): void {
    const { owing: owed, patience, talk } = this;
    const before = patience.waitedMs;
    const linked = this.#parts.link.state === 'open';
    patience.look(clock.now(), { owed, linked, asking: talk.hints.asking, online: clock.online() });
    if (patience.waitedMs !== before) this.onChange();
  }

  /** Keeps the other's hello. Result: whether it could be kept. */
  async #agree({ nonce, seedCommitment }: Hello): Promise<boolean> {
    const agreement = { ...this.#agreement, peer: { nonce, seedCommitment } };
    const kept = await this.#parts.store.put(this.#parts.name, { header: writeAgreement(agreement, this.#seed) });
    if (!kept.ok) {
      this.#stop({ why: 'store', seat: null, fault: kept.error });
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
    this.#desk = await Desk.open({ ...this.#parts, heads: this.talk.heads }, terms, this.#agreement, this.#seed, grown);
  }

  #grown({ entries, happened }: Change, own: boolean): void {
    if (own) this.talk.sendEntries(entries);
    // The other's new entry stands on all before it.
    this.talk.grown(own);
    if (!own) {
      this.#damaged = 0;
      this.#refusedAt = null;
      this.talk.hints.asking = false;
    }
    for (const happening of happened) this.onHappening(happening);
    this.onChange();
  }

  #post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    return this.#mailbox.post(() => (this.#closed ? crashed : task()), crashed);
  }

  /** Once stopped, a match stays so. */
  #stop(stop: Stop): void {
    this.#stopped ??= stop;
    this.onChange();
  }
}

/** All the proofs, or where one packet does not hold them the accused entry alone: the accused has written the others. */
function fitting(proofs: readonly Word[], accused: Uint8Array): readonly Uint8Array[] {
  const bytes = proofs.reduce((sum, word) => sum + word.bytes.length, 0);
  return bytes < LARGEST_PACKET / 2 ? proofs.map((word) => word.bytes) : [accused];
}

const MOST_DAMAGED = 5;

const no = (kind: string, text: string): { ok: false; error: Refusal } => fail({ kind, text });

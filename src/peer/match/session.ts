/**
 * One match on one phone, between its link and its player. Everything goes through one mailbox: a packet is verified, stored, applied
 * and answered before the next is looked at, and so is a wish.
 */
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyGame, other, type Refusal } from '../../rules/game.ts';
import type { Link } from '../link/link.ts';
import type { StoredGame } from '../store/store.ts';
import { type Agreement, disagreement, helloOf, termsOf, writeAgreement } from './agreement.ts';
import { type Command, resign } from './commands.ts';
import { Dispute } from './dispute.ts';
import type { Debt, OwedHead } from './fold/owed.ts';
import type { Happening } from './fold/state.ts';
import type { Change, Halt, MatchLog } from './log/matchLog.ts';
import { recover } from './log/recover.ts';
import { Mailbox } from './mailbox.ts';
import { LOOK_MS, Patience } from './patience.ts';
import { type Status, statusOf } from './status.ts';
import { Heads } from './sync/heads.ts';
import { isExcused } from './sync/reject.ts';
import { type Host, Sync } from './sync/sync.ts';
import type { Hello, NackReason } from './sync/wire.ts';
import { silenceMs } from './tableOptions.ts';
import { Writer, type WriterParts } from './writer.ts';

export interface Parts extends WriterParts {
  readonly game: AnyGame;
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
  readonly sync: Sync;
  readonly #parts: Parts;
  readonly #seed: Uint8Array;
  #agreement: Agreement;
  #writer: Writer | null = null;
  readonly #mailbox = new Mailbox((error) => this.#dispute.end({ why: 'bug', seat: null, error: String(error) }));
  readonly #dispute: Dispute;
  readonly patience: Patience;
  /** How often this phone has taken back what it had written anew. */
  #givenWay = 0;
  #closed = false;
  #endings: readonly (() => void)[] = [];
  onChange: () => void = () => {};
  onHappening: (happening: Happening) => void = () => {};
  onCut: (length: number) => void = () => {};

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
    this.sync = new Sync(parts.link, this, new Heads(parts, agreement.seat), fresh);
    this.#dispute = new Dispute(this.sync, () => this.onChange());
    this.patience = new Patience(silenceMs(agreement.options));
  }

  get agreement(): Agreement {
    return this.#agreement;
  }

  /** Null until both phones have agreed. */
  get writer(): Writer | null {
    return this.#writer;
  }

  get matchLog(): MatchLog | null {
    return this.#writer?.matchLog ?? null;
  }

  get status(): Status {
    const writer = this.#writer;
    const said = writer?.absence ?? null;
    return statusOf(this.matchLog?.state ?? null, {
      stop: this.#dispute.stop,
      verdict: writer?.verdict ?? null,
      owed: this.#denied ? this.#headOwed : (writer?.owed ?? null),
      // Each says so of the other one, and nobody has won.
      absence: this.#denied ? { winner: writer?.claimed ? null : (writer?.seat ?? null) } : said && { winner: said.by },
      resigned: writer?.resigned ?? null,
      seeds: writer?.seeds ?? [null, null],
      showsSeeds: writer?.showsSeeds ?? true,
    });
  }

  /** What the other one owes and is waited for; null while nobody is. */
  get owing(): Debt | null {
    const writer = this.#writer;
    const owed = this.#dispute.stop === null ? (writer?.owed ?? null) : null;
    return owed?.by === writer?.seat ? owed && this.#headOwed : owed;
  }

  /** The head without which this player may not write the entry that he owes; null where nothing hinders him (PROTOCOL 14.4). */
  get #headOwed(): OwedHead | null {
    const writer = this.#writer;
    const owed = this.sync.synced ? null : (writer?.owed ?? null);
    if (writer === null || owed?.by !== writer.seat) return null;
    return { by: other(writer.seat), seq: owed.seq, type: 'HEAD', byItself: true };
  }

  /** Whether this player has said that it was kept from him, and still has not got it. */
  get #denied(): boolean {
    return this.#headOwed !== null && this.#writer?.withheld === true;
  }

  /** An entry that the other phone does not take and has not built upon since. */
  get refusedAt(): number | null {
    return this.#dispute.refusedAt;
  }

  /**
   * Goes on where the own store ends; what was kept against a player before still counts. E-STORE where a damaged log cannot be cut, or
   * not be gone through.
   */
  async takeOver(stored: StoredGame): Promise<Result<null, Refusal>> {
    const writer = this.#writer;
    if (writer === null) return ok(null);
    await writer.restore(stored.records);
    const recovered = await recover(writer.matchLog, stored);
    if (recovered.ok) await this.#dispute.recall(writer);
    return recovered;
  }

  /** Begins to listen, and goes on where the log ends. */
  start(): void {
    const { link, retryMs, clock } = this.#parts;
    // What is dropped because too much waits is made good by the next SYNC.
    link.onPacket((packet) =>
      this.#mailbox.offer(packet.length, async () => (this.#closed ? undefined : this.sync.packet(packet))),
    );
    const unsubscribe = link.onState((state) => {
      if (state === 'open') {
        this.nudge();
        void this.#post(() => this.#dispute.repeat(), undefined);
      }
      this.onChange();
    });
    const timer = retryMs > 0 ? setInterval(() => this.#tick(), retryMs) : undefined;
    const endWatch = clock?.every(LOOK_MS, () => this.#watch(clock)) ?? (() => {});
    this.#endings = [unsubscribe, () => clearInterval(timer), endWatch];
    void this.#post(async () => {
      this.sync.greet();
      this.#dispute.repeat();
      await this.#writer?.audit();
      await this.stirred();
    }, undefined);
  }

  /** Asks the other phone where it stands, as on every new connection. */
  nudge(): void {
    void this.#post(async () => {
      const { synced } = this.sync;
      const opened = this.#dispute.mayPass && (await this.#storeOpens());
      this.sync.renew();
      // Two phones that have found their logs to be different need not send them to each other for ever.
      if (this.#dispute.stop === null) this.sync.anew();
      this.sync.greet();
      if (opened || this.sync.synced !== synced) await this.stirred();
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

  /** Does what the player wants, once the one wait is over (PROTOCOL 14.4). E-STOPPED, E-AWAY, E-CLOSED, or what the wish refuses. */
  wish(wish: Command): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        if (this.#dispute.stop !== null) return no('E-STOPPED', 'The game has stopped.');
        if (this.#writer !== null && (this.#writer.matchLog.state.end !== null || this.#writer.resigned !== null))
          return no('E-PEN', 'The game is over.');
        if (this.#writer === null || !this.sync.synced) return no('E-AWAY', 'The other phone has not answered yet.');
        const done = await wish(this.#writer, this.sync);
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  /**
   * Gives up: nothing but the end of the game stands in the way of that (PROTOCOL 14.6). E-AWAY before it has begun, E-PEN after its end.
   */
  resign(): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        if (this.#writer === null) return no('E-AWAY', 'The game has not begun yet.');
        const done = await resign(this.#dispute.stop === null && this.sync.synced)(this.#writer, this.sync);
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  /** Says of what the other one owes that it does not come (PROTOCOL 14.2, 14.4). E-AWAY, E-EARLY, E-PEN, E-STORE. */
  claimAbsence(): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        const { owing } = this;
        if (this.#writer === null) return no('E-AWAY', 'The game has not begun yet.');
        if (owing === null) return no('E-PEN', 'The other player owes nothing now.');
        if (this.#writer.conceded) return no('E-PEN', 'You have given up this game.');
        if (!this.patience.isOverdue(owing)) return no('E-EARLY', 'The other player has more time.');
        const done = await (owing.type === 'HEAD'
          ? this.#writer.claimWithheld(this.sync.boot)
          : this.#claimAbsence(this.#writer));
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  async #claimAbsence(writer: Writer): Promise<Result<null, Refusal>> {
    const said = await writer.claimAbsence();
    if (!said.ok) return said;
    this.sync.send({ kind: 'absent', statement: said.value });
    return ok(null);
  }

  /** Asks the other player whether he is still there; while he does not answer, what he has to decide comes to be overdue. */
  ask(): void {
    this.sync.hints.asking = true;
    this.sync.send({ kind: 'hint', about: 'there', on: true });
    this.onChange();
  }

  /** Answers that this player is still there. */
  answer(): void {
    this.sync.hints.there = false;
    this.sync.send({ kind: 'hint', about: 'here', on: true });
    this.onChange();
  }

  // ---- what the other phone tells

  hello(): Hello {
    return helloOf(this.#parts.game, this.#agreement, this.#seed);
  }

  async greeted(theirs: Hello): Promise<void> {
    const { peer } = this.#agreement;
    if (this.#dispute.stop !== null) return;
    if (peer !== null) return this.#greetedAgain(theirs, peer);
    const refusal = disagreement(this.hello(), theirs);
    if (refusal === null && !(await this.#agree(theirs))) return;
    if (!theirs.answered) this.sync.send(this.hello());
    if (refusal !== null) return this.#dispute.end({ why: 'terms', seat: null, refusal });
    if (!this.sync.synced) this.sync.greet();
    await this.stirred();
  }

  /** A hello in the middle of a game. Nobody has signed it: it may be a phone that has lost this game, and it may be anybody. */
  #greetedAgain(theirs: Hello, peer: NonNullable<Agreement['peer']>): void {
    const same = equal(peer.nonce, theirs.nonce) && equal(peer.seedCommitment, theirs.seedCommitment);
    if (same && !theirs.answered) this.sync.answer(this.hello());
    // Once both seeds are shown, whoever likes may begin the next game over the same link: his last word may have been lost.
    if (!same) this.sync.hints.gone = this.#writer?.verdict == null;
    this.onChange();
  }

  async received(entries: readonly Uint8Array[]): Promise<boolean> {
    const writer = this.#writer;
    if (writer === null) return true;
    if (this.#dispute.stop !== null) {
      // Told only once, it could be lost with its packet. A fork is found by both: two that answer entries with entries never end.
      if (this.#dispute.stop.why !== 'fork') this.#dispute.repeat();
      return true;
    }
    const before = writer.matchLog.length;
    const halt = await writer.read(entries);
    if (!halt.ok) {
      this.#dispute.end({ why: 'store', seat: null, fault: halt.error });
      return true;
    }
    const read = writer.matchLog.length;
    const lost = halt.value && this.#lostVersion(writer, halt.value);
    if (lost !== null) {
      await this.#startOver(lost);
      return false;
    }
    if (halt.value !== null) await this.#dispute.object(writer, halt.value);
    if (writer.matchLog.length > before) await this.#dispute.lookAgain(writer);
    await this.stirred();
    // An own entry that follows acknowledges all before it.
    if (writer.matchLog.length === read && (read > before || halt.value === null)) this.sync.acknowledge();
    // Signatures were checked for it, whatever became of the entries.
    return halt.value === null || (halt.value.kind === 'gap' && read > before);
  }

  async resigned(statement: Uint8Array): Promise<void> {
    if (await this.#writer?.tookResignation(statement)) await this.stirred();
  }

  /** The other one says that this player's entry does not come; the entry itself is the answer. */
  async absent(statement: Uint8Array): Promise<void> {
    await this.#writer?.tookAbsence(statement);
    this.onChange();
  }

  async charged(statement: Uint8Array, entries: readonly Uint8Array[]): Promise<void> {
    if (this.#writer !== null) await this.#dispute.charged(this.#writer, statement, entries);
  }

  async seedShown(seed: Uint8Array): Promise<void> {
    if (this.#writer !== null) await this.#dispute.seedShown(this.#writer, seed);
  }

  refused(seq: number, reason: NackReason): void {
    if (this.#writer !== null) this.#dispute.refused(this.#writer, seq, reason);
  }

  showed(seq: number, table: Uint8Array): void {
    this.#dispute.showed(seq, table);
  }

  /** Goes on, if anything can be done. */
  async stirred(): Promise<void> {
    const writer = this.#writer;
    if (writer !== null && this.#dispute.stop === null && this.sync.synced) {
      await writer.dossier.withdraw();
      const advanced = await writer.advance();
      if (!advanced.ok) return this.#dispute.end({ why: 'store', seat: null, fault: advanced.error });
    }
    if (writer?.resigning) this.sync.answer({ kind: 'resign', statement: await writer.resignation() });
    this.onChange();
  }

  // ---- inside

  /** Whether the own store opens again: nothing of what it refused has been built upon, so the match goes on where it was. */
  async #storeOpens(): Promise<boolean> {
    const written = await this.#parts.store.append(this.#parts.name, []);
    if (written.ok) this.#dispute.passed();
    return written.ok;
  }

  #tick(): void {
    this.sync.renew();
    if (this.sync.waiting || this.#dispute.mayPass) this.nudge();
  }

  /** Looks at the clock. */
  #watch(clock: Clock): void {
    const { owing: owed, patience, sync } = this;
    const before = patience.waitedMs;
    const linked = this.#parts.link.state === 'open';
    patience.look(clock.now(), { owed, linked, asking: sync.hints.asking, online: clock.online() });
    if (patience.waitedMs !== before) this.onChange();
  }

  /** Keeps the other's hello. Result: whether it could be kept. */
  async #agree({ nonce, seedCommitment }: Hello): Promise<boolean> {
    const agreement = { ...this.#agreement, peer: { nonce, seedCommitment } };
    const kept = await this.#parts.store.put(this.#parts.name, { header: writeAgreement(agreement, this.#seed) });
    if (!kept.ok) {
      this.#dispute.end({ why: 'store', seat: null, fault: kept.error });
      return false;
    }
    this.#agreement = agreement;
    await this.#open();
    return true;
  }

  /**
   * The number from which on the other phone has another version of the log, signed here as well: this phone has lost it with its last
   * writes, and has written anew what the other one has not built upon (PROTOCOL 14.4). Null: nothing of the kind.
   */
  #lostVersion({ matchLog, seat }: Writer, halt: Halt): number | null {
    if (halt.kind !== 'fork' || !isExcused(this.sync, halt) || halt.entry.author !== seat) return null;
    const { end, chain } = matchLog.state;
    const { seq } = halt.entry;
    // Whoever has shown his seed, or said that he gives up, stands by it.
    if (end !== null || this.#givenWay >= MOST_GIVEN_WAY) return null;
    return chain.past.slice(seq).every(({ author }) => author === seat) ? seq : null;
  }

  /** Takes back what was written from that number on, and begins anew as after a start: it waits for the other one's signed head. */
  async #startOver(length: number): Promise<void> {
    const { store, name } = this.#parts;
    this.#givenWay++;
    const cut = await store.cut(name, length);
    const stored = cut.ok ? await store.read(name) : cut;
    if (!stored.ok) return this.#dispute.end({ why: 'store', seat: null, fault: stored.error });
    await this.#open();
    const recovered = await this.takeOver(stored.value);
    if (!recovered.ok) return this.#dispute.end({ why: 'bug', seat: null, error: recovered.error.text });
    this.sync.startOver(this.matchLog?.length ?? 0);
    this.onCut(this.matchLog?.length ?? 0);
    this.onChange();
  }

  /** Opens the log as soon as both have agreed. */
  async #open(): Promise<void> {
    const terms = termsOf(this.#parts.game, this.#agreement, this.#seed);
    if (terms === null) return;
    const grown = (change: Change, own: boolean) => this.#grown(change, own);
    this.#writer = await Writer.open(
      { ...this.#parts, heads: this.sync.heads },
      terms,
      this.#agreement,
      this.#seed,
      grown,
    );
  }

  #grown({ entries, happened }: Change, own: boolean): void {
    if (own) this.sync.sendEntries(entries);
    // The other's new entry stands on all before it.
    if (this.matchLog !== null) this.sync.grown(this.matchLog, own);
    if (!own) {
      this.#dispute.wentOn();
      this.sync.hints.asking = false;
    }
    for (const happening of happened) this.onHappening(happening);
    this.onChange();
  }

  #post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    return this.#mailbox.post(() => (this.#closed ? crashed : task()), crashed);
  }
}

/** More than any phone loses writes in one start; each time costs it a walk through its log. */
const MOST_GIVEN_WAY = 8;

const no = (kind: string, text: string): { ok: false; error: Refusal } => fail({ kind, text });

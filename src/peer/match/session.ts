/**
 * One match on one phone, between its link and its player. Everything goes through one mailbox: a packet is verified, stored, applied
 * and answered before the next is looked at, and so is a wish.
 */
import { equal } from '../../base/bytes.ts';
import { readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyGame, other, type Refusal } from '../../rules/game.ts';
import type { Link } from '../link/link.ts';
import { type Agreement, disagreement, helloOf, termsOf, writeAgreement } from './agreement.ts';
import { type Command, resign } from './commands.ts';
import type { Word } from './evidence/beside.ts';
import { proofsOf, proves } from './evidence/evidence.ts';
import type { Owed } from './fold/owed.ts';
import type { Happening } from './fold/state.ts';
import type { Change, Halt, MatchLog } from './log/matchLog.ts';
import { Mailbox } from './mailbox.ts';
import { LOOK_MS, Patience } from './patience.ts';
import { type Status, type Stop, statusOf } from './status.ts';
import { Heads } from './sync/heads.ts';
import { isExcused, reject, showTable } from './sync/reject.ts';
import { type Host, Sync } from './sync/sync.ts';
import { type Hello, LARGEST_PACKET, type NackReason } from './sync/wire.ts';
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
    this.sync = new Sync(parts.link, this, new Heads(parts, agreement.seat), fresh);
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
    return statusOf(this.matchLog?.state ?? null, {
      stop: this.#stopped,
      verdict: writer?.verdict ?? null,
      owed: writer?.owed ?? null,
      absence: writer?.absence ?? null,
      resigned: writer?.resigned ?? null,
      seeds: writer?.seeds ?? [null, null],
      showsSeeds: writer?.showsSeeds ?? true,
    });
  }

  /** What the other one owes and is waited for; null while nobody is. */
  get owing(): Owed | null {
    const writer = this.#writer;
    const owed = this.#stopped === null ? (writer?.owed ?? null) : null;
    return owed?.by === writer?.seat ? null : owed;
  }

  /** An entry that the other phone does not take and has not built upon since. */
  get refusedAt(): number | null {
    return this.#refusedAt;
  }

  /** What was kept against a player before this phone was restarted still counts. */
  async recall(): Promise<void> {
    const writer = this.#writer;
    if (writer === null) return;
    const { entries, charges } = writer.dossier;
    const halt = entries.length > 0 ? await writer.read(entries) : ok(null);
    // Where the log was cut, what the evidence stands upon has to come first.
    this.#recallsLater = !halt.ok || halt.value?.kind === 'gap';
    if (halt.ok && halt.value !== null && proves(halt.value)) await this.#object(writer, halt.value);
    const charge = charges[other(writer.seat)] ?? charges[writer.seat];
    if (charge !== null && !writer.closing) this.#stop({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
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
        void this.#post(() => this.#objection(), undefined);
      }
      this.onChange();
    });
    const timer = retryMs > 0 ? setInterval(() => this.#tick(), retryMs) : undefined;
    const endWatch = clock?.every(LOOK_MS, () => this.#watch(clock)) ?? (() => {});
    this.#endings = [unsubscribe, () => clearInterval(timer), endWatch];
    void this.#post(async () => {
      this.sync.greet();
      this.#objection();
      await this.#writer?.audit();
      await this.stirred();
    }, undefined);
  }

  /** Asks the other phone where it stands, as on every new connection. */
  nudge(): void {
    void this.#post(async () => {
      const { synced } = this.sync;
      this.sync.renew();
      // Two phones that have found their logs to be different need not send them to each other for ever.
      if (this.#stopped === null) this.sync.anew();
      this.sync.greet();
      if (this.sync.synced !== synced) await this.stirred();
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
        if (this.#stopped !== null) return no('E-STOPPED', 'The game has stopped.');
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
        const done = await resign(this.#stopped === null && this.sync.synced)(this.#writer, this.sync);
        this.onChange();
        return done;
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  /** Says of what the other one owes that it does not come (PROTOCOL 14.2). E-AWAY, E-EARLY, E-PEN, E-STORE. */
  claimAbsence(): Promise<Result<null, Refusal>> {
    return this.#post(
      async () => {
        const { owing } = this;
        if (this.#writer === null) return no('E-AWAY', 'The game has not begun yet.');
        if (owing === null) return no('E-PEN', 'The other player owes nothing now.');
        if (this.#writer.conceded) return no('E-PEN', 'You have given up this game.');
        if (!this.patience.isOverdue(owing)) return no('E-EARLY', 'The other player has more time.');
        const said = await this.#writer.claimAbsence();
        if (!said.ok) return said;
        this.sync.send({ kind: 'absent', statement: said.value });
        this.onChange();
        return ok(null);
      },
      no('E-CLOSED', 'The match is closed.'),
    );
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
    if (this.#stopped !== null) return;
    if (peer !== null) return this.#greetedAgain(theirs, peer);
    const refusal = disagreement(this.hello(), theirs);
    if (refusal === null && !(await this.#agree(theirs))) return;
    if (!theirs.answered) this.sync.send(this.hello());
    if (refusal !== null) return this.#stop({ why: 'terms', seat: null, refusal });
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
    if (this.#stopped !== null) {
      // Told only once, it could be lost with its packet. A fork is found by both: two that answer entries with entries never end.
      if (this.#stopped.why !== 'fork') this.#objection();
      return true;
    }
    const before = writer.matchLog.length;
    const halt = await writer.read(entries);
    if (!halt.ok) {
      this.#stop({ why: 'store', seat: null, fault: halt.error });
      return true;
    }
    const read = writer.matchLog.length;
    if (halt.value !== null) await this.#object(writer, halt.value);
    if (this.#recallsLater && writer.matchLog.length > before) await this.recall();
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

  /**
   * An entry of this player's is accused: what is said against it is looked at, and this phone shows its seed as the other did
   * (PROTOCOL 14.3).
   */
  async charged(statement: Uint8Array, entries: readonly Uint8Array[]): Promise<void> {
    const writer = this.#writer;
    if (writer === null) return;
    // It stands in the log already, which the other one does not take.
    if (writer.closing) return void this.sync.answer({ kind: 'seed', seed: writer.seed });
    const words = [
      ...entries.map((bytes): Word => ({ kind: 'entry', bytes })),
      { kind: 'charge', bytes: statement } as const,
    ];
    // Of an entry that this player never signed nothing has to be shown.
    if (!(await writer.isAccused(words))) return;
    const taken = await writer.dossier.take(...words);
    const charge = writer.dossier.charges[other(writer.seat)];
    if (!taken.ok || charge === null) return;
    if (taken.value && this.#stopped === null) {
      const halt = await writer.read(entries);
      if (halt.ok && halt.value !== null) await this.#object(writer, halt.value);
    }
    this.#stop({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
    const seed = await writer.showSeed();
    if (seed.ok) this.sync.send({ kind: 'seed', seed: seed.value });
    await writer.audit();
    this.onChange();
  }

  async seedShown(seed: Uint8Array): Promise<void> {
    const writer = this.#writer;
    if (writer === null || this.#stopped === null) return;
    const taken = await writer.dossier.take({ kind: 'seed', bytes: seed });
    if (taken.ok && taken.value) await writer.audit();
    this.onChange();
  }

  /** Nobody has signed a refusal: it changes nothing. Who refuses what stands owes the entry after it (PROTOCOL 14.3). */
  refused(seq: number, reason: NackReason): void {
    const matchLog = this.matchLog;
    // Whoever has taken an entry once cannot refuse it later: such a packet is late.
    if (matchLog === null || seq < this.sync.acked || seq >= matchLog.length) return;
    if (reason === 'differs' && matchLog.state.world !== null) showTable(this.sync, seq, matchLog.state.world.table);
    // What arrived damaged is sent again, but not for ever.
    if ((reason === 'malformed' || reason === 'forged') && ++this.#damaged < MOST_DAMAGED) return this.sync.ask();
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
    const writer = this.#writer;
    if (writer !== null && this.#stopped === null && this.sync.synced) {
      const advanced = await writer.advance();
      if (!advanced.ok) return this.#stop({ why: 'store', seat: null, fault: advanced.error });
    }
    if (writer?.resigning) this.sync.answer({ kind: 'resign', statement: await writer.resignation() });
    this.onChange();
  }

  // ---- inside

  #tick(): void {
    this.sync.renew();
    if (this.sync.waiting) this.nudge();
  }

  /** An entry was not taken: the other phone is told why, and the match may be over with it. */
  async #object(writer: Writer, halt: Halt): Promise<void> {
    if (writer.closing) {
      // The result stands; what speaks against its author is kept all the same (PROTOCOL 14.5).
      if (proves(halt) && !isExcused(this.sync, halt)) await writer.dossier.take(...proofsOf(halt));
      return;
    }
    const stop = reject(this.sync, writer.matchLog, halt);
    if (stop === null) return;
    this.#stop(stop);
    this.#objection = () => void reject(this.sync, writer.matchLog, halt);
    if (!proves(halt)) return;
    // Whoever is at fault, the file holds it; this phone, too.
    await writer.dossier.take(...proofsOf(halt));
    if (stop.seat === writer.seat || !writer.showsSeeds) return;
    const said = await writer.accuse(halt.entry, proofsOf(halt));
    // Without room for it the game has stopped all the same.
    if (!said.ok) return;
    const charge = {
      kind: 'charge',
      statement: said.value,
      entries: fitting(proofsOf(halt), halt.entry.bytes),
    } as const;
    this.#objection = () => {
      reject(this.sync, writer.matchLog, halt);
      this.sync.answer(charge);
    };
    this.sync.send(charge);
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
    this.sync.grown(own);
    if (!own) {
      this.#damaged = 0;
      this.#refusedAt = null;
      this.sync.hints.asking = false;
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

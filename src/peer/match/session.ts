/**
 * One match on one phone: the book of its log, the talk with the other phone, and the player's wishes. Everything goes through one
 * mailbox: a packet is verified, stored, applied and answered before the next is looked at.
 */
import { equal } from '../../base/bytes.ts';
import { canonical, readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyMove, type Game, other, type Refusal } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Link } from '../link/link.ts';
import type { Body, ClaimReason } from '../log/body.ts';
import { signResignation, verifyResignation } from '../log/entry.ts';
import type { Curve } from '../secret/curve.ts';
import { Secrets } from '../secret/seed.ts';
import type { GameId, Records, Store, StoreFault } from '../store/store.ts';
import { type Agreement, disagreement, helloOf, termsOf, writeAgreement } from './agreement.ts';
import { audit, type Verdict } from './audit.ts';
import { Book, type Change, type Halt } from './book.ts';
import type { MatchFile } from './file.ts';
import { type Locked, lockNote } from './locked.ts';
import { Mailbox } from './mailbox.ts';
import { penOf } from './pen.ts';
import { Phone } from './phone.ts';
import { propose } from './propose.ts';
import { beginning } from './replay.ts';
import { arrangement, type Own, reply } from './reply.ts';
import { type Happening, type State, type Terms, worldOf } from './state.ts';
import { type Status, type Stop, stopped, winnerBy } from './status.ts';
import { type Host, Talk } from './talk.ts';
import type { Hello, NackReason } from './wire.ts';

export interface Parts {
  readonly game: Game<unknown, AnyMove>;
  readonly signer: Signer;
  readonly store: Store;
  /** The game's name in the store. */
  readonly name: GameId;
  readonly link: Link;
  readonly curve: Curve;
  /** After how long something unanswered is asked again; 0: never by itself. */
  readonly retryMs: number;
  /** The audit, where it should run elsewhere than here (a worker). */
  readonly judge?: (file: MatchFile) => Promise<Verdict>;
  /** Another phone than an honest one, for tests. */
  readonly makePhone?: MakePhone;
}

export type MakePhone = (secrets: Secrets, deck: readonly number[], curve: Curve) => Phone;

type Done = Result<null, Refusal>;

export class Session implements Host {
  readonly #parts: Parts;
  readonly #seed: Uint8Array;
  #agreement: Agreement;
  #book: Book | null = null;
  #secrets: Secrets | null = null;
  readonly #talk: Talk;
  readonly #mailbox = new Mailbox((error) => this.#stop({ why: 'bug', error: String(error) }));
  #stopped: Status | null = null;
  #locked: Locked | null = null;
  #verdict: Verdict | null = null;
  /** This player resigns as soon as he holds the pen. */
  #resigning = false;
  /** The other player's resignation, to be put into the log with the next entry of this phone. */
  #statement: Uint8Array | null = null;
  #closed = false;
  #unsubscribe: readonly (() => void)[] = [];
  onChange: () => void = () => {};
  onHappening: (happening: Happening) => void = () => {};

  /** `fresh`: the game begins here and now. */
  constructor(parts: Parts, seed: Uint8Array, agreement: Agreement, fresh: boolean) {
    this.#parts = parts;
    this.#seed = seed;
    this.#agreement = agreement;
    this.#talk = new Talk(parts.link, this, fresh);
    this.#open();
  }

  get book(): Book | null {
    return this.#book;
  }
  get talk(): Talk {
    return this.#talk;
  }
  get agreement(): Agreement {
    return this.#agreement;
  }

  /** Whether the open question already has this player's locked note. */
  get noted(): boolean {
    return this.#note !== null;
  }

  get status(): Status {
    if (this.#stopped !== null) return this.#stopped;
    const state = this.#book?.state;
    if (!state?.world) return { kind: 'meeting' };
    const { end, turns } = state;
    if (end === null) return { kind: 'playing' };
    const verdict = this.#verdict;
    const winner = verdict === null ? end.winner : winnerBy(verdict, end.winner);
    return { kind: 'over', by: end.by, text: end.text, winner, verdict, waitsFor: turns[0]?.by ?? null };
  }

  /** Takes the notes and the rest of the own store over: only before `start`. */
  restore(locked: Locked | null): void {
    this.#locked = locked;
  }

  /** Begins to listen, and goes on where the log ends. */
  start(): void {
    const { link, retryMs } = this.#parts;
    link.onPacket((packet) => void this.#post(() => this.#talk.packet(packet), undefined));
    const unsubscribe = link.onState((state) => {
      if (state === 'open') this.nudge();
      this.onChange();
    });
    const timer = retryMs > 0 ? setInterval(() => this.#talk.waiting && this.nudge(), retryMs) : undefined;
    this.#unsubscribe = [unsubscribe, () => clearInterval(timer)];
    void this.#post(async () => {
      this.#talk.greet();
      await this.#judge();
      await this.#advance();
    }, undefined);
  }

  /** Asks the other phone where it stands, as on every new connection. */
  nudge(): void {
    void this.#post(() => this.#talk.greet(), undefined);
  }

  idle(): Promise<void> {
    return this.#mailbox.post(() => {}, undefined);
  }

  /** Stops listening; the link stays open for whoever comes next. */
  close(): void {
    this.#closed = true;
    this.#parts.link.onPacket(() => {});
    for (const end of this.#unsubscribe) end();
  }

  play(moves: readonly AnyMove[]): Promise<Done> {
    return this.#wish(async (book) => {
      const bodies = await propose(book.terms, book.phone, book.state, moves);
      return bodies.ok ? this.#write(book, bodies.value) : bodies;
    });
  }

  /** Locks the note for the sealed question that is open. It cannot be changed afterwards (A3). */
  note(move: AnyMove): Promise<Done> {
    return this.#wish(async (book) => {
      const { question, world, asked } = book.state;
      const { seat } = this.#agreement;
      if (question?.kind !== 'sealed' || world === null) return no('E-PEN', 'Nothing is noted in secret now.');
      if (this.noted) return no('E-PEN', 'Your note is locked.');
      const refused = this.#parts.game.refusal(world.table, seat, move, world.known[seat] ?? undefined);
      if (refused !== null) return fail(refused);
      const made = lockNote(asked, move);
      if (!made.ok) return no('E-FORM', made.error.text);
      const stored = await this.#parts.store.put(this.#parts.name, { note: made.value.record });
      if (!stored.ok) return this.#full(stored.error);
      this.#locked = made.value.locked;
      this.#talk.send({ kind: 'hint', about: 'sealed', on: true });
      await this.#advance();
      this.onChange();
      return ok(null);
    });
  }

  /** Puts the cards just looked at back in an order: `order[i]` is the old place of the new card `i`. */
  arrange(order: readonly number[]): Promise<Done> {
    return this.#wish(async (book) => {
      const body = arrangement(book.terms, book.phone, book.state, order);
      return body.ok ? this.#write(book, [body.value]) : body;
    });
  }

  /** Gives the game up: with the pen at once, else as soon as either phone writes the next entry (A9). */
  resign(): Promise<Done> {
    return this.#wish(async (book) => {
      if (book.state.end !== null) return no('E-PEN', 'The game is over.');
      this.#resigning = true;
      if (this.#holdsPen(book.state, 'RESIGN')) return this.#write(book, []);
      await this.#sendResignation(book);
      return ok(null);
    });
  }

  /** Claims that an entry of the log was foul: both seeds are shown, and one of the two has lost (9.10). E-PEN without the pen. */
  claim(reason: ClaimReason, seq: number): Promise<Done> {
    return this.#wish(async (book) => {
      if (!this.#holdsPen(book.state, 'CLAIM')) return no('E-PEN', 'You can only claim when it is your turn.');
      return this.#write(book, [{ type: 'CLAIM', reason, seq }]);
    });
  }

  want(on: boolean): void {
    this.#talk.send({ kind: 'hint', about: 'want', on });
  }

  // ---- what the talk tells

  hello(): Hello {
    return helloOf(this.#parts.game, this.#agreement, this.#seed);
  }

  async greeted(theirs: Hello): Promise<void> {
    const { peer } = this.#agreement;
    if (this.#stopped !== null) return;
    if (peer === null) {
      const refusal = disagreement(this.hello(), theirs);
      if (refusal !== null) {
        if (!theirs.answered) this.#talk.send(this.hello());
        return this.#stop({ why: 'terms', refusal });
      }
      const { nonce, seedCommitment } = theirs;
      const agreement = { ...this.#agreement, peer: { nonce, seedCommitment } };
      const stored = await this.#parts.store.put(this.#parts.name, { header: writeAgreement(agreement) });
      if (!stored.ok) return this.#stop({ why: 'store', fault: stored.error });
      this.#agreement = agreement;
      this.#open();
      if (!this.#talk.synced) this.#talk.greet();
    } else if (!equal(peer.nonce, theirs.nonce) || !equal(peer.seedCommitment, theirs.seedCommitment)) {
      return this.#stop({ why: 'lost' });
    }
    if (!theirs.answered) this.#talk.send(this.hello());
    await this.stirred();
  }

  async received(entries: readonly Uint8Array[]): Promise<void> {
    const book = this.#book;
    if (book === null || this.#stopped !== null) return;
    const before = book.length;
    const read = await book.read(entries);
    if (!read.ok) return this.#stop({ why: 'store', fault: read.error });
    // Its new entry stands on all before it.
    if (read.value.entries.length > 0) this.#talk.has(book.length);
    await this.#apply(read.value, false);
    if (read.value.halt !== null) this.#halt(book, read.value.halt);
    const mine = book.length;
    await this.#advance();
    // An own entry that follows acknowledges all before it.
    if (book.length === mine && (mine > before || read.value.halt === null)) this.#talk.acknowledge();
  }

  async resigned(statement: Uint8Array): Promise<void> {
    const book = this.#book;
    if (book === null || this.#statement !== null || book.state.end !== null) return;
    const { chain } = book.state;
    const seat = other(this.#agreement.seat);
    if (!(await verifyResignation(statement, chain.gameId, seat, chain.keys[seat]))) return;
    this.#statement = statement;
    await this.#advance();
  }

  refused(seq: number, reason: NackReason): void {
    const book = this.#book;
    // Whoever has taken an entry once cannot refuse it later: such a packet is late.
    if (book === null || seq < this.#talk.acked || seq >= book.length) return;
    if (reason === 'table') this.#differ(seq, worldOf(book.state).table);
    else if (reason === 'fork') this.#talk.compare();
    else this.#stop({ why: 'refused', seq });
  }

  showed(seq: number, bytes: Uint8Array): void {
    const theirs = readCanonical(bytes);
    if (!theirs.ok) return;
    const now = this.#stopped;
    if (now?.kind === 'stopped' && now.why === 'table' && now.seq === seq)
      this.#stopped = stopped({ ...now, theirs: theirs.value });
    this.onChange();
  }

  async stirred(): Promise<void> {
    await this.#advance();
    const book = this.#book;
    if (this.#resigning && book?.state.end === null && !this.#holdsPen(book.state, 'RESIGN'))
      await this.#sendResignation(book);
    this.onChange();
  }

  // ---- inside

  /** Opens the book as soon as both have agreed. */
  #open(): void {
    const { game, signer, store, name, curve, makePhone } = this.#parts;
    const terms = termsOf(game, this.#agreement, this.#seed);
    if (terms === null) return;
    const secrets = new Secrets(this.#agreement.seat, terms.gameId, this.#seed);
    const { deck } = this.#agreement;
    const phone = makePhone === undefined ? new Phone(secrets, deck, curve) : makePhone(secrets, deck, curve);
    this.#secrets = secrets;
    this.#book = new Book({ terms, phone, signer, store, name, state: beginning(terms) });
  }

  #post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    return this.#mailbox.post(() => (this.#closed ? crashed : task()), crashed);
  }

  /** Something the player wants, once the logs are known to be alike. */
  #wish(task: (book: Book) => Promise<Done>): Promise<Done> {
    return this.#post(
      () => {
        const book = this.#book;
        if (this.#stopped !== null) return no('E-STOPPED', this.#stopped.kind === 'stopped' ? this.#stopped.text : '');
        if (book === null || !this.#talk.synced) return no('E-AWAY', 'The other phone has not answered yet.');
        return task(book);
      },
      no('E-CLOSED', 'The match is closed.'),
    );
  }

  get #note(): Locked | null {
    const state = this.#book?.state;
    return state?.question?.kind === 'sealed' && this.#locked?.asked === state.asked ? this.#locked : null;
  }

  #own(): Own {
    const verdict = this.#verdict;
    const winner = verdict && winnerBy(verdict, this.#book?.state.end?.winner ?? null);
    return {
      seed: this.#seed,
      secrets: this.#secrets as Secrets,
      note: this.#note?.note ?? null,
      verdict: verdict && { winner, clean: verdict.clean },
    };
  }

  #holdsPen(state: State, type: 'RESIGN' | 'CLAIM'): boolean {
    const pen = penOf(state);
    return pen?.by === this.#agreement.seat && pen.types.includes(type);
  }

  /** The next entry this phone writes without its player. */
  async #next(book: Book, state: State): Promise<Body | null> {
    if ((this.#statement !== null || this.#resigning) && this.#holdsPen(state, 'RESIGN')) {
      return { type: 'RESIGN', statement: this.#statement };
    }
    return reply(book.terms, book.phone, state, this.#own());
  }

  /** Writes what this phone owes, if anything. */
  async #advance(): Promise<void> {
    const book = this.#book;
    if (book === null || this.#stopped !== null || !this.#talk.synced) return;
    if (book.state.world !== null) book.phone.prepare(book.state);
    const written = await book.write([], (state) => this.#next(book, state));
    if (written.ok) await this.#apply(written.value, true);
    else this.#stop({ why: 'store', fault: written.error });
  }

  async #write(book: Book, bodies: readonly Body[], records?: Records): Promise<Done> {
    const written = await book.write(bodies, (state) => this.#next(book, state), records);
    if (!written.ok) return this.#full(written.error);
    await this.#apply(written.value, true);
    return ok(null);
  }

  /** Tells the other phone and the screens what the log has grown by. */
  async #apply(change: Change, own: boolean): Promise<void> {
    if (change.entries.length === 0) return;
    if (own) this.#talk.sendEntries(change.entries);
    for (const happening of change.happened) this.onHappening(happening);
    await this.#judge();
    this.onChange();
  }

  /** The audit, as soon as both seeds are in the log; then this phone can close it. */
  async #judge(): Promise<void> {
    const book = this.#book;
    if (book === null || this.#verdict !== null || book.state.end === null) return;
    const next = book.state.turns[0];
    if (next !== undefined && next.type !== 'CLOSE') return;
    const { curve, judge, game } = this.#parts;
    const file = this.file() as MatchFile;
    this.#verdict = await (judge === undefined ? audit(game, file, { curve, verified: true }) : judge(file));
    await this.#advance();
  }

  /** The match as a file, or null before it has begun. */
  file(): MatchFile | null {
    const terms: Terms | undefined = this.#book?.terms;
    if (!terms || this.#book === null) return null;
    return {
      header: terms.header,
      version: this.#agreement.version,
      options: terms.options,
      entries: [...this.#book.log],
    };
  }

  #halt(book: Book, halt: Halt): void {
    const nack = (seq: number, reason: NackReason) => this.#talk.send({ kind: 'nack', seq, reason });
    switch (halt.kind) {
      case 'gap':
        return this.#talk.missing();
      case 'malformed':
      case 'forged':
        return nack(halt.seq, halt.kind);
      case 'fork':
        return this.#fork(book, halt);
      case 'refused': {
        const { entry, offence } = halt;
        const { seq, author } = entry;
        if (offence.kind === 'pen') return nack(seq, 'pen');
        if (offence.kind === 'table') {
          nack(seq, 'table');
          return this.#differ(seq, offence.table);
        }
        nack(seq, 'foul');
        if (offence.kind === 'game') return this.#stop({ why: 'bug', error: offence.text });
        return this.#stop({ why: 'cheat', seat: author, seq, fault: offence.kind, entry: entry.bytes });
      }
    }
  }

  #fork(book: Book, { at, entry }: Extract<Halt, { kind: 'fork' }>): void {
    if (at === 'history') return this.#talk.compare();
    const { seq, author } = entry;
    // The other phone sees the fork as soon as it is shown our entry of this number.
    this.#talk.sendEntries([book.log[seq] as Uint8Array]);
    this.#stop({ why: 'fork', seat: author, seq, entries: [book.log[seq] as Uint8Array, entry.bytes] });
  }

  #differ(seq: number, mine: unknown): void {
    this.#talk.send({ kind: 'table', seq, table: canonical(mine) });
    this.#stop({ why: 'table', seq, mine, theirs: null });
  }

  async #sendResignation(book: Book): Promise<void> {
    const { chain } = book.state;
    this.#talk.send({
      kind: 'resign',
      statement: await signResignation(this.#parts.signer, chain.gameId, this.#agreement.seat),
    });
  }

  #full(fault: StoreFault): Done {
    return no(
      'E-STORE',
      fault === 'full' ? 'This phone has no room left for the game.' : 'This phone cannot store the game.',
    );
  }

  /** Once stopped, a match stays so. */
  #stop(stop: Stop): void {
    this.#stopped ??= stopped(stop);
    this.onChange();
  }
}

const no = (kind: string, text: string): { ok: false; error: Refusal } => fail({ kind, text });

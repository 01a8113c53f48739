/**
 * One phone's work on the log: writes the entries it owes automatically, stores its player's decisions that cannot be
 * sent yet, and audits the log at its end.
 */

import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { type AnyMove, other, type Refusal, type Seat } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Body } from '../log/body.ts';
import { type Word, type WordOf, wordKinds } from '../log/word.ts';
import { Coins } from '../secret/coin.ts';
import type { Curve } from '../secret/curve.ts';
import { type Deck, makeDeck } from '../secret/deckTable.ts';
import { Secrets } from '../secret/seed.ts';
import type { GameName, Records, Store, StoreFault } from '../store/store.ts';
import type { Agreement } from './agreement.ts';
import { audit, type Verdict } from './audit/audit.ts';
import type { MatchFile } from './audit/file.ts';
import { EvidenceStore } from './evidence/evidenceStore.ts';
import { Statements } from './evidence/statements.ts';
import { offerRefusal } from './fold/agreed.ts';
import { initialState } from './fold/replay.ts';
import type { State, TableUpdate, Terms } from './fold/state.ts';
import { penOf } from './fold/turn.ts';
import { GameMover } from './gameMover.ts';
import { type Halt, type LogChange, MatchLog } from './log/matchLog.ts';
import { lockBid, type PendingBid, readPendingBid, type SeedRelease, VerdictCache } from './ownRecords.ts';
import { nextEntry } from './player/entries.ts';
import { Phone } from './player/phone.ts';
import { refuse, storeRefusal } from './refusal.ts';
import { keepsDecksSecret } from './tableOptions.ts';
import { wordPolicies } from './words.ts';

export interface LogWriterParts {
  readonly signer: Signer;
  readonly store: Store;
  /** The game's name in the store. */
  readonly name: GameName;
  readonly curve: Curve;
  /** Runs the audit elsewhere (a worker). */
  readonly judge?: (file: MatchFile) => Promise<Verdict>;
  /** A dishonest phone, for tests. */
  readonly makePhone?: MakePhone;
}

export type MakePhone = (secrets: Secrets, deck: Deck, curve: Curve) => Phone;

interface Parts extends LogWriterParts {
  readonly release: SeedRelease;
}

/** What only this player has, and what they agreed to. */
interface OwnGame {
  readonly agreement: Agreement;
  readonly seed: Uint8Array;
}

export interface LogWatcher {
  /** Called when the log has grown; `own` entries have to be sent. */
  grown(change: LogChange, own: boolean): void;
  /** Called while this player's decision is being stored: it may be shown on their screen. */
  shows(happened: readonly TableUpdate[]): void;
  /** Called if the store has refused that decision. */
  unshows(): void;
}

export class LogWriter {
  readonly matchLog: MatchLog;
  readonly statements: Statements;
  readonly moving: GameMover;
  readonly #parts: Parts;
  readonly #own: OwnGame;
  readonly #watcher: LogWatcher;
  readonly #judging: VerdictCache;
  #locked: PendingBid | null = null;

  private constructor(parts: Parts, terms: Terms, own: OwnGame, phone: Phone, watcher: LogWatcher) {
    const { signer, store, name } = parts;
    this.matchLog = new MatchLog({ terms, phone, signer, store, name }, initialState(terms), own.seed);
    const { seat } = own.agreement;
    const { matchLog } = this;
    const evidence = new EvidenceStore({ terms, chain: () => matchLog.state.chain, seat, signer, store, name });
    this.statements = new Statements({ evidence, seat, matchLog, seed: own.seed });
    this.moving = new GameMover({ matchLog, signer, seat, statements: this.statements });
    const { curve, judge = (file) => audit(terms.game, file, { curve, verified: true }) } = parts;
    this.#judging = new VerdictCache({
      judge,
      bond: { seed: own.seed, game: terms.game },
      // Not `put`, which would recreate a game removed in the meantime.
      keep: (verdict) => void store.append(name, [], { verdict }),
    });
    this.#parts = parts;
    this.#own = own;
    this.#watcher = watcher;
  }

  /** The writer for a log without entries. */
  static async open(
    parts: Parts,
    terms: Terms,
    agreement: Agreement,
    seed: Uint8Array,
    watcher: LogWatcher,
  ): Promise<LogWriter> {
    const secrets = new Secrets(agreement.seat, terms.gameId, seed);
    const { curve, makePhone } = parts;
    const [deck, coins] = await Promise.all([makeDeck(curve, secrets, agreement.deck), Coins.made(curve, secrets)]);
    const phone = makePhone?.(secrets, deck, curve) ?? new Phone(secrets, deck, curve, coins);
    return new LogWriter(parts, terms, { agreement, seed }, phone, watcher);
  }

  get seat(): Seat {
    return this.#own.agreement.seat;
  }

  get evidence(): EvidenceStore {
    return this.statements.evidence;
  }

  /** This phone's verdict; null until both seeds are shown. */
  get verdict(): Verdict | null {
    return this.#judging.known(this.matchLog.state);
  }

  /** Whether this player has bid for the open question: locked, or in the log. */
  get hasBid(): boolean {
    const { state } = this.matchLog;
    if (state.question?.kind !== 'sealed' || state.end !== null) return false;
    return this.#bidAt(state) !== null || state.got.some(({ entry }) => entry.author === this.seat);
  }

  #bidAt({ asked }: State): Uint8Array | null {
    return this.#locked?.asked === asked ? this.#locked.bid : null;
  }

  /**
   * Whether the end of this game reveals everything; if not, only what the game requires is opened, regardless of any
   * accusation (PROTOCOL 9.14).
   */
  get showsSeeds(): boolean {
    return this.matchLog.terms.game.opens === undefined;
  }

  /** Whether the game is decided and both seeds are kept until the end of its match (PROTOCOL 9.17). */
  keepsSeed(state = this.matchLog.state): boolean {
    if (state.end === null || state.turns[0]?.type !== 'SEED' || state.turns.length !== 2) return false;
    return keepsDecksSecret(this.#own.agreement.options) && !this.#parts.release.done && this.showsSeeds;
  }

  /**
   * Whether the log already contains everything that is opened at the end, so that nothing later changes the result
   * (PROTOCOL 14.1, 14.5).
   */
  get closing(): boolean {
    const { end, turns } = this.matchLog.state;
    return end !== null && turns.length === 0;
  }

  /** Restores the player's stored decisions. */
  async restore({ note, evidence, verdict }: Records): Promise<void> {
    this.#locked = readPendingBid(note, this.#own.seed);
    await this.evidence.restore(evidence);
    if (verdict !== undefined && this.evidence.isBare) this.#judging.restore(verdict);
  }

  /** Writes the entry this phone owes, if any, and any entries that follow from it. */
  async advance(): Promise<Result<null, StoreFault>> {
    const { phone, state } = this.matchLog;
    if (state.world !== null) phone.prepare(state);
    return this.write([]);
  }

  /** Writes its player's decisions, and what this phone owes after them. */
  async write(bodies: readonly Body[]): Promise<Result<null, StoreFault>> {
    const written = await this.matchLog.write(
      bodies,
      (state) => this.#next(state),
      (body) => this.#rests(body),
      (happened) => this.#watcher.shows(happened),
    );
    if (!written.ok) {
      if (bodies.length > 0) this.#watcher.unshows();
      return written;
    }
    if (written.value.entries.length === 0) return ok(null);
    this.#watcher.grown(written.value, true);
    await this.audit();
    return ok(null);
  }

  /** Reads received entries. Resolves to why reading stopped early; null if it did not. */
  async read(entries: readonly Uint8Array[]): Promise<Result<Halt | null, StoreFault>> {
    const read = await this.matchLog.read(entries);
    if (!read.ok) return read;
    if (read.value.entries.length > 0) this.#watcher.grown(read.value, false);
    const retaken = await this.matchLog.retake();
    if (!retaken.ok) return retaken;
    if (retaken.value.entries.length > 0) this.#watcher.grown(retaken.value, true);
    await this.audit();
    return ok(read.value.halt);
  }

  /** Runs the audit once everything shown at the end has arrived. */
  async audit(): Promise<void> {
    const shown = this.showsSeeds ? !this.statements.seeds.includes(null) : this.closing;
    if (this.verdict === null && shown) await this.#judging.of(this.file(), this.matchLog.state);
  }

  /** Stores the bid of a legal move. E-FORM if it is not a bid, E-STORE if it cannot be stored. */
  async lock(move: AnyMove): Promise<Result<null, Refusal>> {
    const made = lockBid(this.matchLog.state.asked, move, this.#own.seed);
    if (!made.ok) return fail(refuse('badBid', { detail: made.error.detail }));
    const stored = await this.#parts.store.append(this.#parts.name, [], { note: made.value.record });
    if (!stored.ok) return fail(storeRefusal(stored.error));
    this.#locked = made.value.locked;
    return ok(null);
  }

  /**
   * Concedes. Resolves to the signed word, kept until the other phone has written it to the log; null if this phone
   * wrote it, which is allowed only if the logs are known to be in sync (`mayWrite`).
   */
  async resign(mayWrite: boolean): Promise<Result<Word | null, StoreFault>> {
    this.statements.giveUp();
    const written = mayWrite ? await this.write([]) : ok(null);
    if (!written.ok) return written;
    return this.statements.resigning ? this.statements.resign() : ok(null);
  }

  /** This player's seed. Use only when it may be shown. */
  get seed(): Uint8Array {
    return this.#own.seed;
  }

  holdsPen(type: 'RESIGN' | 'AGREED', state = this.matchLog.state): boolean {
    const pen = penOf(state);
    return pen?.by === this.seat && pen.types.includes(type);
  }

  /** The match so far, for an audit. */
  file(): MatchFile {
    const { version, options } = this.#own.agreement;
    const beside = this.evidence.beside(this.statements.owed, this.matchLog.state.end !== null);
    return { header: this.matchLog.terms.header, version, options, entries: [...this.matchLog.log], beside };
  }

  /** This player's words that are not in the log yet: repeated regularly, since a packet may get lost. */
  async saying(): Promise<Word[]> {
    const { statements } = this;
    await statements.renewOffer();
    const resign = statements.resigning ? this.evidence.word('resign', this.seat) : null;
    const all = [resign, statements.offer(this.seat), await this.moving.word()];
    return all.filter((word): word is Word => word !== null);
  }

  /** Whether this player has words that are not in the log yet. */
  get says(): boolean {
    const { statements, moving, seat } = this;
    return statements.resigning || statements.offer(seat) !== null || moving.going;
  }

  /** The other player's offer, if this player has made the same one: two equal offers are an agreement. */
  agreed(state = this.matchLog.state): WordOf<'offer'> | null {
    const mine = this.statements.offer(this.seat, state);
    const theirs = this.statements.offer(other(this.seat), state);
    const same = mine !== null && theirs !== null && equal(mine.body, theirs.body);
    return same && offerRefusal(this.matchLog.terms, state, theirs.offer) === null ? theirs : null;
  }

  /** Permanently drops whatever an unacceptable entry depends on. Resolves to whether there was anything to drop. */
  async #rests(body: Body): Promise<boolean> {
    const { evidence } = this;
    const kinds = wordKinds.filter((kind) => wordPolicies[kind].leadsTo === body.type);
    const there = kinds
      .flatMap((kind): (Word | null)[] => [evidence.word(kind, 0), evidence.word(kind, 1)])
      .filter((word) => word !== null);
    for (const word of there) await evidence.drop(word);
    const going = body.type === 'HANDOVER' && this.moving.going;
    if (going) this.moving.goTo(null);
    return there.length > 0 || going;
  }

  /** The next entry that is not the player's decision. */
  async #next(state: State): Promise<Body | null> {
    // From here on, any entry this phone signed would be its player's offence.
    if (!this.moving.signs(state)) return null;
    const { resigned } = this.statements;
    if (resigned !== null && this.holdsPen('RESIGN', state))
      return {
        type: 'RESIGN',
        word: resigned === this.seat ? null : (this.evidence.word('resign', resigned)?.bytes ?? null),
      };
    const agreed = this.agreed(state);
    if (agreed !== null && this.holdsPen('AGREED', state)) return { type: 'AGREED', offer: agreed.bytes };
    const handover = this.moving.owed(state);
    if (handover !== null) return handover;
    if (this.keepsSeed(state)) return null;
    return nextEntry(this.matchLog.terms, this.matchLog.phone, state, {
      seed: this.#own.seed,
      bid: this.#bidAt(state),
    });
  }
}

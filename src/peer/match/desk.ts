/**
 * What one player's phone does at the log: it writes what it owes by itself, keeps what its player has settled and may not send yet,
 * and audits the log at its end.
 */
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Refusal, Seat } from '../../rules/game.ts';
import type { Signer } from '../crypto.ts';
import type { Body } from '../log/body.ts';
import { signResignation, verifyResignation } from '../log/entry.ts';
import { type Note, seal } from '../secret/bid.ts';
import { Coins } from '../secret/coin.ts';
import type { Curve } from '../secret/curve.ts';
import { type Deck, makeDeck } from '../secret/deckTable.ts';
import { Secrets } from '../secret/seed.ts';
import type { GameId, Records, Store, StoreFault } from '../store/store.ts';
import type { Agreement } from './agreement.ts';
import { audit, type Verdict } from './audit.ts';
import { Book, type Change, type Halt } from './book.ts';
import type { MatchFile } from './file.ts';
import { type Locked, lockNote, readLocked } from './locked.ts';
import { penOf } from './pen.ts';
import { Phone } from './phone.ts';
import { beginning } from './replay.ts';
import { type Own, reply } from './reply.ts';
import type { State, Terms } from './state.ts';
import { winnerBy } from './status.ts';

export interface DeskParts {
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

/** What this player alone has, and what he has agreed to. */
interface OwnGame {
  readonly agreement: Agreement;
  readonly seed: Uint8Array;
  readonly secrets: Secrets;
}

/** Told of all that the log grows by; `own` entries have to be sent. */
export type OnGrowth = (change: Change, own: boolean) => void;

export class Desk {
  readonly book: Book;
  readonly #parts: DeskParts;
  readonly #own: OwnGame;
  readonly #onGrowth: OnGrowth;
  #locked: Locked | null = null;
  #verdict: Verdict | null = null;
  #resigning = false;
  #word: Promise<Uint8Array> | null = null;
  #statement: Uint8Array | null = null;

  private constructor(parts: DeskParts, terms: Terms, own: OwnGame, phone: Phone, onGrowth: OnGrowth) {
    const { signer, store, name } = parts;
    this.book = new Book({ terms, phone, signer, store, name, state: beginning(terms) });
    this.#parts = parts;
    this.#own = own;
    this.#onGrowth = onGrowth;
  }

  /** The desk at the beginning of the log. */
  static async open(
    parts: DeskParts,
    terms: Terms,
    agreement: Agreement,
    seed: Uint8Array,
    onGrowth: OnGrowth,
  ): Promise<Desk> {
    const secrets = new Secrets(agreement.seat, terms.gameId, seed);
    const { curve, makePhone } = parts;
    const [deck, coins] = await Promise.all([makeDeck(curve, secrets, agreement.deck), Coins.made(curve, secrets)]);
    const phone = makePhone?.(secrets, deck, curve) ?? new Phone(secrets, deck, curve, coins);
    return new Desk(parts, terms, { agreement, seed, secrets }, phone, onGrowth);
  }

  get seat(): Seat {
    return this.#own.agreement.seat;
  }

  /** What the audit here said; null before both seeds are in the log. */
  get verdict(): Verdict | null {
    return this.#verdict;
  }

  /** This player's locked note for the open question, or null. */
  get note(): Locked | null {
    const { question, asked } = this.book.state;
    return question?.kind === 'sealed' && this.#locked?.asked === asked ? this.#locked : null;
  }

  /** Whether this player has resigned and the log does not say so yet. */
  get resigning(): boolean {
    return this.#resigning && this.book.state.end === null;
  }

  /** Takes over from the own store what its player has settled before. */
  restore({ note, resignation }: Records): void {
    this.#locked = readLocked(note);
    this.#resigning = resignation !== undefined;
  }

  /** Writes what this phone owes, if anything, and after that what follows from it. */
  async advance(): Promise<Result<null, StoreFault>> {
    const { phone, state } = this.book;
    if (state.world !== null) phone.prepare(state);
    return this.write([]);
  }

  /** Writes decisions of its player, and what this phone owes after them. */
  async write(bodies: readonly Body[]): Promise<Result<null, StoreFault>> {
    const written = await this.book.write(bodies, (state) => this.#next(state));
    if (!written.ok) return written;
    if (written.value.entries.length === 0) return ok(null);
    this.#onGrowth(written.value, true);
    return (await this.audit()) ? this.write([]) : ok(null);
  }

  /** Takes entries from outside. Result: why it stopped before their end, if it did. */
  async read(entries: readonly Uint8Array[]): Promise<Result<Halt | null, StoreFault>> {
    const read = await this.book.read(entries);
    if (!read.ok) return read;
    if (read.value.entries.length > 0) this.#onGrowth(read.value, false);
    await this.audit();
    return ok(read.value.halt);
  }

  /** The audit, as soon as both seeds are in the log. Result: whether it was made now, so that this phone can close the log. */
  async audit(): Promise<boolean> {
    const { end, turns } = this.book.state;
    const seeded = end !== null && (turns[0] === undefined || turns[0].type === 'CLOSE');
    if (!seeded || this.#verdict !== null) return false;
    const { curve, judge } = this.#parts;
    const file = this.file();
    this.#verdict = await (judge ? judge(file) : audit(this.book.terms.game, file, { curve, verified: true }));
    return true;
  }

  /**
   * Keeps the note of a move that the rules allow. E-FORM when it is none, E-PEN when another one is sealed, E-STORE when it cannot
   * be kept.
   */
  async lock(move: AnyMove): Promise<Result<null, Refusal>> {
    const made = lockNote(this.book.state.asked, move);
    if (!made.ok) return fail({ kind: 'E-FORM', text: made.error.text });
    if (!this.#fitsSealed(made.value.locked.note))
      return fail({
        kind: 'E-PEN',
        text: 'You have sealed another note, which this phone has lost: note the same again.',
      });
    const stored = await this.#parts.store.put(this.#parts.name, { note: made.value.record });
    if (!stored.ok) return fail(storeRefusal(stored.error));
    this.#locked = made.value.locked;
    return ok(null);
  }

  /**
   * This player gives up. `writes`: whether this phone may sign entries. Result: his signed word for it, kept until the log says so;
   * null where he wrote it himself.
   */
  async resign(writes: boolean): Promise<Result<Uint8Array | null, StoreFault>> {
    this.#resigning = true;
    const written = writes ? await this.write([]) : ok(null);
    if (!written.ok) return written;
    if (!this.resigning) return ok(null);
    const resignation = await this.resignation();
    const kept = await this.#parts.store.put(this.#parts.name, { resignation });
    return kept.ok ? ok(resignation) : kept;
  }

  resignation(): Promise<Uint8Array> {
    this.#word ??= signResignation(this.#parts.signer, this.book.terms.gameId, this.seat);
    return this.#word;
  }

  /** The other player's word that he gives up. Result: whether it is his. */
  async resigned(statement: Uint8Array): Promise<boolean> {
    const { chain, end } = this.book.state;
    const seat = this.seat === 0 ? 1 : 0;
    if (end !== null || !(await verifyResignation(statement, chain.gameId, seat, chain.keys[seat]))) return false;
    this.#statement = statement;
    return true;
  }

  holdsPen(type: 'RESIGN' | 'CLAIM', state = this.book.state): boolean {
    const pen = penOf(state);
    return pen?.by === this.seat && pen.types.includes(type);
  }

  /** The match as it stands, for an audit. */
  file(): MatchFile {
    const { header, options } = this.book.terms;
    return { header, version: this.#own.agreement.version, options, entries: [...this.book.log] };
  }

  /** The next entry that is no decision of the player. */
  async #next(state: State): Promise<Body | null> {
    if ((this.#statement !== null || this.#resigning) && this.holdsPen('RESIGN', state)) {
      return { type: 'RESIGN', statement: this.#statement };
    }
    return reply(this.book.terms, this.book.phone, state, this.#answers());
  }

  /** A store that was set back may have lost the note that the log holds sealed: only the same one opens it. */
  #fitsSealed(note: Note): boolean {
    const sealed = this.book.state.got[0]?.entry;
    if (sealed?.author !== this.seat || sealed.body.type !== 'BIDC') return true;
    return equal(seal(this.#own.secrets, sealed.seq, note).commitment, sealed.body.commitment);
  }

  #answers(): Own {
    const { seed, secrets } = this.#own;
    const verdict = this.#verdict;
    const winner = verdict && winnerBy(verdict, this.book.state.end?.winner ?? null);
    return {
      seed,
      secrets,
      note: this.note?.note ?? null,
      verdict: verdict && { winner, clean: verdict.clean },
    };
  }
}

/** Why nothing can be kept, in words for the player. */
export function storeRefusal(fault: StoreFault): Refusal {
  const text = fault === 'full' ? 'This phone has no room left for the game.' : 'This phone cannot store the game.';
  return { kind: 'E-STORE', text };
}

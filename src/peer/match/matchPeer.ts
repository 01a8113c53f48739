/**
 * One phone's state of the match: identities, the log, and evidence. Processes what the other phone sends and advances
 * the match when possible. Called for one task at a time (`session.ts`).
 */

import { byKind } from '../../base/byKind.ts';
import { equal } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import { type AnyGame, other, type Refusal } from '../../rules/game.ts';
import type { Link } from '../link/link.ts';
import { parseEntry } from '../log/entry.ts';
import type { Word } from '../log/word.ts';
import type { StoredGame, StoreFault } from '../store/store.ts';
import { type Agreement, HelloExchange } from './agreement.ts';
import { decline } from './commands.ts';
import { Dispute, lostVersion } from './dispute.ts';
import type { TableUpdate } from './fold/state.ts';
import { type Debt, isDecision } from './fold/turn.ts';
import type { LogChange, MatchLog } from './log/matchLog.ts';
import { recover } from './log/recover.ts';
import { Pause, SeedRelease } from './ownRecords.ts';
import { debtOf, type PhoneState, phoneStatus, type Status } from './status.ts';
import { type ForwardedMessage, Sync, type SyncHost } from './sync/sync.ts';
import type { Hello } from './sync/wire.ts';
import { LogWriter, type LogWriterParts } from './writer.ts';

export interface MatchPeerParts extends LogWriterParts {
  readonly game: AnyGame;
  readonly link: Link;
}

/** Receives a match's events. */
export interface Watcher {
  onChange(): void;
  onHappening(happening: TableUpdate): void;
  /** The updates from this player's own decision while it is being stored. */
  onShown(happened: readonly TableUpdate[]): void;
  /** The log has grown while this player's game is moving to another phone. */
  onMoving(): void;
  /** The log ends at the given length: what happened in later entries no longer counts. */
  onCut(length: number): void;
}

export class MatchPeer implements SyncHost {
  readonly sync: Sync;
  readonly dispute: Dispute;
  readonly pause: Pause;
  readonly release: SeedRelease;
  readonly #parts: MatchPeerParts;
  readonly #seed: Uint8Array;
  readonly #greeting: HelloExchange;
  readonly #watcher: Watcher;
  #writer: LogWriter | null = null;
  /** How many times this phone has dropped its own rewritten entries. */
  #givenWay = 0;

  /** `fresh`: the game is new on this phone, so the other phone cannot have a longer log. */
  constructor(parts: MatchPeerParts, seed: Uint8Array, agreement: Agreement, fresh: boolean, watcher: Watcher) {
    this.#parts = parts;
    this.#seed = seed;
    this.#watcher = watcher;
    this.#greeting = new HelloExchange(parts, seed, agreement);
    this.sync = new Sync(parts.link, this, fresh);
    this.pause = new Pause(parts);
    this.release = new SeedRelease(parts);
    this.dispute = new Dispute(this.sync, () => watcher.onChange());
  }

  /** Whether the game has moved away from this phone, which now only repeats what it has. */
  get moved(): boolean {
    return this.#writer !== null && this.#writer.moving.gone !== null;
  }

  /** Whether this phone still needs the other player's signed word that they have seen the move. */
  get asksWord(): boolean {
    return this.#writer?.moving.gone?.known === false;
  }

  /** Whether there is a word to repeat until it is in the log or void: any packet may get lost. */
  get says(): boolean {
    const writer = this.#writer;
    return writer !== null && !this.moved && (writer.says || this.#releases || this.pause.mine);
  }

  /** Whether the other phone has to be told that the match has ended. */
  get #releases(): boolean {
    return this.release.done && this.#writer?.closing === false;
  }

  get agreement(): Agreement {
    return this.#greeting.agreement;
  }

  /** Null until both phones have agreed. */
  get writer(): LogWriter | null {
    return this.#writer;
  }

  get matchLog(): MatchLog | null {
    return this.#writer?.matchLog ?? null;
  }

  get status(): Status {
    return phoneStatus(this.#standing);
  }

  /** What this player is waiting for from the opponent; null if nothing. */
  get owing(): Debt | null {
    return debtOf(this.#standing);
  }

  get #standing(): PhoneState {
    return { writer: this.#writer, stop: this.dispute.stop, synced: this.sync.synced };
  }

  /** Opens the log once both have agreed. */
  async open(): Promise<void> {
    const { terms, agreement } = this.#greeting;
    if (terms === null) return;
    const parts = { ...this.#parts, release: this.release };
    this.#writer = await LogWriter.open(parts, terms, agreement, this.#seed, {
      grown: (change, own) => this.#grown(change, own),
      shows: (happened) => this.#watcher.onShown(happened),
      unshows: () => this.#watcher.onCut(this.matchLog?.length ?? 0),
    });
  }

  /**
   * Continues from the store, with evidence against a player from before the restart. E-STORE if a damaged log cannot
   * be truncated or replayed.
   */
  async takeOver(stored: StoredGame): Promise<Result<null, Refusal>> {
    const writer = this.#writer;
    if (writer === null) return ok(null);
    const recovered = await recover(writer.matchLog, stored);
    // After restoring the log: words may be signed by a key that only the log contains.
    await writer.restore(stored.records);
    if (recovered.ok) await this.dispute.recall(writer);
    return recovered;
  }

  /** Whether the store is available again. Nothing was built on a failed write, so the match continues where it was. */
  async storeOpens(): Promise<boolean> {
    const written = await this.#parts.store.append(this.#parts.name, []);
    if (written.ok) this.dispute.passed();
    return written.ok;
  }

  /**
   * Checks whether the entry that moved the game is on disk: if so, the game may go, whatever the other player claims
   * (PROTOCOL 10.8).
   */
  async readBack(): Promise<void> {
    const writer = this.#writer;
    const seq = writer?.moving.gone?.seq ?? null;
    if (writer === null || seq === null) return;
    const stored = await this.#parts.store.read(this.#parts.name);
    const [there, ours] = [stored.ok ? stored.value.entries[seq] : undefined, writer.matchLog.log[seq]];
    if (!there || !ours || !equal(there, ours)) return;
    writer.moving.isOnDisk();
    this.#watcher.onChange();
  }

  // ---- from the other phone

  hello(): Hello {
    return this.#greeting.hello();
  }

  async #greeted(theirs: Hello): Promise<void> {
    if (this.dispute.stop !== null) return;
    const known = this.#greeting.isKnown(theirs);
    if (known !== null) return this.#greetedAgain(theirs, known);
    const refusal = this.#greeting.refusal(theirs);
    if (refusal === null && !(await this.#agree(theirs))) return;
    if (!theirs.answered) this.sync.send(this.hello());
    if (refusal !== null) return this.dispute.end({ why: 'terms', seat: null, refusal });
    if (!this.sync.synced) this.sync.greet();
    await this.advance();
  }

  /** A hello during the game. It is unsigned: it may come from a phone that lost this game, or from anyone. */
  #greetedAgain(theirs: Hello, same: boolean): void {
    if (same && !theirs.answered) this.sync.answer(this.hello());
    // Once both seeds are shown, either player may start the next game over the same link: their last word may have
    // been lost.
    if (!same) this.sync.hints.gone = this.#writer?.verdict == null;
    this.#watcher.onChange();
  }

  async received(entries: readonly Uint8Array[]): Promise<boolean> {
    const writer = this.#writer;
    if (writer === null) return true;
    if (this.dispute.stop !== null) {
      // A word sent only once could get lost. Both phones find a fork; if each answered entries with entries, they
      // would never stop.
      if (this.dispute.stop.why !== 'fork') this.dispute.repeat();
      return true;
    }
    const before = writer.matchLog.length;
    const halt = await writer.read(entries);
    if (!halt.ok) {
      this.dispute.end({ why: 'store', seat: null, fault: halt.error });
      return true;
    }
    const read = writer.matchLog.length;
    const { state } = writer.matchLog;
    const lost = halt.value && lostVersion(halt.value, state, writer.seat, writer.evidence.heads);
    if (lost !== null && this.#givenWay < MAX_GIVEN_WAY) {
      await this.#startOver(lost);
      return false;
    }
    if (halt.value !== null) await this.dispute.object(writer, halt.value);
    if (writer.matchLog.length > before) await this.dispute.lookAgain(writer);
    await this.advance();
    // This phone's next entry acknowledges everything before it.
    if (writer.matchLog.length === read && (read > before || halt.value === null)) this.sync.acknowledge();
    // The signatures were checked even if the entries were rejected.
    return halt.value === null || (halt.value.kind === 'gap' && read > before);
  }

  /** Handles any message except those about log length. */
  async heard(message: ForwardedMessage): Promise<void> {
    const writer = this.#writer;
    if (message.kind === 'hello') return this.#greeted(message);
    if (writer === null) return;
    return byKind<'kind', typeof message, void | Promise<void>, []>('kind', message, {
      word: ({ word, entries }) => this.#said(writer, word, entries),
      seed: ({ seed }) => this.dispute.seedShown(writer, seed),
      nack: ({ seq, reason }) => this.dispute.refused(writer, seq, reason),
      table: ({ seq, table }) => this.dispute.showed(seq, table),
      hint: (hint) => this.#hinted(writer, hint),
    });
  }

  /** A word from the other player: stored and acted on if authentic. */
  async #said(writer: LogWriter, word: Word, entries: readonly Uint8Array[]): Promise<void> {
    if (word.kind === 'charge') return this.dispute.charged(writer, word, entries);
    if (word.kind === 'head' && this.sync.synced && !this.asksWord) return;
    const taken = await writer.statements.heard(word);
    if (taken && word.kind === 'offer' && writer.statements.muted) await decline(writer, this.sync, false);
    if (taken && word.kind === 'absent' && word.boot !== null) await this.#given(writer, word.boot);
    const known = word.kind === 'head' && this.sync.vouched(writer.matchLog, word);
    if (taken || known) await this.advance();
  }

  /**
   * The opponent claims that this phone withholds its signed head: signs, stores and files the head, which voids the
   * claim.
   */
  async #given({ matchLog }: LogWriter, boot: Uint8Array): Promise<void> {
    const head = await this.vouch({ seq: matchLog.length, head: matchLog.headAt(matchLog.length), boot });
    if (head !== null) this.sync.answer({ kind: 'word', word: head, entries: [] });
  }

  async #hinted(writer: LogWriter, { about, on }: Extract<ForwardedMessage, { kind: 'hint' }>): Promise<void> {
    if (about === 'pause') return this.pauses(on);
    if (about === 'release') return void (await this.releases());
    if (about === 'withdraw') await writer.statements.withdrawn(other(writer.seat));
    if (about === 'decline') await writer.statements.withdrawn(writer.seat);
    this.sync.hints.hear({ kind: 'hint', about, on }, writer.matchLog.state.asked);
    return this.advance();
  }

  vouch(head: Parameters<SyncHost['vouch']>[0]): Promise<Word | null> {
    const writer = this.#writer;
    // The phone the game moved to may have more entries.
    return writer === null || !writer.moving.signs() ? Promise.resolve(null) : writer.evidence.vouch(head);
  }

  /** The opponent pauses; or resumes, which resumes for both. */
  async pauses(on: boolean): Promise<void> {
    await this.pause.set(on ? { theirs: true } : { mine: false, theirs: false });
    this.#watcher.onChange();
  }

  /** This player pauses; or resumes, which resumes for both if the opponent is notified. */
  async pauseBy(on: boolean): Promise<Result<null, StoreFault>> {
    const kept = await this.pause.set(on ? { mine: true } : { mine: false, theirs: false });
    if (kept.ok) this.sync.send({ kind: 'hint', about: 'pause', on });
    return kept;
  }

  /** Either player ended the match: from here on the seed is shown as usual. */
  async releases(): Promise<Result<null, StoreFault>> {
    // Both repeat the message regularly, so neither has to answer.
    if (this.release.done) return ok(null);
    const kept = await this.release.now();
    if (kept.ok) await this.advance();
    return kept;
  }

  /** Advances the match if possible. */
  async advance(): Promise<void> {
    const writer = this.#writer;
    if (this.moved) return this.#watcher.onChange();
    if (writer !== null && this.dispute.stop === null && this.sync.synced) {
      await writer.statements.headCame();
      const advanced = await writer.advance();
      if (!advanced.ok) return this.dispute.end({ why: 'store', seat: null, fault: advanced.error });
    }
    for (const word of (await writer?.saying()) ?? []) this.sync.answer({ kind: 'word', word, entries: [] });
    if (this.#releases) this.sync.answer({ kind: 'hint', about: 'release', on: true });
    if (this.pause.mine) this.sync.answer({ kind: 'hint', about: 'pause', on: true });
    this.#watcher.onChange();
  }

  // ---- internal

  /** Stores the other player's hello. Resolves to whether it could be stored. */
  async #agree(theirs: Hello): Promise<boolean> {
    const kept = await this.#greeting.agree(theirs);
    if (kept.ok) await this.open();
    else this.dispute.end({ why: 'store', seat: null, fault: kept.error });
    return kept.ok;
  }

  /** Drops own entries from the given number on and acts as if restarted: waits for the other phone's signed head. */
  async #startOver(length: number): Promise<void> {
    const { store, name } = this.#parts;
    this.#givenWay++;
    const cut = await store.cut(name, length);
    const stored = cut.ok ? await store.read(name) : cut;
    if (!stored.ok) return this.dispute.end({ why: 'store', seat: null, fault: stored.error });
    await this.open();
    const recovered = await this.takeOver(stored.value);
    if (!recovered.ok)
      return this.dispute.end({ why: 'bug', seat: null, detail: { kind: 'thrown', error: recovered.error.why } });
    this.sync.startOver(this.matchLog?.length ?? 0);
    this.#watcher.onCut(this.matchLog?.length ?? 0);
    this.#watcher.onChange();
  }

  #grown({ entries, happened }: LogChange, own: boolean): void {
    if (own) this.sync.sendEntries(entries);
    // The opponent's new entry confirms all entries before it.
    if (this.matchLog !== null) this.sync.grown(this.matchLog, own);
    if (own && this.asksWord) this.sync.greet();
    if (this.#writer?.moving.going) this.#watcher.onMoving();
    if (!own) {
      this.dispute.wentOn();
      this.sync.hints.asking = false;
    }
    // Both phones are connected, and a player has made a decision.
    const { mine, theirs } = this.pause;
    if ((mine || theirs) && this.#parts.link.state === 'open' && entries.some(isDecided)) void this.pauseBy(false);
    for (const happening of happened) this.#watcher.onHappening(happening);
    this.#watcher.onChange();
  }
}

function isDecided(bytes: Uint8Array): boolean {
  const entry = parseEntry(bytes);
  return entry.ok && isDecision(entry.value.body);
}

/** How often per start a phone may give way to another version of its log: more often than any phone loses entries. */
const MAX_GIVEN_WAY = 8;

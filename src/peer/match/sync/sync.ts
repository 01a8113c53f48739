/**
 * Keeps two logs in sync over a link that may lose, repeat or reorder packets: SYNC, ACK, NACK and the initial hello.
 */
import { equal } from '../../../base/bytes.ts';
import { randomBytes } from '../../crypto.ts';
import type { Link } from '../../link/link.ts';
import { BOOT_SIZE, type Word, type WordOf } from '../../log/word.ts';
import type { MatchLog } from '../log/matchLog.ts';
import { wordPolicies } from '../words.ts';
import { Budget, cost, HeadWait, Hints } from './otherPhone.ts';
import { type Hello, type MatchMessage, readMessage, tagOf, writeMessage } from './wire.ts';

/** What `Sync` needs from the match. */
export interface SyncHost {
  /** Null until both phones have said hello. */
  readonly matchLog: MatchLog | null;
  /** Whether this phone needs the other phone's signed head although it has lost nothing (PROTOCOL 10.8). */
  readonly asksWord: boolean;
  /** Whether this player has made a statement that neither the log nor the other phone has answered yet. */
  readonly says: boolean;
  hello(): Hello;
  /** Resolves to whether the entries were free of faults. */
  received(entries: readonly Uint8Array[]): Promise<boolean>;
  /** Handles any message except those about log length. */
  heard(message: ForwardedMessage): Promise<void>;
  /** Signs what this phone has, for one start of the other phone (PROTOCOL 14.4). Null if it does not vouch. */
  vouch(head: { readonly seq: number; readonly head: Uint8Array; readonly boot: Uint8Array }): Promise<Word | null>;
  /** Called when something changed that may advance the match or is shown on screen. */
  advance(): Promise<void>;
}

/** The messages `Sync` passes on. */
export type ForwardedMessage = Exclude<MatchMessage, { kind: 'entries' | 'ack' | 'sync' }>;

/** The size of a part of the log, in bytes (PROTOCOL 10.7). */
const PART_BYTES = 12 * 1024;

export class Sync {
  /** How many entries the other phone is known to have. */
  acked = 0;
  /** This phone's boot id, and the other phone's latest known one. */
  #own = randomBytes(BOOT_SIZE);
  #theirs: Uint8Array | null = null;
  #wait: HeadWait;
  readonly #budget = new Budget();
  /** Whether the entire logs are being compared to find where they diverge. */
  #comparing = false;
  /** The longest log the other phone claims to have: only a hint, so it costs one request per tick (PROTOCOL 10.7). */
  #told = 0;
  /** The longest log requested since the last tick. */
  #askedFor = 0;
  /** The other phone's latest log claim, if shorter than ours: the next tick sends the missing entries. */
  #short: { readonly length: number; readonly head: Uint8Array } | null = null;
  /** Ticks spent waiting without progress. */
  #vain = 0;
  readonly hints = new Hints();
  /** The number of entries the other phone once had and lost: its store was rolled back. */
  lost = 0;
  /** Useless packets: malformed, duplicate, out of order. The link stays up; missing data is requested again. */
  dropped = 0;

  /** `fresh`: the game is new on this phone, so the other phone cannot have more of it. */
  constructor(
    private readonly link: Link,
    private readonly host: SyncHost,
    fresh: boolean,
  ) {
    this.#wait = new HeadWait(fresh);
  }

  /**
   * Whether this phone is certain that it has not lost any entries of its own (PROTOCOL 14.4). Until then, it may not
   * sign one.
   */
  get synced(): boolean {
    return this.#wait.over;
  }

  /** This start's boot id: 16 bytes, included in the head the other phone signs. */
  get boot(): Uint8Array {
    return this.#own;
  }

  /** Whether this phone retries on this tick: on every tick at first, and only occasionally after ten. */
  get asksAgain(): boolean {
    this.#vain = this.#waiting ? this.#vain + 1 : 0;
    return this.#vain > 0 && (this.#vain <= EAGER_RETRIES || this.#vain % SLOW_RETRY_TICKS === 0);
  }

  /** Whether something is unanswered, or the other phone has entries this one lacks. */
  get #waiting(): boolean {
    const { matchLog } = this.host;
    if (matchLog === null || !this.synced || this.host.asksWord || this.host.says) return true;
    return this.acked < matchLog.length || this.#told > matchLog.length;
  }

  /** Called as time passes: replenishes the work the other phone may cause. */
  renew(): void {
    this.#budget.renew();
  }

  /** The retry timer has fired. */
  tick(): void {
    this.renew();
    const { matchLog } = this.host;
    const short = this.#short;
    this.#short = null;
    if (matchLog !== null && short !== null && isOurs(matchLog, short.length, short.head))
      this.#sendFrom(matchLog, short.length);
  }

  /** Called when sent packets may have been lost: compares differing logs again, and repeats requests. */
  anew(): void {
    this.#comparing = false;
    this.#askedFor = 0;
  }

  /** Acts as if this phone had restarted with a log of the given length and lost what it wrote after that. */
  startOver(length: number): void {
    this.#own = randomBytes(BOOT_SIZE);
    this.#wait = new HeadWait(false);
    this.acked = Math.min(this.acked, length);
    this.anew();
    this.greet();
  }

  /** Asks the other phone for its log length; at the start, sends a hello. */
  greet(): void {
    const { matchLog } = this.host;
    if (matchLog === null) this.send(this.host.hello());
    else this.#ask(matchLog, matchLog.length);
  }

  /** `greet` in response to a packet, which may be forged; limited by the budget. */
  ask(): void {
    if (this.#budget.spend(cost.packet)) this.greet();
  }

  /** Sends a packet. The SYNC of the next tick or connection makes up for anything not sent now. */
  send(message: MatchMessage): void {
    this.link.send(this.#packed(message));
  }

  /** Replies to a packet, within the budget. */
  answer(message: MatchMessage): void {
    const packet = this.#packed(message);
    if (this.#budget.spend(cost.bytes(packet.length))) this.link.send(packet);
  }

  #packed(message: MatchMessage): Uint8Array {
    const { matchLog } = this.host;
    return writeMessage(matchLog === null ? new Uint8Array(8) : tagOf(matchLog.terms.gameId), message);
  }

  /** Sends new entries that belong together. */
  sendEntries(entries: readonly Uint8Array[]): void {
    if (entries.length > 0) this.send({ kind: 'entries', boot: this.#own, entries });
  }

  /** Sends entries the other phone needs, in reply to its packet. */
  answerEntries(entries: readonly Uint8Array[]): void {
    if (entries.length > 0) this.answer({ kind: 'entries', boot: this.#own, entries });
  }

  acknowledge(): void {
    const { matchLog } = this.host;
    if (matchLog !== null)
      this.answer({ kind: 'ack', length: matchLog.length, head: matchLog.headAt(matchLog.length) });
  }

  /**
   * Called when the log has grown. `own`: this phone wrote the entries; otherwise, the other phone has shown that its
   * log is as long.
   */
  grown(matchLog: MatchLog, own: boolean): void {
    this.#vain = 0;
    if (own) this.hints.there = false;
    else this.#has(matchLog.length);
    this.#budget.renew();
    this.#wait.grown(matchLog);
  }

  async packet(packet: Uint8Array): Promise<void> {
    const { matchLog } = this.host;
    const message = readMessage(matchLog === null ? null : tagOf(matchLog.terms.gameId), packet);
    if (!message.ok) {
      this.dropped++;
      return;
    }
    const { value } = message;
    if (value.kind !== 'hello') this.hints.gone = false;
    if (!this.#budget.spend(costOf(value))) return;
    if (value.kind === 'hello') await this.host.heard(value);
    else if (matchLog !== null) await this.#hear(matchLog, value);
  }

  /** The logs differ here: sends all of our entries and requests all of theirs. */
  compare(): void {
    const { matchLog } = this.host;
    if (this.#comparing || matchLog === null) return;
    this.#comparing = true;
    this.#sendFrom(matchLog, 0);
    this.#ask(matchLog, 0);
  }

  #ask(matchLog: MatchLog, length: number): void {
    const asks = !this.synced || this.host.asksWord;
    this.send({ kind: 'sync', length, head: matchLog.headAt(length), boot: this.#own, asks });
  }

  async #hear(matchLog: MatchLog, message: Exclude<MatchMessage, Hello>): Promise<void> {
    const host = this.host;
    switch (message.kind) {
      case 'entries':
        return this.#entries(matchLog, message);
      case 'ack':
        // The other phone has everything it needs to sign.
        if (host.asksWord && message.length > this.acked) this.ask();
        this.#heardOf(matchLog, message);
        return this.#learn(matchLog, message.length, message.head) ? host.advance() : undefined;
      case 'sync':
        return this.#sync(matchLog, message);
      default:
        return host.heard(message);
    }
  }

  async #entries(matchLog: MatchLog, { boot, entries }: Extract<MatchMessage, { kind: 'entries' }>): Promise<void> {
    this.#theirs ??= boot;
    // What the other phone sent before its restart, and then lost, may contradict what it writes now.
    const before = matchLog.length;
    const { signers } = matchLog.state.chain;
    // An invalid entry is checked against every key that has signed for its author (PROTOCOL 10.1).
    const price = cost.write + cost.signature * (Math.max(signers[0].length, signers[1].length) - 1);
    if (equal(boot, this.#theirs) && this.#budget.has(price) && !(await this.host.received(entries)))
      this.#budget.spend(price);
    if (this.host.matchLog?.length === before) this.dropped++;
  }

  /**
   * Handles the other phone's claim about its log, which is only a hint: if the two seem to differ, requests its
   * entries. Returns whether it has more of our entries than was known.
   */
  #learn(matchLog: MatchLog, length: number, head: Uint8Array): boolean {
    const { acked } = this;
    if (length > matchLog.length) this.#askFor(length);
    else if (isOurs(matchLog, length, head)) this.#has(length);
    else this.compare();
    return this.acked > acked;
  }

  /** Entries that an ACK shows to be missing are not sent right away: they may have been in transit. */
  #heardOf(matchLog: MatchLog, { length, head }: Extract<MatchMessage, { kind: 'ack' }>): void {
    this.#short = length < matchLog.length ? { length, head } : null;
  }

  #askFor(length: number): void {
    this.#told = Math.max(this.#told, length);
    if (length <= this.#askedFor) return;
    this.#askedFor = length;
    this.ask();
  }

  #has(length: number): void {
    this.acked = Math.max(this.acked, length);
  }

  async #sync(
    matchLog: MatchLog,
    { length, head, boot, asks }: Extract<MatchMessage, { kind: 'sync' }>,
  ): Promise<void> {
    if (this.#theirs === null || !equal(boot, this.#theirs)) this.#started(boot, length);
    // Its claim about its own log overrides earlier hints.
    this.#told = length;
    this.#short = null;
    // The word follows the entries it covers, so that the receiver probably has them.
    if (isOurs(matchLog, length, head)) this.#sendFrom(matchLog, length);
    if (asks) await this.#vouch(matchLog, boot);
    else this.acknowledge();
    this.#learn(matchLog, length, head);
    await this.host.advance();
  }

  /** Only a restarted phone can have less than before; an older packet may just be late. */
  #started(boot: Uint8Array, length: number): void {
    this.lost = Math.max(0, this.acked - length);
    this.acked = Math.min(this.acked, length);
    this.#told = 0;
    // What it had before may be lost everywhere, and its claim about those entries is worthless.
    if (this.#theirs !== null && this.#wait.again()) this.ask();
    this.#theirs = boot;
  }

  /** Signs what this phone has, for a restarted phone (PROTOCOL 14.4). */
  async #vouch(matchLog: MatchLog, boot: Uint8Array): Promise<void> {
    if (!this.#budget.spend(cost.write)) return;
    const word = await this.host.vouch({ seq: matchLog.length, head: matchLog.headAt(matchLog.length), boot });
    if (word !== null) this.say(word);
  }

  /** Handles the other phone's signed word, already stored. Returns whether it is for this start. */
  vouched(matchLog: MatchLog, { seq: length, head, boot }: WordOf<'head'>): boolean {
    if (!equal(boot, this.#own)) return false;
    this.#wait.claimed({ length, head }, matchLog);
    this.#learn(matchLog, length, head);
    return true;
  }

  /** Sends a word to the other phone. */
  say(word: Word, entries: readonly Uint8Array[] = []): void {
    this.send({ kind: 'word', word, entries });
  }

  #sendFrom(matchLog: MatchLog, from: number): void {
    for (const part of matchLog.parts(from, PART_BYTES)) this.answerEntries(part);
  }
}

/** A request is repeated for this many ticks in a row, then only occasionally. */
const EAGER_RETRIES = 10;
const SLOW_RETRY_TICKS = 15;

/** Whether the head belongs to this log at the given length. */
const isOurs = (matchLog: MatchLog, length: number, head: Uint8Array): boolean =>
  length <= matchLog.length && equal(matchLog.headAt(length), head);

/** The cost of examining a message; entries are charged only if something is wrong with them. */
function costOf(message: MatchMessage): number {
  switch (message.kind) {
    case 'entries':
      return 0;
    case 'hello':
    case 'seed':
      return cost.signature;
    case 'word':
      return wordPolicies[message.word.kind].price;
    case 'hint':
      // These two are written to disk.
      return message.about === 'pause' || message.about === 'release' ? cost.write : cost.packet;
    default:
      return cost.packet;
  }
}

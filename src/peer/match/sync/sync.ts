/** Keeps two logs alike over a link that may lose, repeat and overtake packets: SYNC, ACK, NACK and the hello before them. */
import { equal } from '../../../base/bytes.ts';
import { randomBytes } from '../../crypto.ts';
import type { Link } from '../../link/link.ts';
import { BOOT_SIZE, type Word, type WordOf } from '../../log/word.ts';
import type { MatchLog } from '../log/matchLog.ts';
import { words } from '../words.ts';
import { Budget, cost } from './budget.ts';
import { HeadWait } from './headWait.ts';
import { Hints } from './hints.ts';
import { type Hello, type Message, readMessage, tagOf, writeMessage } from './wire.ts';

/** What is kept alike. */
export interface Host {
  /** Null until both have said hello. */
  readonly matchLog: MatchLog | null;
  /** Whether this phone needs the other one's signed head though it has lost nothing (PROTOCOL 10.8). */
  readonly asksWord: boolean;
  /** Whether its player has said something that neither log nor the other phone has answered yet. */
  readonly says: boolean;
  hello(): Hello;
  /** Result: whether there was nothing wrong with them. */
  received(entries: readonly Uint8Array[]): Promise<boolean>;
  /** Anything that is not about how long the two logs are. */
  heard(message: Heard): Promise<void>;
  /** Signs what this phone has, for that start of the other one (PROTOCOL 14.4). Null where it says nothing. */
  vouch(head: { readonly seq: number; readonly head: Uint8Array; readonly boot: Uint8Array }): Promise<Word | null>;
  /** Something that may let the match go on, or that a screen shows, has changed. */
  advance(): Promise<void>;
}

/** What `Sync` hands up. */
export type Heard = Exclude<Message, { kind: 'entries' | 'ack' | 'sync' }>;

/** The size of a part of the log, in bytes (PROTOCOL 10.7). */
const PART = 12 * 1024;

export class Sync {
  readonly #link: Link;
  readonly #host: Host;
  /** Entries the other phone is known to have. */
  acked = 0;
  /** This start of this phone, and the last one of the other that is known. */
  #own = randomBytes(BOOT_SIZE);
  #theirs: Uint8Array | null = null;
  #wait: HeadWait;
  readonly #budget = new Budget();
  /** Whether the whole logs are being compared, to find where they part. */
  #comparing = false;
  /** The longest log the other phone claims to have: a hint, so it costs one question per tick (PROTOCOL 10.7). */
  #told = 0;
  /** The longest log it was asked for since the last tick. */
  #askedFor = 0;
  /** What it said last of its log, where that was shorter than this one: what is missing goes to it with the next tick. */
  #short: { readonly length: number; readonly head: Uint8Array } | null = null;
  /** Ticks at which something was waited for in vain, since anything came of it. */
  #vain = 0;
  readonly hints = new Hints();
  /** Entries the other phone once had and has lost: its store was set back. */
  lost = 0;
  /** Packets that brought nothing: malformed, doubled, out of order. The link stays, and what is missing is asked for again. */
  dropped = 0;

  /** `fresh`: the game begins here and now, so the other phone cannot know more of it. */
  constructor(link: Link, host: Host, fresh: boolean) {
    this.#link = link;
    this.#host = host;
    this.#wait = new HeadWait(fresh);
  }

  /** Whether this phone knows that it has lost nothing of its own (PROTOCOL 14.4): before that it may not sign an entry. */
  get synced(): boolean {
    return this.#wait.over;
  }

  /** This start of this phone: 16 bytes, over which the other one signs its head. */
  get boot(): Uint8Array {
    return this.#own;
  }

  /** Whether this phone asks again with this tick: for what it waits for every time, after ten times now and then. */
  get asksAgain(): boolean {
    this.#vain = this.#waiting ? this.#vain + 1 : 0;
    return this.#vain > 0 && (this.#vain <= OFTEN || this.#vain % SELDOM === 0);
  }

  /** Whether something was said that has not been answered, or the other phone has entries that this one lacks. */
  get #waiting(): boolean {
    const { matchLog } = this.#host;
    if (matchLog === null || !this.synced || this.#host.asksWord || this.#host.says) return true;
    return this.acked < matchLog.length || this.#told > matchLog.length;
  }

  /** Some time has passed: the other phone may cause some work again. */
  renew(): void {
    this.#budget.renew();
  }

  /** The retry timer has fired. */
  tick(): void {
    this.renew();
    const { matchLog } = this.#host;
    const short = this.#short;
    this.#short = null;
    if (matchLog !== null && short !== null && isOurs(matchLog, short.length, short.head))
      this.#sendFrom(matchLog, short.length);
  }

  /** What was sent may have been lost: logs that differ are compared again, and what was asked for is asked for again. */
  anew(): void {
    this.#comparing = false;
    this.#askedFor = 0;
  }

  /** As if this phone had started again, with a log of that length: it has found that it had lost what it wrote before. */
  startOver(length: number): void {
    this.#own = randomBytes(BOOT_SIZE);
    this.#wait = new HeadWait(false);
    this.acked = Math.min(this.acked, length);
    this.anew();
    this.greet();
  }

  /** Asks the other phone where it stands; at the beginning, who it is. */
  greet(): void {
    const { matchLog } = this.#host;
    if (matchLog === null) this.send(this.#host.hello());
    else this.#ask(matchLog, matchLog.length);
  }

  /** The same because of something it has sent, which it may have made up. */
  ask(): void {
    if (this.#budget.spend(cost.packet)) this.greet();
  }

  /** What does not go out now is made good by the SYNC of the next tick or connection. */
  send(message: Message): void {
    this.#link.send(this.#packed(message));
  }

  /** What follows from a packet, as long as those do not come without end. */
  answer(message: Message): void {
    const packet = this.#packed(message);
    if (this.#budget.spend(cost.bytes(packet.length))) this.#link.send(packet);
  }

  #packed(message: Message): Uint8Array {
    const { matchLog } = this.#host;
    return writeMessage(matchLog === null ? new Uint8Array(8) : tagOf(matchLog.terms.gameId), message);
  }

  /** New entries, which belong together. */
  sendEntries(entries: readonly Uint8Array[]): void {
    if (entries.length > 0) this.send({ kind: 'entries', boot: this.#own, entries });
  }

  /** Entries that the other phone needs because of something it has sent. */
  answerEntries(entries: readonly Uint8Array[]): void {
    if (entries.length > 0) this.answer({ kind: 'entries', boot: this.#own, entries });
  }

  acknowledge(): void {
    const { matchLog } = this.#host;
    if (matchLog !== null)
      this.answer({ kind: 'ack', length: matchLog.length, head: matchLog.headAt(matchLog.length) });
  }

  /** The log has grown. `own`: by what this phone has written; else the other one has shown that its log is as long. */
  grown(matchLog: MatchLog, own: boolean): void {
    this.#vain = 0;
    if (own) this.hints.there = false;
    else this.#has(matchLog.length);
    this.#budget.renew();
    this.#wait.grown(matchLog);
  }

  async packet(packet: Uint8Array): Promise<void> {
    const { matchLog } = this.#host;
    const message = readMessage(matchLog === null ? null : tagOf(matchLog.terms.gameId), packet);
    if (!message.ok) {
      this.dropped++;
      return;
    }
    const { value } = message;
    if (value.kind !== 'hello') this.hints.gone = false;
    if (!this.#budget.spend(priceOf(value))) return;
    if (value.kind === 'hello') await this.#host.heard(value);
    else if (matchLog !== null) await this.#hear(matchLog, value);
  }

  /** Both logs have an entry here, and not the same. The other phone is shown all of ours and asked for all of its own. */
  compare(): void {
    const { matchLog } = this.#host;
    if (this.#comparing || matchLog === null) return;
    this.#comparing = true;
    this.#sendFrom(matchLog, 0);
    this.#ask(matchLog, 0);
  }

  #ask(matchLog: MatchLog, length: number): void {
    const asks = !this.synced || this.#host.asksWord;
    this.send({ kind: 'sync', length, head: matchLog.headAt(length), boot: this.#own, asks });
  }

  async #hear(matchLog: MatchLog, message: Exclude<Message, Hello>): Promise<void> {
    const host = this.#host;
    switch (message.kind) {
      case 'entries':
        return this.#entries(matchLog, message);
      case 'ack':
        // It has what it is to sign that it has.
        if (host.asksWord && message.length > this.acked) this.ask();
        this.#heardOf(matchLog, message);
        return this.#learn(matchLog, message.length, message.head) ? host.advance() : undefined;
      case 'sync':
        return this.#sync(matchLog, message);
      default:
        return host.heard(message);
    }
  }

  async #entries(matchLog: MatchLog, { boot, entries }: Extract<Message, { kind: 'entries' }>): Promise<void> {
    this.#theirs ??= boot;
    // What a former start of the other phone has sent, and lost, may contradict what it writes now.
    const before = matchLog.length;
    const { signers } = matchLog.state.chain;
    // An entry that does not hold is tried with every key that has signed for its author (PROTOCOL 10.1).
    const price = cost.write + cost.signature * (Math.max(signers[0].length, signers[1].length) - 1);
    if (equal(boot, this.#theirs) && this.#budget.has(price) && !(await this.#host.received(entries)))
      this.#budget.spend(price);
    if (this.#host.matchLog?.length === before) this.dropped++;
  }

  /**
   * What the other phone says of its log, which is a hint: where the two seem to differ it is asked for what it has. Result: whether
   * it has more of ours than was known.
   */
  #learn(matchLog: MatchLog, length: number, head: Uint8Array): boolean {
    const { acked } = this;
    if (length > matchLog.length) this.#askFor(length);
    else if (isOurs(matchLog, length, head)) this.#has(length);
    else this.compare();
    return this.acked > acked;
  }

  /** What an ACK lacks is not sent at once: an entry may have been on its way. */
  #heardOf(matchLog: MatchLog, { length, head }: Extract<Message, { kind: 'ack' }>): void {
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

  async #sync(matchLog: MatchLog, { length, head, boot, asks }: Extract<Message, { kind: 'sync' }>): Promise<void> {
    if (this.#theirs === null || !equal(boot, this.#theirs)) this.#started(boot, length);
    // What it says itself of its log counts, whatever was told before.
    this.#told = length;
    this.#short = null;
    // The word after the entries it speaks of: whoever hears it is likely to have them.
    if (isOurs(matchLog, length, head)) this.#sendFrom(matchLog, length);
    if (asks) await this.#vouch(matchLog, boot);
    else this.acknowledge();
    this.#learn(matchLog, length, head);
    await this.#host.advance();
  }

  /** Only a phone that has started again can have less than it once had; an older packet may merely be late. */
  #started(boot: Uint8Array, length: number): void {
    this.lost = Math.max(0, this.acked - length);
    this.acked = Math.min(this.acked, length);
    this.#told = 0;
    // What it had before may be nowhere any more, and what it said of that is worth nothing.
    if (this.#theirs !== null && this.#wait.again()) this.ask();
    this.#theirs = boot;
  }

  /** Signs what this phone has, for one that has started (PROTOCOL 14.4). */
  async #vouch(matchLog: MatchLog, boot: Uint8Array): Promise<void> {
    if (!this.#budget.spend(cost.write)) return;
    const word = await this.#host.vouch({ seq: matchLog.length, head: matchLog.headAt(matchLog.length), boot });
    if (word !== null) this.say(word);
  }

  /** What the other phone has signed for this start; it is kept already. Result: whether it is for this start. */
  vouched(matchLog: MatchLog, { seq: length, head, boot }: WordOf<'head'>): boolean {
    if (!equal(boot, this.#own)) return false;
    this.#wait.claimed({ length, head }, matchLog);
    this.#learn(matchLog, length, head);
    return true;
  }

  /** A word, to the other phone. */
  say(word: Word, entries: readonly Uint8Array[] = []): void {
    this.send({ kind: 'word', word, entries });
  }

  #sendFrom(matchLog: MatchLog, from: number): void {
    for (const part of matchLog.parts(from, PART)) this.answerEntries(part);
  }
}

/** So many ticks in a row something is asked for, and then every so many. */
const OFTEN = 10;
const SELDOM = 15;

/** Whether that is the beginning of this log, or all of it. */
const isOurs = (matchLog: MatchLog, length: number, head: Uint8Array): boolean =>
  length <= matchLog.length && equal(matchLog.headAt(length), head);

/** What it costs to look at a message; entries cost only where something is wrong with them. */
function priceOf(message: Message): number {
  switch (message.kind) {
    case 'entries':
      return 0;
    case 'hello':
    case 'seed':
      return cost.signature;
    case 'word':
      return words[message.word.kind].price;
    case 'hint':
      // Kept on the disk.
      return message.about === 'pause' || message.about === 'release' ? cost.write : cost.packet;
    default:
      return cost.packet;
  }
}

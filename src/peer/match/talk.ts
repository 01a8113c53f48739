/** Keeps two logs alike over a link that may lose, repeat and overtake packets: SYNC, ACK, NACK and the hello before them. */
import { equal, readU32 } from '../../base/bytes.ts';
import { exhaustive } from '../../base/never.ts';
import { randomBytes } from '../crypto.ts';
import type { Link } from '../link/link.ts';
import type { Book } from './book.ts';
import { type Hello, type Message, type NackReason, readMessage, tagOf, writeMessage } from './wire.ts';

/** What the talk is about. */
export interface Host {
  /** Null until both have said hello. */
  readonly book: Book | null;
  hello(): Hello;
  greeted(hello: Hello): Promise<void>;
  received(entries: readonly Uint8Array[]): Promise<void>;
  resigned(statement: Uint8Array): Promise<void>;
  refused(seq: number, reason: NackReason): void;
  showed(seq: number, table: Uint8Array): void;
  absent(statement: Uint8Array): Promise<void>;
  charged(statement: Uint8Array, entries: readonly Uint8Array[]): Promise<void>;
  seedShown(seed: Uint8Array): Promise<void>;
  /** Something that may let the match go on, or that a screen shows, has changed. */
  stirred(): Promise<void>;
}

/** The size of a part of the log, in bytes (A10). */
const PART = 12 * 1024;

export class Talk {
  readonly #link: Link;
  readonly #host: Host;
  /** Entries the other phone is known to have. */
  acked = 0;
  /** The longest log it has spoken of since it was started. */
  #theirs = 0;
  /** The shortest length at which its log has shown another head than ours; null while the two are not known to part. */
  #parted: number | null = null;
  /** Whether it has said how long its log is: before that nothing may be signed (10.5). */
  #heard: boolean;
  /** This start of this phone, and the starts of the other that are known. */
  readonly #own = newBoot();
  readonly #boots = new Set<number>();
  /** Whether the whole logs are being compared, to find where they part. */
  #comparing = false;
  /** What the other player's screen lets this one know. */
  readonly hints: {
    want: boolean /** The question whose note is locked there, by its `asked`. */;
    sealed: number | null;
    /** It asks whether this player is still there. */
    there: boolean;
    /** It was asked the same, and its player has not answered. */
    asking: boolean;
  } = {
    want: false,
    sealed: null,
    there: false,
    asking: false,
  };
  /** Entries the other phone once had and has lost: its store was set back. */
  lost = 0;

  /** `fresh`: the game begins here and now, so the other phone cannot know more of it. */
  constructor(link: Link, host: Host, fresh: boolean) {
    this.#link = link;
    this.#host = host;
    this.#heard = fresh;
  }

  /** Whether this log is as long as the other one and no other than it: only then anything may be signed. */
  get synced(): boolean {
    return this.#heard && this.#parted === null && (this.#host.book?.length ?? 0) >= this.#theirs;
  }

  /** Whether something was said that has not been answered. */
  get waiting(): boolean {
    const { book } = this.#host;
    return book === null || !this.synced || this.acked < book.length;
  }

  /** What was sent may have been lost: a comparison of the logs, too, is made again when it is needed. */
  anew(): void {
    this.#comparing = false;
  }

  /** Asks the other phone where it stands; at the beginning, who it is. */
  greet(): void {
    const { book } = this.#host;
    if (book === null) this.send(this.#host.hello());
    else this.#ask(book, book.length);
  }

  send(message: Message): void {
    const { book } = this.#host;
    const tag = book === null ? new Uint8Array(8) : tagOf(book.terms.gameId);
    // What does not go out now is made good by the SYNC of the next connection.
    this.#link.send(writeMessage(tag, message));
  }

  /** New entries, which belong together. */
  sendEntries(entries: readonly Uint8Array[]): void {
    if (entries.length > 0) this.send({ kind: 'entries', entries });
  }

  acknowledge(): void {
    const { book } = this.#host;
    if (book !== null) this.send({ kind: 'ack', length: book.length, head: book.headAt(book.length) });
  }

  /** The other phone has shown that its log is at least that long. */
  has(length: number): void {
    this.acked = Math.max(this.acked, length);
  }

  async packet(packet: Uint8Array): Promise<void> {
    const { book } = this.#host;
    const message = readMessage(book === null ? null : tagOf(book.terms.gameId), packet);
    if (message.ok) await this.#hear(message.value);
  }

  /** Both logs have an entry here, and not the same. The other phone is shown all of ours and asked for all of its own. */
  compare(): void {
    const { book } = this.#host;
    if (this.#comparing || book === null) return;
    this.#comparing = true;
    this.#sendFrom(book, 0);
    this.#ask(book, 0);
  }

  #ask(book: Book, length: number): void {
    this.send({ kind: 'sync', length, head: book.headAt(length), boot: this.#own });
  }

  async #hear(message: Message): Promise<void> {
    const host = this.#host;
    switch (message.kind) {
      case 'hello':
        return host.greeted(message);
      case 'entries':
        return host.received(message.entries);
      case 'ack':
        if (!this.#learn(message.length, message.head)) this.compare();
        return host.stirred();
      case 'sync':
        return this.#sync(message);
      case 'nack':
        return host.refused(message.seq, message.reason);
      case 'resign':
        return host.resigned(message.statement);
      case 'hint':
        this.#hint(message);
        return host.stirred();
      case 'table':
        return host.showed(message.seq, message.table);
      case 'absent':
        return host.absent(message.statement);
      case 'charge':
        return host.charged(message.statement, message.entries);
      case 'seed':
        return host.seedShown(message.seed);
      default:
        return exhaustive(message);
    }
  }

  #hint({ about, on }: Extract<Message, { kind: 'hint' }>): void {
    if (about === 'want') this.hints.want = on;
    else if (about === 'sealed') this.hints.sealed = on ? (this.#host.book?.state.asked ?? null) : null;
    else if (about === 'there') this.hints.there = on;
    else this.hints.asking = false;
  }

  /** What the other phone says of its log. Result: whether that is a part of ours, or longer. */
  #learn(length: number, head: Uint8Array): boolean {
    const book = this.#host.book as Book;
    this.#heard = true;
    this.#theirs = Math.max(this.#theirs, length);
    if (length > book.length) return true;
    if (!equal(book.headAt(length), head)) {
      this.#parted = Math.min(this.#parted ?? length, length);
      return false;
    }
    // What the two have in common before they part says nothing.
    if (this.#parted !== null && length >= this.#parted) this.#parted = null;
    this.has(length);
    return true;
  }

  async #sync({ length, head, boot }: Extract<Message, { kind: 'sync' }>): Promise<void> {
    const book = this.#host.book as Book;
    // Only a phone that has started again can have less than it once had; an older packet may merely be late.
    if (!this.#boots.has(boot)) {
      this.lost = Math.max(0, this.acked - length);
      // What it had before it was started again may be nowhere any more.
      if (this.#boots.size > 0) this.#theirs = length;
      this.#boots.add(boot);
    }
    const fits = this.#learn(length, head);
    this.acknowledge();
    if (!fits) this.compare();
    else if (length > book.length) this.greet();
    else this.#sendFrom(book, length);
    await this.#host.stirred();
  }

  #sendFrom(book: Book, from: number): void {
    for (const part of book.parts(from, PART)) this.sendEntries(part);
  }
}

/** A number that this start of the phone has for itself. */
function newBoot(): number {
  return readU32(randomBytes(4));
}

/** Splits one link among several readers: a match's packets, and the messages between the two screens. */
import type { Link, LinkState } from './link.ts';

type Reader = (packet: Uint8Array) => void;

/** The first byte of screen messages; no match packet starts with it (PROTOCOL 10.7: each is a CBOR list). */
const BRACE = 0x7b;
const BRACKET = 0x5b;

/** One part of a link; sends packets unchanged. */
class LinkPart implements Link {
  #early: Uint8Array[] = [];
  #reader: Reader | null = null;

  constructor(private readonly link: Link) {}

  get state(): LinkState {
    return this.link.state;
  }

  send(packet: Uint8Array) {
    return this.link.send(packet);
  }

  onPacket(handler: Reader): void {
    this.#reader = handler;
    queueMicrotask(() => this.#read());
  }

  onState(handler: (state: LinkState) => void): () => void {
    return this.link.onState(handler);
  }

  close(): void {
    this.link.close();
  }

  arrive(packet: Uint8Array): void {
    this.#early.push(packet);
    this.#read();
  }

  #read(): void {
    while (this.#reader !== null) {
      const next = this.#early.shift();
      if (next === undefined) return;
      this.#reader(next);
    }
  }
}

/** For screen messages. Only the match may close the link. */
export type ScreenChannel = Omit<Link, 'close'>;

/**
 * Becomes the only reader of `link`, replacing any earlier one. Data for a part without a reader is buffered. Unread
 * screen messages are bounded by the sender, which repeats each until it is answered.
 */
export function splitLink(link: Link): Split {
  const [match, words, table] = [new LinkPart(link), new LinkPart(link), new LinkPart(link)];
  const matches = [match];
  for (const half of [words, table]) half.onPacket(() => {});
  const listen = (): void =>
    link.onPacket((packet) => {
      const halves = packet[0] === BRACE ? [words] : packet[0] === BRACKET ? [table] : matches;
      for (const half of halves) half.arrive(packet);
    });
  listen();
  const share = (): Link => {
    const more = new LinkPart(link);
    matches.push(more);
    return more;
  };
  return { match, words, table, listen, share };
}

export interface Split {
  readonly match: Link;
  readonly words: ScreenChannel;
  /** Messages about the other players at the host's table (PROTOCOL 11.10). */
  readonly table: ScreenChannel;
  /**
   * For a second, simultaneous game of the same pair: each game recognizes its packets by a tag. Lasts as long as the
   * link.
   */
  share(): Link;
  /** Makes its parts the readers again after others have been. */
  listen(): void;
}

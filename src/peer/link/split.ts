/** One link with two readers: the packets of a match, and words that two screens say to each other beside it. */
import type { Link, LinkState } from './link.ts';

type Reader = (packet: Uint8Array) => void;

/** A word begins with a brace; no packet of a match does (PROTOCOL 10.7: each is a CBOR list). */
const BRACE = 0x7b;

/** Half of a link: what it sends goes out as it is. */
class Half implements Link {
  readonly #link: Link;
  #early: Uint8Array[] = [];
  #reader: Reader | null = null;

  constructor(link: Link) {
    this.#link = link;
  }

  get state(): LinkState {
    return this.#link.state;
  }

  send(packet: Uint8Array) {
    return this.#link.send(packet);
  }

  onPacket(handler: Reader): void {
    this.#reader = handler;
    queueMicrotask(() => this.#read());
  }

  onState(handler: (state: LinkState) => void): () => void {
    return this.#link.onState(handler);
  }

  close(): void {
    this.#link.close();
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

/** What screens say: only the link of the match can be closed. */
export type Words = Omit<Link, 'close'>;

/**
 * Makes itself the only reader of `link`, in place of the one before. What arrives for a half that has no reader yet waits for it. Words
 * that nobody would read are bounded by whoever says them: they are said again until they are answered.
 */
export function splitLink(link: Link): Split {
  const [match, words] = [new Half(link), new Half(link)];
  const matches = [match];
  words.onPacket(() => {});
  const listen = (): void =>
    link.onPacket((packet) => {
      for (const half of packet[0] === BRACE ? [words] : matches) half.arrive(packet);
    });
  listen();
  const share = (): Link => {
    const more = new Half(link);
    matches.push(more);
    return more;
  };
  return { match, words, listen, share };
}

export interface Split {
  readonly match: Link;
  readonly words: Words;
  /** For another game of the same two at the same time: each knows its packets by their tag. It is there as long as the link. */
  share(): Link;
  /** Makes these two the readers again, where others have been since. */
  listen(): void;
}

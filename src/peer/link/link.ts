/**
 * The way from one phone to the other. A link carries packets of bytes and knows nothing of what is in them; how they
 * travel (WebRTC, two QR codes, a queue in memory) is a driver's business, and every driver passes
 * test/peer/link.contract.ts.
 */
import type { Result } from '../../base/result.ts';

/** The largest packet a link takes, in bytes. A driver whose channel carries less cuts packets up and joins them again. */
export const packetLimit = 64 * 1024;

/**
 * - `open`: packets go out.
 * - `away`: the other phone has not been heard for some seconds. It may come back; the link then is `open` again.
 * - `closed`: over for good, by either side's `close`. What follows needs a new link.
 */
export type LinkState = 'open' | 'away' | 'closed';

/** Why a packet was not taken. It is `large` when it is above `packetLimit`; else the word is the state of the link. */
export type SendFault = 'away' | 'closed' | 'large';

/**
 * What is promised: a packet arrives whole and unchanged, or not at all. On a good day each arrives once and in order;
 * but one that was on its way when the connection broke may be lost, arrive twice or be overtaken. Whoever uses a link
 * repeats by what the other side has acknowledged, and asks anew whenever the state turns `open`.
 *
 * No handler is ever called from within a call of the link: `send` has returned before anything comes of it.
 */
export interface Link {
  readonly state: LinkState;

  /**
   * Hands over a packet of 0 to `packetLimit` bytes; the caller may reuse the bytes at once. Taken is not arrived: the
   * other phone may be gone without anybody having noticed yet. A packet that was refused is not kept for later.
   */
  send(packet: Uint8Array): Result<null, SendFault>;

  /**
   * Makes `handler` the only reader, in place of the one before. Packets that arrive while there is none wait for it, so
   * none is lost between the pairing and the match. The bytes belong to the reader.
   */
  onPacket(handler: (packet: Uint8Array) => void): void;

  /**
   * Calls `handler` after every change of state from now on, one's own `close` among them.
   * Result: a function that ends this.
   */
  onState(handler: (state: LinkState) => void): () => void;

  /** Says farewell. From here on no packet is read. A second call does nothing. */
  close(): void;
}

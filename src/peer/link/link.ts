/**
 * The connection between two phones. A link carries opaque packets of bytes; how they travel (WebRTC, two QR codes, a
 * queue in memory) is up to the driver, and every driver passes test/peer/link.contract.ts.
 */
import { fail, type Result } from '../../base/result.ts';

/** The largest packet a link accepts, in bytes. Drivers with smaller channels split and rejoin packets. */
export const packetLimit = 64 * 1024;

/**
 * - `open`: packets are sent.
 * - `away`: the other phone has been silent for some seconds. If it comes back, the link is `open` again.
 * - `closed`: permanently over, by either side's `close`. Continuing needs a new link.
 */
export type LinkState = 'open' | 'away' | 'closed';

/** Why a packet was refused: `large` if it exceeds `packetLimit`, else the link's state. */
export type SendFault = 'away' | 'closed' | 'large';

/**
 * The guarantee: a packet arrives whole and unchanged, or not at all. Normally each arrives once and in order; but one
 * in transit when the connection broke may be lost, duplicated or overtaken. Users of a link resend based on what the
 * other side acknowledged, and ask again whenever the state becomes `open`.
 *
 * No handler is ever called synchronously from a call to the link: `send` returns before it has any effect.
 */
export interface Link {
  readonly state: LinkState;

  /**
   * Sends a packet of 0 to `packetLimit` bytes; the caller may reuse the buffer immediately. Accepted does not mean
   * delivered: the other phone may be gone unnoticed. A refused packet is not queued.
   */
  send(packet: Uint8Array): Result<null, SendFault>;

  /**
   * Makes `handler` the only reader, replacing any earlier one. Packets that arrive while there is none are buffered,
   * so none is lost between the pairing and the match. The bytes belong to the reader.
   */
  onPacket(handler: (packet: Uint8Array) => void): void;

  /**
   * Calls `handler` after every later change of state, including this side's `close`. Returns a function that
   * unsubscribes.
   */
  onState(handler: (state: LinkState) => void): () => void;

  /** Says goodbye and stops reading packets. A second call does nothing. */
  close(): void;
}

/** A null link, for viewing a finished game. */
export const noLink: Link = {
  state: 'closed',
  send: () => fail('closed'),
  onPacket: () => {},
  onState: () => () => {},
  close: () => {},
};

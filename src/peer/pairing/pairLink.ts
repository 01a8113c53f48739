/** The lasting link of a pair: open while there is a channel to the authenticated phone, away in between. */

import { concat, u8 } from '../../base/bytes.ts';
import { fail, ok } from '../../base/result.ts';
import { watchers } from '../../base/watchers.ts';
import { type Link, type LinkState, packetLimit } from '../link/link.ts';
import { liveKind } from './message.ts';

/** Bytes buffered until there is a reader. Anything beyond is dropped; the other phone resends it on request. */
const maxBufferedBytes = 4 * 1024 * 1024;

export class PairLink implements Link {
  state: LinkState = 'away';
  #hand: (packet: Uint8Array) => void = () => {};
  #inbox: Uint8Array[] = [];
  #waiting = 0;
  #reader: ((packet: Uint8Array) => void) | null = null;
  readonly #watchers = watchers<[state: LinkState]>();

  /** `farewell` is called once, on this side's `close`. */
  constructor(private readonly farewell: () => void) {}

  send(packet: Uint8Array) {
    if (this.state !== 'open') return fail(this.state);
    if (packet.length > packetLimit) return fail('large' as const);
    this.#hand(concat(u8(liveKind.packet), packet));
    return ok(null);
  }

  onPacket(handler: (packet: Uint8Array) => void): void {
    this.#reader = handler;
    queueMicrotask(() => this.#read());
  }

  onState(handler: (state: LinkState) => void): () => void {
    return this.#watchers.add(handler);
  }

  close(): void {
    if (this.state === 'closed') return;
    this.#turn('closed');
    this.farewell();
  }

  /** A new channel replaces any earlier one. */
  carry(send: (packet: Uint8Array) => void): void {
    // Users of the link send their requests again at every `open`, so a change of channels must be visible.
    this.#turn('away');
    this.#hand = send;
    this.#turn('open');
  }

  lose(): void {
    this.#turn('away');
  }

  /** Called when the other side has said goodbye. */
  end(): void {
    this.#turn('closed');
  }

  arrive(packet: Uint8Array): void {
    if (this.state === 'closed' || this.#waiting + packet.length > maxBufferedBytes) return;
    this.#inbox.push(packet.slice());
    this.#waiting += packet.length;
    this.#read();
  }

  #turn(state: LinkState): void {
    if (this.state === state || this.state === 'closed') return;
    this.state = state;
    if (state === 'closed') this.#inbox = [];
    queueMicrotask(() => this.#watchers.tell(state));
  }

  #read(): void {
    while (this.#reader) {
      const packet = this.#inbox.shift();
      if (packet === undefined) return;
      this.#waiting -= packet.length;
      this.#reader(packet);
    }
  }
}

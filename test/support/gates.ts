/** In-memory meeting points: channels over pairs of memory links, which a test can join, cut and observe. */

import { fromUtf8, utf8 } from '../../src/base/bytes.ts';
import { randomBytes } from '../../src/peer/crypto.ts';
import type { Address, Channel, Gate, GateState, OpenGate } from '../../src/peer/link/channel.ts';
import type { Link } from '../../src/peer/link/link.ts';
import { Joiner, splitPacket } from '../../src/peer/link/pieces.ts';
import { type MemoryPair, pair } from './link/memory.ts';

export interface MemoryGate {
  open: OpenGate;
  readonly address: Address | null;
  readonly closed: boolean;
  /** The last value passed to `linked`. */
  readonly linked: boolean;
  deliver(channel: Channel): void;
  turn(state: GateState): void;
}

export function memoryGate(): MemoryGate {
  let take: (channel: Channel) => void = () => {};
  let state: (state: GateState) => void = () => {};
  const gate = {
    address: null as Address | null,
    closed: false,
    linked: false,
    open: (address: Address): Gate => {
      gate.address = address;
      return {
        onChannel: (handler) => {
          take = handler;
        },
        onState: (handler) => {
          state = handler;
        },
        linked: (yes) => {
          gate.linked = yes;
        },
        close: () => {
          gate.closed = true;
        },
      };
    },
    deliver: (channel: Channel) => take(channel),
    turn: (next: GateState) => state(next),
  };
  return gate;
}

/** Both ends of a connection without a man in the middle: each sees the other's certificate. */
export function channels(): { host: Channel; guest: Channel; wire: MemoryPair } {
  const wire = pair({ auto: true });
  const [a, b] = [randomBytes(32), randomBytes(32)];
  return { host: overLink(wire.a, a, b), guest: overLink(wire.b, b, a), wire };
}

/** Both reach the meeting point and get a fresh connection. */
export function join(host: MemoryGate, guest: MemoryGate): MemoryPair {
  const ends = channels();
  host.deliver(ends.host);
  guest.deliver(ends.guest);
  return ends.wire;
}

/** A memory link as a channel; the link's `away` ends it. */
export function overLink(link: Link, own: Uint8Array, remote: Uint8Array): Channel {
  let mine = false;
  const joiner = new Joiner();
  return {
    fingerprints: { own, remote },
    // In pieces, as in every driver, since a channel's packet is larger than a link's.
    send: (packet) => {
      for (const piece of splitPacket(packet)) link.send(utf8(piece));
    },
    onPacket: (handler) =>
      link.onPacket((bytes) => {
        const packet = joiner.add(fromUtf8(bytes) ?? '');
        if (packet.ok && packet.value) handler(packet.value);
      }),
    onOver: (handler) =>
      void link.onState((state) => {
        if (state !== 'open' && !mine) handler();
      }),
    trust: () => {},
    close: () => {
      mine = true;
      link.close();
    },
  };
}

/** Resolves once `look` is true. Throws after `patienceMs`. */
export async function until(look: () => boolean, patienceMs = 10_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!look()) {
    if (performance.now() > end) throw new Error(`not within ${patienceMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * What a driver provides to the pairing: successive channels, each valid until it breaks. A channel is encrypted, but
 * its peer is unknown until `src/peer/pairing` identifies it; the pairing turns the channels into one lasting `Link`.
 */

export type Role = 'host' | 'guest';

/** SHA-256 of both ends' certificates as this phone sees them, 32 bytes each. */
export interface Fingerprints {
  readonly own: Uint8Array;
  readonly remote: Uint8Array;
}

/** The largest packet of a channel, in bytes: that of a link plus one for its kind. */
export const channelLimit = 64 * 1024 + 1;

/** Total bytes, on the wire, accepted from an unidentified peer before the channel is closed. */
export const strangerLimit = 64 * 1024;

/** One connection. Packets arrive whole and in order until it ends; none arrive after that. Nothing here throws. */
export interface Channel {
  readonly fingerprints: Fingerprints;
  /** At most `channelLimit` bytes; silently lost if the channel is over. */
  send(packet: Uint8Array): void;
  /** The only reader. Set in the call that hands over the channel, so nothing has to be buffered. */
  onPacket(handler: (packet: Uint8Array) => void): void;
  /** Called once if the connection breaks or the other side ends it; not after this side's `close`. */
  onOver(handler: () => void): void;
  /** The other side is now identified: `strangerLimit` no longer applies. */
  trust(): void;
  close(): void;
}

/**
 * - `reaching`: connecting to the meeting point.
 * - `ready`: registered there; the host waits for calls, the guest calls.
 * - `no-server`: the meeting point does not answer.
 * - `nobody-there`: no host has this room (guest).
 * - `occupied`: this room's host has found their partner and left the meeting point (guest).
 * - `full`: the meeting point has no room left.
 * - `taken`: someone else has this room (host).
 * - `no-route`: both are at the meeting point, but packets do not get from one phone to the other.
 * - `no-webrtc`: this browser does not support WebRTC.
 */
export type GateState = 'reaching' | 'ready' | GateFault;
export type GateFault = 'no-server' | 'nobody-there' | 'occupied' | 'full' | 'taken' | 'no-route' | 'no-webrtc';

/** Where two phones find each other. */
export interface Address {
  readonly role: Role;
  /** Letters and digits. */
  readonly room: string;
  /**
   * The host's claim to its room after a restart: 16 random bytes in hexadecimal, shared only with the meeting point.
   */
  readonly token: string;
}

/** Keeps making channels to one address until it is closed. Never throws. */
export interface Gate {
  onChannel(handler: (channel: Channel) => void): void;
  /** Calls `handler` after every change. A fault is not final: the gate keeps trying. */
  onState(handler: (state: GateState) => void): void;
  /**
   * Whether the pair has a channel through any gate. While it does, this phone does not have to be findable and gives
   * up its room on the server.
   */
  linked(yes: boolean): void;
  close(): void;
}

export type OpenGate = (address: Address) => Gate;

/**
 * Combines the gates to one address: takes a channel from whichever gate provides one. Reports every state of the
 * second gate except `reaching`.
 */
export function combineGates(first: Gate, second: Gate): Gate {
  return {
    onChannel: (handler) => {
      for (const gate of [first, second]) gate.onChannel(handler);
    },
    onState: (handler) => {
      first.onState(handler);
      second.onState((state) => (state === 'reaching' ? undefined : handler(state)));
    },
    linked: (yes) => {
      for (const gate of [first, second]) gate.linked(yes);
    },
    close: () => {
      for (const gate of [first, second]) gate.close();
    },
  };
}

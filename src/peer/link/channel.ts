/**
 * What a driver gives to the pairing: channels, one after the other, each for as long as it lasts. A channel is encrypted,
 * but who is at its other end is not known yet; `src/peer/pairing` finds out and makes one lasting `Link` of them.
 */

export type Role = 'host' | 'guest';

/** SHA-256 of the certificates of the two ends as this phone sees them, 32 bytes each. */
export interface Fingerprints {
  readonly own: Uint8Array;
  readonly remote: Uint8Array;
}

/** The largest packet of a channel, in bytes: one byte more than a link's, for its kind. */
export const channelLimit = 64 * 1024 + 1;

/** What a channel takes altogether from somebody it does not know yet, in bytes as they travel. Then it is closed. */
export const strangerLimit = 64 * 1024;

/** One connection. Packets arrive whole and in order until it is over; none after. Nothing here throws. */
export interface Channel {
  readonly fingerprints: Fingerprints;
  /** At most `channelLimit` bytes; lost without a word when the channel is over. */
  send(packet: Uint8Array): void;
  /** The one reader. It is set in the very call that hands the channel over, so nothing has to wait for it. */
  onPacket(handler: (packet: Uint8Array) => void): void;
  /** Called once when the connection breaks or the other side ends it; not after one's own `close`. */
  onOver(handler: () => void): void;
  /** The other side is known from here on: `strangerLimit` ends. */
  trust(): void;
  close(): void;
}

/**
 * - `reaching`: on the way to the meeting point.
 * - `ready`: registered there; the host is called, the guest calls.
 * - `no-server`: the meeting point does not answer.
 * - `nobody-there`: no host has this room (guest).
 * - `occupied`: the host of this room has found his partner and is not at the meeting point any more (guest).
 * - `full`: the meeting point has no place left.
 * - `taken`: somebody else has this room (host).
 * - `no-route`: both are at the meeting point, but no packet gets from one phone to the other.
 * - `no-webrtc`: this browser cannot do it.
 */
export type GateState = 'reaching' | 'ready' | GateFault;
export type GateFault = 'no-server' | 'nobody-there' | 'occupied' | 'full' | 'taken' | 'no-route' | 'no-webrtc';

/** Where two phones find each other. */
export interface Address {
  readonly role: Role;
  /** Letters and digits. */
  readonly room: string;
  /** The host's right to its room after a restart: 16 random bytes in hexadecimal, told to nobody but the meeting point. */
  readonly token: string;
}

/** Makes channels to one address, again and again without end, until it is closed. Never throws. */
export interface Gate {
  onChannel(handler: (channel: Channel) => void): void;
  /** Calls `handler` after every change. A fault is no end: the gate tries on. */
  onState(handler: (state: GateState) => void): void;
  /** Whether the pair has its channel, by whatever gate. As long as it has, this phone need not be found, and takes up no place. */
  linked(yes: boolean): void;
  close(): void;
}

export type OpenGate = (address: Address) => Gate;

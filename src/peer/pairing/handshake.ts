/**
 * How two phones authenticate each other over one connection and rule out a man in the middle. No driver, clock or
 * screen here: packets go in; packets and the next stage come out. Source: PROTOCOL 11.
 */
import { equal, u8 } from '../../base/bytes.ts';
import { hash, isValidPublicKey, type Signer, signedMessage, verify } from '../crypto.ts';
import type { Fingerprints, Role } from '../link/channel.ts';
import { type Message, readMessage, type Versions, writeMessage } from './message.ts';
import { comparedSymbolCount, type PairingSide, pairingHash, pairingSymbols } from './symbols.ts';
import type { PairingRefusal, Trouble } from './trouble.ts';

/** This phone's values for every handshake. */
export interface Self {
  readonly signer: Signer;
  readonly versions: Versions;
  /** The entry that moved a game to this phone, for phones that have not received it (PROTOCOL 10.8). */
  readonly handover?: Uint8Array | null;
}

/** Whether the known phone's game has moved to the phone with `key`, which shows `handover` (empty if none). */
export type HasMoved = (key: Uint8Array, handover: Uint8Array) => Promise<boolean>;

/** Shown by a phone that no game has moved to. */
export const noHandover = new Uint8Array();

/**
 * The stage of a handshake. `proved`: starting with the next packet, the pair's packets may be read. `refused`: close
 * the channel.
 */
export type Handshake = Running | Comparing | Proved | { readonly at: 'refused'; readonly trouble: Trouble };

export interface Running {
  readonly at: 'running';
  take(packet: Uint8Array): Promise<HandshakeStep>;
}

/** Both keys are proved; the two users compare symbols to confirm whose they are. */
export interface Comparing {
  readonly at: 'comparing';
  /** Indexes into `symbols`, the same on both phones unless there is a man in the middle. */
  readonly symbols: readonly number[];
  readonly peerKey: Uint8Array;
  /** Whether this phone's user has confirmed. */
  readonly agreed: boolean;
  take(packet: Uint8Array): Promise<HandshakeStep>;
  /** This phone's user confirms. */
  agree(): HandshakeStep;
}

export interface Proved {
  readonly at: 'proved';
  readonly peerKey: Uint8Array;
  /** What was compared, or null if the keys were enough. */
  readonly symbols: readonly number[] | null;
}

/** Packets to send, in order, and the stage after them. */
export interface HandshakeStep {
  readonly send: readonly Uint8Array[];
  readonly next: Handshake;
}

export function step(next: Handshake, ...messages: readonly Message[]): HandshakeStep {
  return { send: messages.map(writeMessage), next };
}

/** Waits for one kind of message. A refusal from the other side, or any other message, ends the handshake. */
export function expect<K extends Message['kind']>(
  kind: K,
  next: (message: Extract<Message, { kind: K }>) => HandshakeStep | Promise<HandshakeStep>,
): Running {
  return {
    at: 'running',
    take: async (packet) => {
      const message = readMessage(packet);
      if (message?.kind === 'refuse') return step({ at: 'refused', trouble: { kind: message.why } });
      if (message?.kind !== kind) return refuse('garbled');
      return next(message as Extract<Message, { kind: K }>);
    },
  };
}

/** Ends the handshake with a reason. */
export function refuse(reason: PairingRefusal): HandshakeStep {
  return step({ at: 'refused', trouble: { kind: reason } }, { kind: 'refuse', why: reason });
}

/** A version mismatch needs no message: the other side has seen both versions too. Null if they match. */
export function versionTrouble(own: Versions, other: Versions): Trouble | null {
  if (own.protocol === other.protocol && own.rules === other.rules) return null;
  const name = ({ protocol, rules }: Versions) => `${rules} (${protocol})`;
  return { kind: 'version', own: name(own), other: name(other) };
}

/** One side's key and nonce. */
export interface KeyAndNonce {
  readonly publicKey: Uint8Array;
  readonly nonce: Uint8Array;
}

/** This phone's signature (PROTOCOL 11.4) over the connection as it sees it. */
export async function signProof(self: Self, role: Role, seen: Fingerprints, own: Uint8Array, other: Uint8Array) {
  return self.signer.sign(channelMessage(role, seen.own, seen.remote, own, other));
}

/** Whether the other phone holds its key and sees the same connection. `role` is the other phone's. */
export async function verifyProof(
  peer: KeyAndNonce,
  role: Role,
  seen: Fingerprints,
  own: Uint8Array,
  signature: Uint8Array,
) {
  if (!isValidPublicKey(peer.publicKey)) return false;
  return verify(peer.publicKey, channelMessage(role, seen.remote, seen.own, peer.nonce, own), signature);
}

/** What the users compare. Sides and seeds come after the pairing (PROTOCOL 11.2). */
export function compare(host: PairingSide, guest: PairingSide, peerKey: Uint8Array): Comparing {
  const numbers = pairingSymbols(pairingHash(host, guest, hash('rules'))).slice(0, comparedSymbolCount);
  return comparing(numbers, peerKey, false, false);
}

export function sideOf({ publicKey, nonce }: KeyAndNonce, fingerprint: Uint8Array): PairingSide {
  return { publicKey, nonce, seedCommitment: zeros, fingerprint };
}

/** Whether a side's claim about itself matches what this phone sees. */
export function matchesFingerprint(claim: PairingSide, fingerprint: Uint8Array): boolean {
  return equal(claim.fingerprint, fingerprint) && equal(claim.seedCommitment, zeros);
}

/** 32 zero bytes: for protocol fields a pairing does not use. */
export const zeros = new Uint8Array(32);

function comparing(symbols: readonly number[], peerKey: Uint8Array, mine: boolean, theirs: boolean): Comparing {
  const next = (mine: boolean, theirs: boolean): Handshake =>
    mine && theirs ? { at: 'proved', peerKey, symbols } : comparing(symbols, peerKey, mine, theirs);
  const running = expect('agree', () => step(next(mine, true)));
  return {
    at: 'comparing',
    symbols,
    peerKey,
    agreed: mine,
    take: running.take,
    agree: () => (mine ? step(next(mine, theirs)) : step(next(true, theirs), { kind: 'agree' })),
  };
}

function channelMessage(role: Role, own: Uint8Array, remote: Uint8Array, nonce: Uint8Array, other: Uint8Array) {
  return signedMessage('chan', zeros, u8(role === 'host' ? 0 : 1), own, remote, nonce, other);
}

/**
 * How two phones become a pair and stay one. The pairing makes sure on every new connection who is at its other end, and
 * only then lets packets through to the one lasting link. It knows no driver: `open` brings the channels.
 */
import { hex } from '../../base/bytes.ts';
import { randomBytes, type Signer } from '../crypto.ts';
import type { OpenGate, Role } from '../link/channel.ts';
import type { Link } from '../link/link.ts';
import type { HasMoved } from './handshake.ts';
import { Meeting } from './meeting.ts';
import type { Versions } from './message.ts';
import { type Invitation, keyHashOf, newRoom, writeInvitation } from './room.ts';
import type { Trouble } from './trouble.ts';

export interface PairingOptions {
  readonly open: OpenGate;
  readonly signer: Signer;
  /** Must be the same on both phones, or they refuse each other with words. */
  readonly versions: Versions;
  /** How long to try before `trouble` says what is the matter. Default 10 000. */
  readonly diagnoseMs?: number;
}

/** All a phone keeps of a pair to meet again after a restart. Beside it only its own key is needed. */
export interface Ticket {
  readonly role: Role;
  readonly room: string;
  /** 32 hexadecimal digits, secret. */
  readonly token: string;
  /** 32 bytes. */
  readonly peerKey: Uint8Array;
}

/** Where a game has moved, as far as this phone knows (PROTOCOL 10.8). */
export interface GameMoves {
  /** The key with which the other player plays: 32 bytes. */
  readonly peerKey: Uint8Array;
  /** The entry by which the game has come to this phone; null: it was always here. */
  readonly handover: Uint8Array | null;
  /** Whether that entry, of which this phone need not have heard, hands the other player's game over to that key. */
  readonly follows: HasMoved;
}

/** Two phones that have proved their keys to each other. */
export interface Paired {
  readonly link: Link;
  readonly role: Role;
  readonly peerKey: Uint8Array;
  /** What the people compared (numbers of `symbols`); null when a link or an earlier pairing made it needless. */
  readonly symbols: readonly number[] | null;
  readonly ticket: Ticket;
  /** Why the two are not linked just now, where that is known. */
  trouble(): Trouble | null;
  /** Where the game of the two has moved by now: the other player's next phone is let in too, and once it is there only it is. */
  admit(moves: GameMoves): void;
  /** This phone goes without a word: another one of its player comes in its place. */
  leave(): void;
}

/**
 * - `reaching`: on the way to the meeting point, or to the host.
 * - `waiting`: the host's room is open and nobody is there.
 * - `checking`: a phone is there and has yet to prove who it is.
 * - `comparing`: the people look whether both phones show the same symbols, then `answer`. `agreed`: this one has said yes.
 * - `paired`: from here on the state of the link tells how it is.
 * - `refused`: over; it needs a new pairing.
 */
export type Progress =
  | { readonly at: 'reaching' | 'waiting' | 'checking' }
  | { readonly at: 'comparing'; readonly symbols: readonly number[]; readonly agreed: boolean }
  | { readonly at: 'paired'; readonly paired: Paired }
  | { readonly at: 'refused'; readonly trouble: Trouble };

export interface Pairing {
  readonly room: string;
  /** From `#` on, to be shown as a code or sent; null for a guest and after a restart. */
  readonly invitation: string | null;
  readonly progress: Progress;
  /** What is the matter, when there has been no connection for `diagnoseMs`; null while all is well. It tries on. */
  readonly trouble: Trouble | null;
  /** Calls `handler` after every change of `progress` or `trouble`. Result: a function that ends this. */
  onChange(handler: () => void): () => void;
  /** The person's word on the symbols. Without a comparison under way it does nothing. */
  answer(same: boolean): void;
  /** Gives up what is not paired yet; a pair is ended by its link's `close`. */
  close(): void;
  /** See `Paired`. */
  admit(moves: GameMoves): void;
  leave(): void;
}

/** Opens a room with a fresh code and a fresh link. */
export function host(options: PairingOptions): Pairing {
  const [room, secret, keyHash] = [newRoom(), randomBytes(16), keyHashOf(options.signer.publicKey)];
  const invitation = writeInvitation({ room, keyHash, secret });
  return new Meeting(options, { role: 'host', room, token: newToken(), invitation, secret, known: null });
}

/** Goes to the room of a link: nothing needs to be compared. */
export function joinByLink({ room, keyHash, secret }: Invitation, options: PairingOptions): Pairing {
  return new Meeting(options, { ...guest(room), by: { way: 'link', keyHash, secret } });
}

/** Goes to the room whose code was typed (`readRoom`). The people compare symbols. */
export function joinByCode(room: string, options: PairingOptions): Pairing {
  return new Meeting(options, { ...guest(room), by: { way: 'code' } });
}

/** Meets the phone of an earlier pairing again. The link is there at once, `away` until the other phone is. */
export function meetAgain(ticket: Ticket, options: PairingOptions): Pairing & { readonly link: Link } {
  const { role, room, token, peerKey } = ticket;
  const plan = { room, token, invitation: null, known: peerKey };
  const meeting = new Meeting(
    options,
    role === 'host' ? { ...plan, role, secret: null } : { ...plan, role, by: { way: 'known', peerKey } },
  );
  return meeting as Meeting & { link: Link };
}

const guest = (room: string) => ({ role: 'guest', room, token: newToken(), invitation: null, known: null }) as const;
const newToken = () => hex(randomBytes(16));

/**
 * Pairs two phones and keeps them paired. Authenticates the other end of every new connection, then passes packets to
 * the one lasting link. Independent of any driver: `open` provides the channels.
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
  /** Must match on both phones; otherwise they refuse each other with an explanation. */
  readonly versions: Versions;
  /** How long to try before `trouble` reports a problem (ms). Default: 10 000. */
  readonly diagnoseMs?: number | undefined;
}

/** What a phone stores about a pairing to reconnect after a restart, except its own key. */
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
  /** The other player's current key: 32 bytes. */
  readonly peerKey: Uint8Array;
  /** The entry that moved the game to this phone; null if it was always here. */
  readonly handover: Uint8Array | null;
  /**
   * Whether the given entry, which this phone may not have yet, hands the other player's game over to the given key.
   */
  readonly follows: HasMoved;
}

/** Two phones that have authenticated each other. */
export interface Paired {
  readonly link: Link;
  readonly role: Role;
  readonly peerKey: Uint8Array;
  /**
   * The symbols the users compared (indexes into `symbols`); null if a link or an earlier pairing made that
   * unnecessary.
   */
  readonly symbols: readonly number[] | null;
  readonly ticket: Ticket;
  /** Why the phones are not connected right now, if known. */
  trouble(): Trouble | null;
  /**
   * Updates where the pair's game has moved. The other player's next phone is admitted too and, once connected,
   * replaces the old one.
   */
  admit(moves: GameMoves): void;
  /** Leaves without a farewell: another phone of the same player takes over. */
  leave(): void;
}

/**
 * - `reaching`: connecting to the meeting point, or to the host.
 * - `waiting`: the host's room is open and empty.
 * - `checking`: a phone is there and has yet to authenticate.
 * - `comparing`: the users check that both phones show the same symbols, then `answer`. `agreed`: this user has
 *   confirmed.
 * - `paired`: from here on, see the link's state.
 * - `refused`: over; a new pairing is needed.
 */
export type Progress =
  | { readonly at: 'reaching' | 'waiting' | 'checking' }
  | { readonly at: 'comparing'; readonly symbols: readonly number[]; readonly agreed: boolean }
  | { readonly at: 'paired'; readonly paired: Paired }
  | { readonly at: 'refused'; readonly trouble: Trouble };

export interface Pairing {
  readonly room: string;
  /** The part of the link starting with `#`, to show as a code or send; null for a guest and after a restart. */
  readonly invitation: string | null;
  readonly progress: Progress;
  /** The problem if there is no connection after `diagnoseMs`; null otherwise. Retries continue. */
  readonly trouble: Trouble | null;
  /** Calls `handler` after every change of `progress` or `trouble`. Returns a function that unsubscribes. */
  onChange(handler: () => void): () => void;
  /** Passes on the user's answer about the symbols. Does nothing unless a comparison is in progress. */
  answer(same: boolean): void;
  /** Abandons an unfinished pairing; a pair ends with its link's `close`. */
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

/** Joins the room of a link. No comparison is needed. */
export function joinByLink({ room, keyHash, secret }: Invitation, options: PairingOptions): Pairing {
  return new Meeting(options, { ...guest(room), by: { way: 'link', keyHash, secret } });
}

/** Joins the room of a typed code (`readRoom`). The users compare symbols. */
export function joinByCode(room: string, options: PairingOptions): Pairing {
  return new Meeting(options, { ...guest(room), by: { way: 'code' } });
}

/** Reconnects to a previously paired phone. Returns the link immediately; it is `away` until that phone connects. */
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

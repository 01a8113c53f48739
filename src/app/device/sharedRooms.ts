// Chunk: device
/** The rooms that this page hosts for several guests; each is opened once. */
import type { CodeGate } from '../../peer/link/codes.ts';
import type { Link } from '../../peer/link/link.ts';
import { meetAgain, type Pairing, type Ticket } from '../../peer/pairing/pairing.ts';
import { type RoomTicket, SharedRoom } from '../../peer/pairing/sharedRoom.ts';
import type { Device } from './device.ts';
import { type PairedPeer, transportsFor } from './transports.ts';

export interface HostedRoom {
  readonly room: SharedRoom;
  /** For pairing one guest after another without a server. */
  readonly codes: CodeGate;
  /** Paired guests whose game has not begun, in order of arrival. */
  readonly waiting: readonly PairedPeer[];
  /** Call when the guest's game has begun, or the guest is sent away. */
  leaves(guest: PairedPeer): void;
}

const rooms = new Map<string, HostedRoom>();

/** The room of the given ticket. `max`: the most guests at one time. */
export function hostedRoom(ticket: RoomTicket, phone: Device, max: number): HostedRoom {
  const there = rooms.get(ticket.room);
  if (there && !there.room.isClosed) return there;
  const { codes, options } = transportsFor('host', phone);
  const { identity } = phone;
  const waiting: PairedPeer[] = [];
  const leaves = (guest: PairedPeer): void => {
    const at = waiting.indexOf(guest);
    if (at >= 0) waiting.splice(at, 1);
  };
  const room = new SharedRoom(options, ticket, {
    max,
    onPaired: (paired) => {
      const guest = { ...paired, codes, identity };
      waiting.push(guest);
      guest.link.onState((state) => {
        if (state === 'closed') leaves(guest);
      });
    },
  });
  const hosted = { room, codes, waiting, leaves };
  // No more guests are expected, so leave the pairing server.
  room.onChange(() => {
    if (!room.isEmpty || room.isClosed) return;
    room.close();
    rooms.delete(ticket.room);
  });
  rooms.set(ticket.room, hosted);
  return hosted;
}

/**
 * Pairs this phone with a known opponent again, with codes for reconnecting; `again` is null if reconnecting is not
 * needed.
 */
export function resumePairing(
  ticket: Ticket,
  phone: Device,
  { max, alone = false }: { max: number; alone?: boolean },
): { again: (Pairing & { readonly link: Link }) | null; codes: CodeGate } {
  if (max > 1 && !alone) {
    const { room, codes } = hostedRoom(ticket, phone, max);
    return { again: room.expect(ticket.peerKey), codes };
  }
  const { codes, options } = transportsFor(ticket.role, phone);
  return { again: alone ? null : meetAgain(ticket, options), codes };
}

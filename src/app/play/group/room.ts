// Chunk: games
/** Games that one phone plays with several others at one table: those that it hosts in one room. */
import type { Ticket } from '../../../peer/pairing/pairing.ts';
import type { Shelved } from '../../../peer/store/shelf.ts';
import { signOf } from '../../../words/en/signs.ts';

/** Whether this phone may play such games with several others at a time. */
export const hostsSeveral = ({ ticket, seat, rules, own }: Hosted): boolean =>
  // A game that has moved here shows by which entry, and a room of several shows none.
  ticket.role === 'host' && own === undefined && signOf(rules).group?.seat === seat;

type Hosted = Pick<Shelved, 'ticket' | 'seat' | 'rules' | 'own'>;

/** How many others this phone may play with at that table: 1 in most games. */
export const seatsOf = (row: Hosted): number => (hostsSeveral(row) ? (signOf(row.rules).group?.max ?? 1) : 1);

/** Whether two games use the same link: a room may hold several. */
export const sameLink = (one: Ticket, other: Ticket): boolean =>
  one.room === other.room && one.peerKey.join() === other.peerKey.join();

/**
 * The games of that room that are not followed by others or moved, one a player, by the players’ names: a stable order that is found
 * again at a glance.
 */
export function gamesInRoom(room: string, rows: readonly Shelved[]): Shelved[] {
  const here = rows.filter(
    (row) => row.ticket.room === room && hostsSeveral(row) && !row.followed && row.moved === undefined,
  );
  const newest = here.filter((row, at) => here.findIndex((one) => sameLink(one.ticket, row.ticket)) === at);
  const name = ({ names, seat }: Shelved): string => names[seat === 0 ? 1 : 0];
  return newest.sort((a, b) => name(a).localeCompare(name(b)) || (a.game < b.game ? -1 : 1));
}

// Chunk: games
/** Games that one phone plays with several others at one table, as the host of a shared room. */
import type { Ticket } from '../../../peer/pairing/pairing.ts';
import type { Shelved } from '../../../peer/store/shelf.ts';
import { gameInfoOf } from '../../../words/en/signs.ts';

/** Whether this phone may play this game with several others at once. */
export const allowsSeveralGuests = ({ ticket, seat, rules, own }: Hosted): boolean =>
  // A game that has moved to this phone has to show its handover entry when reconnecting, which shared rooms can't do.
  ticket.role === 'host' && own === undefined && gameInfoOf(rules).group?.seat === seat;

type Hosted = Pick<Shelved, 'ticket' | 'seat' | 'rules' | 'own'>;

/** Maximum number of other players at this phone's table; 1 in most games. */
export const seatsOf = (row: Hosted): number =>
  allowsSeveralGuests(row) ? (gameInfoOf(row.rules).group?.max ?? 1) : 1;

/** Whether two games use the same link: a room may have several. */
export const sameLink = (one: Ticket, other: Ticket): boolean =>
  one.room === other.room && one.peerKey.join() === other.peerKey.join();

/** The current games of the given room on this phone, one per player, in the stable order of the players’ names. */
export function gamesInRoom(room: string, rows: readonly Shelved[]): Shelved[] {
  const here = rows.filter(
    (row) => row.ticket.room === room && allowsSeveralGuests(row) && !row.followed && row.moved === undefined,
  );
  const newest = here.filter((row, at) => here.findIndex((one) => sameLink(one.ticket, row.ticket)) === at);
  const name = ({ names, seat }: Shelved): string => names[seat === 0 ? 1 : 0];
  return newest.sort((a, b) => name(a).localeCompare(name(b)) || (a.game < b.game ? -1 : 1));
}

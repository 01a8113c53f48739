/** Tells each player who else is at the table and who is away, but nothing else about them. */
import { useEffect, useRef } from 'preact/hooks';
import { type OtherPlayer, writeOthers } from '../../play/group/others.ts';
import type { Opened } from '../../play/open.ts';
import type { StripSeat } from './strip.tsx';

export function useTellOthers(group: readonly Opened[], seats: readonly StripSeat[]): void {
  const told = useRef(new Map<string, string>());
  const others = (game: string): OtherPlayer[] =>
    seats.filter((seat) => seat.game !== game).map((seat) => ({ ...playerIn(group, seat), away: seat.away }));
  const tell = ({ sitting, shelved: { game } }: Opened, again = false): void => {
    const list = others(game);
    const text = JSON.stringify(list);
    if (!again && told.current.get(game) === text) return;
    if (sitting.table.send(writeOthers(list)).ok) told.current.set(game, text);
  };
  const now = useRef(tell);
  now.current = tell;
  useEffect(() => {
    for (const opened of group) tell(opened);
  });
  useEffect(() => {
    // A player's phone asks when it opens the game and after each lost connection.
    const ends = group.map((opened) => opened.sitting.others.onChange(() => now.current(opened, true)));
    return () => {
      for (const end of ends) end();
    };
  }, [group]);
}

function playerIn(group: readonly Opened[], { game, character }: StripSeat): Omit<OtherPlayer, 'away'> {
  const shelved = group.find((one) => one.shelved.game === game)?.shelved;
  return { name: shelved?.names[shelved.seat === 0 ? 1 : 0] ?? '', character: character ?? '' };
}

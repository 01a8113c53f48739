/** A table with several players: one or all of them, with a strip to switch between them. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as words from '../../../words/en/screens/group.ts';
import { begun } from '../../../words/en/sides.ts';
import { gameInfoOf } from '../../../words/en/signs.ts';
import { saveGames } from '../../device/gameFile.ts';
import { useWakeLock } from '../../device/useWakeLock.ts';
import { Loading } from '../../offline/loading.tsx';
import { Sign } from '../../parts/sign.tsx';
import { Toast } from '../../parts/strip.tsx';
import { type AnyGroupSeat, useSeats } from '../../play/group/useSeats.ts';
import type { Opened } from '../../play/open.ts';
import { goTo } from '../../route.ts';
import type { AppSession } from '../../session.ts';
import { TableScreen } from '../table/index.tsx';
import { GroupStrip, longestWaiting, Next, type StripSeat, useWaitingSince } from './strip.tsx';
import './style.css';
import { type OtherPlayer, writeOthers } from '../../play/group/others.ts';

interface Props {
  session: AppSession;
  group: readonly Opened[];
  /** The game shown; null for all of them. */
  current: string | null;
  /** The game shown is about to move to another phone of the same player. */
  moving?: boolean;
}

/**
 * A swipe that changes seats: its minimum horizontal distance (px), and the minimum ratio of horizontal to vertical
 * distance.
 */
const SWIPE = { across: 70, slope: 2 };

export function GroupScreen({ session, group, current, moving = false }: Props) {
  const { seats, refused } = useSeats(group);
  // Includes games whose table has not been set up yet: if such a phone goes away, its seat can still be reached and
  // removed.
  const cells = group.map((opened) => cellOf(opened, seats));
  const since = useWaitingSince(cells, current);
  useTellOthers(group, cells);
  const first = group[0];
  const room = first?.met.ticket.room;
  const show = (game: string | null): void => {
    if (game === current || room === undefined) return;
    goTo(game === null ? { at: 'group', room } : { at: 'table', game }, true);
  };
  const swipe = useSwipe((step) => {
    const games = [null, ...cells.map(({ game }) => game)];
    const next = games[games.indexOf(current) + step];
    if (next !== undefined) show(next);
  });
  if (!first || room === undefined) return <Loading />;
  const next = longestWaiting(cells, current, since);
  const elsewhere = next && <Next {...next} onSeat={show} />;
  const shown = group.find(({ shelved }) => shelved.game === current);
  const { max } = gameInfoOf(first.shelved.rules).group ?? { max: 1 };
  const onAdd = group.length < max ? () => goTo({ at: 'group', room, add: true }) : undefined;
  return (
    <div class="group-frame" {...swipe}>
      <GroupStrip seats={cells} current={current} onSeat={show} />
      {shown ? (
        <Seat {...{ session, moving, elsewhere }} opened={shown} several={group.length > 1} onAdd={onAdd} />
      ) : (
        <Everybody {...{ group, seats, elsewhere, onAdd }} onSeat={show} />
      )}
      {shown && <Unseen group={group} seats={seats.filter(({ game }) => game !== current)} />}
      {refused !== null && <Toast text={refused} />}
    </div>
  );
}

interface SeatProps {
  session: AppSession;
  opened: Opened;
  moving: boolean;
  several: boolean;
  elsewhere?: JSX.Element | null;
  onAdd?: (() => void) | undefined;
}

/** One game, without the strip. */
function Seat({ session, opened, moving, several, elsewhere, onAdd }: SeatProps) {
  const { sitting, shelved, rematch } = opened;
  return (
    <TableScreen
      key={shelved.game}
      {...{ sitting, rematch, moving, several, elsewhere }}
      before={shelved.before ?? []}
      home={{ title: words.theOtherPlayers, go: () => goTo({ at: 'group', room: opened.met.ticket.room }, true) }}
      also={onAdd ? [{ title: words.addPlayers, act: onAdd }] : []}
      onRemove={() => void session.remove(opened)}
    />
  );
}

interface EverybodyProps {
  group: readonly Opened[];
  seats: readonly AnyGroupSeat[];
  elsewhere?: JSX.Element | null;
  onSeat(game: string): void;
  onAdd?: (() => void) | undefined;
}

function Everybody({ group, seats, elsewhere, onSeat, onAdd }: EverybodyProps) {
  useWakeLock();
  const [first] = group;
  const files = group.flatMap(({ sitting }) => sitting.match.file() ?? []);
  const save = (): void => {
    const own = first?.shelved.seat ?? 0;
    const names = group.map(({ shelved }) => shelved.names[own === 0 ? 1 : 0]);
    saveGames(files, [first?.shelved.names[own] ?? '', ...names]);
  };
  const Board = first?.sitting.ui.group?.Everybody;
  if (!Board) return <Loading />;
  return (
    <Board
      {...{ seats, elsewhere, onSeat }}
      {...(onAdd && { onAdd })}
      {...(files.length > 0 && { onSave: save })}
      onLeave={() => goTo({ at: 'home' })}
    />
  );
}

/** Renders nothing; processes games that are not shown. */
function Unseen({ group, seats }: Pick<EverybodyProps, 'group' | 'seats'>) {
  const Game = group[0]?.sitting.ui.group?.Unseen;
  return Game ? <Game seats={seats} /> : null;
}

export function cellOf({ sitting, shelved }: Opened, seats: readonly AnyGroupSeat[]): StripSeat {
  const { game, names, seat } = shelved;
  const here = seats.find((one) => one.game === game);
  const cell = here && sitting.ui.group?.cell(here.v);
  // A player whose game is over does not count as away.
  const away = sitting.link.state === 'away' && sitting.match.view().status.kind !== 'over';
  return { ...(cell ?? unknownCell(begun(names[seat === 0 ? 1 : 0]))), game, away };
}

const unknownCell = (name: string) => ({
  name,
  character: null,
  seal: <Sign name="person" size={24} />,
  waits: false,
  sign: null,
  state: null,
});

/** Horizontal one-finger swipes, unless the touched element itself scrolls horizontally. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      const [touch, more] = event.touches;
      const at = event.target instanceof Element ? event.target : null;
      from.current = touch && !more && !scrollsSideways(at) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent): void {
      const [touch] = event.changedTouches;
      if (!from.current || !touch) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= SWIPE.across && Math.abs(x) > SWIPE.slope * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function scrollsSideways(at: Element | null): boolean {
  for (let one = at; one; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') return true;
  return at?.closest('input, textarea, dialog') !== null;
}

/** Tells each player who else is at the table and who is away, but nothing else about them. */
function useTellOthers(group: readonly Opened[], seats: readonly StripSeat[]): void {
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

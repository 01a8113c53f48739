/** The strip of players at the top edge of a table, and the link at the bottom edge to the player waiting longest. */

import { useEffect, useRef } from 'preact/hooks';
import * as words from '../../../words/en/screens/group.ts';
import { clockOf } from '../../../words/en/silence.ts';
import { playFeedback } from '../../device/feedback.ts';
import type { GroupCell } from '../../games/gameUi.ts';
import { useNow } from '../../parts/hooks.ts';
import { Sign } from '../../parts/sign.tsx';
import './style.css';

export interface StripSeat extends GroupCell {
  readonly game: string;
  readonly away: boolean;
}

interface Props {
  seats: readonly StripSeat[];
  /** The game shown; null for all of them. */
  current: string | null;
  onSeat(game: string | null): void;
}

export function GroupStrip({ seats, current, onSeat }: Props) {
  const box = useRef<HTMLElement>(null);
  const shortNames = shortenNames(seats.map(({ name }) => name));
  useEffect(() => {
    const cell = box.current?.querySelector('[aria-current]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={box} class="group-strip flex" aria-label={words.seats}>
      <Cell on={current === null} onTake={() => onSeat(null)}>
        <Sign name="people" size={22} />
        <small class="one-line as-block">{words.everybody}</small>
      </Cell>
      {seats.map((seat, at) => (
        <Cell key={seat.game} on={seat.game === current} waits={seat.waits} onTake={() => onSeat(seat.game)}>
          <span class="group-seal icon-box rigid">
            {seat.seal}
            {seat.away && <Sign name="offline" size={14} />}
          </span>
          <span>
            <b class="one-line as-block fine">{shortNames[at]}</b>
            <small class="one-line as-block">{seat.away ? words.away : seat.state}</small>
          </span>
        </Cell>
      ))}
    </nav>
  );
}

/** Shortens names to their first word where that is unambiguous. */
export function shortenNames(names: readonly string[]): string[] {
  const firsts = names.map((name) => name.split(' ')[0] ?? name);
  return names.map((name, at) =>
    firsts.filter((first) => first === firsts[at]).length === 1 ? (firsts[at] ?? name) : name,
  );
}

interface CellProps {
  on: boolean;
  waits?: boolean;
  onTake(): void;
  children: preact.ComponentChildren;
}

const Cell = ({ on, waits = false, onTake, children }: CellProps) => (
  <button
    type="button"
    class={`group-cell across centers gap3 quiet ${waits ? 'waits' : ''}`}
    aria-current={on ? 'true' : undefined}
    onClick={onTake}
  >
    {children}
  </button>
);

/** When each player started waiting (`performance.now()`, ms). A new wait triggers a vibration, if enabled. */
export function useWaitingSince(seats: readonly StripSeat[], current: string | null): ReadonlyMap<string, number> {
  const since = useRef(new Map<string, number>());
  const waiting = seats.filter(({ waits }) => waits).map(({ game }) => game);
  for (const game of since.current.keys()) if (!waiting.includes(game)) since.current.delete(game);
  for (const game of waiting) if (!since.current.has(game)) since.current.set(game, performance.now());
  const before = useRef(waiting);
  useEffect(() => {
    // No signal for the game the player just left.
    if (waiting.some((game) => game !== current && !before.current.includes(game))) playFeedback(['turn']);
    before.current = waiting;
  }, [waiting.join()]);
  return since.current;
}

/** A link to the other player who has been waiting longest; null if there is none. */
export function longestWaiting(
  seats: readonly StripSeat[],
  current: string | null,
  since: ReadonlyMap<string, number>,
): { seat: StripSeat; since: number } | null {
  const [first] = seats
    .filter(({ game, waits }) => waits && game !== current)
    .map((seat) => ({ seat, since: since.get(seat.game) ?? 0 }))
    .sort((a, b) => a.since - b.since);
  return first ?? null;
}

export function Next({ seat, since, onSeat }: { seat: StripSeat; since: number; onSeat(game: string): void }) {
  const now = useNow(() => performance.now(), [since]);
  return (
    <button type="button" class="group-next across gap4 fills raised" onClick={() => onSeat(seat.game)}>
      <b class="grow">{words.nextWaits(seat.name, seat.state ?? '')}</b>
      <span class="quiet" aria-hidden="true">
        {clockOf(Math.max(0, now - since))}
      </span>
      <Sign name="forward" size={20} />
    </button>
  );
}

/** Where a text is weighed: the table, whose text it is, and what things there are worth that many texts speak of, in bits. */
import type { CardId, Seat, Slot } from '../../game.ts';
import type { Damage } from '../frame.ts';
import { pointsOf, type Table } from '../table.ts';
import type { Success } from './reading.ts';

export interface Scene {
  readonly table: Table;
  /** Whose text it is: to them it is worth that. */
  readonly owner: Seat;
  readonly slot?: Slot;
  readonly card?: CardId;
  /** What it is worth to the Corp that the run going on ends here. */
  readonly stake?: number;
  /** What the best run of that kind is worth to the Runner; `success`: what it brings where that is no access of that fort. */
  readonly run?: (fort: string | undefined, success?: Success) => number;
}

/** What the last points are worth: more than anything else. */
export const WIN = 80;
/** What it is worth to flatline the Runner. */
export const KILL = 150;
const POINTS_TO_WIN = 7;

/** What so many agenda points are worth to that player. */
export function worthOfPoints(table: Table, seat: Seat, points: number): number {
  const have = pointsOf(table, seat);
  if (have + points >= POINTS_TO_WIN) return WIN;
  return 6 * points * (1 + have / 10);
}

/** What damage is worth to the Corp: it costs cards, or the game. */
export function worthOfDamage(table: Table, type: Damage, amount: number): number {
  const { hand } = table.runner;
  if (amount > hand) return KILL;
  if (type === 'brain') return 5 * amount;
  return (hand - amount >= 4 ? 0.6 : hand - amount >= 2 ? 1.3 : 2) * amount;
}

/** To whoever owns the text, what is good for that seat. */
export const sign = (owner: Seat, good: Seat): number => (owner === good ? 1 : -1);

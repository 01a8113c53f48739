/** What the kit keeps beside a game that is played with real cards: the numbers of both sides, and what is drawn or bid. Plain JSON. */
import type { Seat } from '../game.ts';

export const CORP: Seat = 0;
export const RUNNER: Seat = 1;

/** The numbers that a side has from the start, in the order in which they are shown. */
export const names = [
  ['bits', 'actions', 'points', 'publicity'],
  ['bits', 'actions', 'points', 'tags', 'brain', 'used', 'memory'],
] as const;
export type Name = (typeof names)[Seat][number];

/** Actions of a turn that begins (K-TURN-01). */
export const ACTIONS = [3, 4] as const;
export const POINTS_TO_WIN = 7;
/** No number is larger than that (K-CNT-02). */
export const MOST = 999;
/** Counters that a side may make for itself, and letters in the name of one (K-CNT-04). */
export const MOST_COUNTERS = 8;
export const LONGEST_NAME = 16;

export interface KitSide {
  /** By name; own counters stand among them as `+Name`. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Trace {
  readonly limit: number;
  /** What the Runner has shown; null before that. */
  readonly link: number | null;
}

/** What came of the last die, coin or trace. */
export type KitOutcome =
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'coin'; readonly heads: boolean }
  | {
      readonly kind: 'trace';
      readonly limit: number;
      readonly link: number;
      readonly corp: number;
      readonly runner: number;
      readonly success: boolean;
    };

export interface Table {
  readonly step: 'free' | 'link' | 'bids' | 'die' | 'coin' | 'over';
  /** Who writes the next entry (K-PEN-01). */
  readonly pen: Seat;
  /** By seat: how many moves of their were written, but for giving the pen on (K-PEN-02). */
  readonly written: readonly [number, number];
  /** Turns that have begun, and whose the last one is. */
  readonly turn: number;
  readonly active: Seat;
  readonly sides: readonly [KitSide, KitSide];
  readonly trace: Trace | null;
  readonly outcome: KitOutcome | null;
  /** So many dice, coins and traces there were. */
  readonly outcomes: number;
}

/** The value of one number; 0 where that side has no such. */
export const numberOf = ({ sides }: Table, seat: Seat, name: string): number => sides[seat].numbers[name] ?? 0;

/** Own counters of a side, in the order in which they were made. */
export const countersOf = ({ sides }: Table, seat: Seat): string[] =>
  Object.keys(sides[seat].numbers).filter((name) => name.startsWith('+'));

/** Before anything was changed (K-CNT-01). */
export const first: Table = {
  step: 'free',
  pen: CORP,
  written: [0, 0],
  turn: 1,
  active: CORP,
  sides: [
    { numbers: { bits: 5, actions: ACTIONS[CORP], points: 0, publicity: 0 } },
    { numbers: { bits: 5, actions: ACTIONS[RUNNER], points: 0, tags: 0, brain: 0, used: 0, memory: 4 } },
  ],
  trace: null,
  outcome: null,
  outcomes: 0,
};

/** The kit's state for a game with real cards: both sides' numbers, and what was rolled or bid. Plain JSON. */
import type { GameEvent, Seat } from '../game.ts';

export const CORP: Seat = 0;
export const RUNNER: Seat = 1;

/** Every side's initial numbers, in display order. */
export const numberNames = [
  ['bits', 'actions', 'points', 'publicity'],
  ['bits', 'actions', 'points', 'tags', 'brain', 'used', 'memory'],
] as const;
export type KitNumberName = (typeof numberNames)[Seat][number];

/** Actions at the start of a turn (K-TURN-01). */
export const ACTIONS = [3, 4] as const;
export const POINTS_TO_WIN = 7;
/** The largest number (K-CNT-02). */
export const MAX_NUMBER = 999;
/** Maximum number of counters a side can create, and length of their names (K-CNT-04). */
export const MAX_COUNTERS = 8;
export const MAX_NAME_LENGTH = 16;

export interface KitSide {
  /** By name; user-defined counters are included as `+Name`. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Trace {
  readonly limit: number;
  /** The Runner's declared link; null before that. */
  readonly link: number | null;
}

/** The result of the last die, coin or trace. */
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
  /** By seat: number of their moves written, except for passing the pen (K-PEN-02). */
  readonly written: readonly [number, number];
  /** Number of turns begun, and whose turn it is. */
  readonly turn: number;
  readonly active: Seat;
  readonly sides: readonly [KitSide, KitSide];
  readonly trace: Trace | null;
  readonly outcome: KitOutcome | null;
  /** Number of dice, coins and traces so far. */
  readonly outcomes: number;
}

/** The value of a number; 0 if that side lacks it. */
export const numberOf = ({ sides }: Table, seat: Seat, name: string): number => sides[seat].numbers[name] ?? 0;

/** A side's user-defined counters, in order of creation. */
export const countersOf = ({ sides }: Table, seat: Seat): string[] =>
  Object.keys(sides[seat].numbers).filter((name) => name.startsWith('+'));

/** Before any change (K-CNT-01). */
export const initialTable: Table = {
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

export type Move =
  /** Changes the player's own number (K-CNT-01). */
  | { do: 'change'; name: string; by: number }
  /** Removes the player's own counter (K-CNT-04). */
  | { do: 'remove'; name: string }
  /** The player's turn begins (K-TURN-01). */
  | { do: 'turn' }
  | { do: 'die' }
  | { do: 'coin' }
  /** The Corp traces (K-TRC-01); the Runner shows their link, or declines. */
  | { do: 'trace'; limit: number }
  | { do: 'link'; link: number }
  | { do: 'drop' }
  | { do: 'bid'; bits: number }
  /** The other player writes next (K-PEN-01). */
  | { do: 'yield' }
  | { do: 'end' };

export type KitEvent = GameEvent &
  (
    | { kind: 'changed'; seat: Seat; name: string; from: number; to: number }
    | { kind: 'removed'; seat: Seat; name: string }
    | { kind: 'turn'; seat: Seat; turn: number }
    | { kind: 'die'; value: number }
    | { kind: 'coin'; heads: boolean }
    | { kind: 'tracing'; limit: number }
    | { kind: 'linked'; link: number }
    | { kind: 'dropped' }
    | { kind: 'traced'; limit: number; link: number; corp: number; runner: number; success: boolean }
    | { kind: 'ended'; seat: Seat }
  );

/** Either player may act, or the Runner has to show a link. */
export type KitWindow = 'free' | 'link';

export type Decisions = { move: KitWindow; choose: never; sealed: 'bids' };

/** The moves of the kit's players, and the resulting events. */
import type { GameEvent, Seat } from '../game.ts';

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

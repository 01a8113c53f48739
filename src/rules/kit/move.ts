/** What the players of the kit write, and what has happened then. */
import type { GameEvent, Seat } from '../game.ts';

export type Move =
  /** One's own number goes up or down (K-CNT-01). */
  | { do: 'change'; name: string; by: number }
  /** One's own counter goes away (K-CNT-04). */
  | { do: 'remove'; name: string }
  /** One's own turn begins (K-TURN-01). */
  | { do: 'turn' }
  | { do: 'die' }
  | { do: 'coin' }
  /** The Corp traces (K-TRC-01); the Runner shows the link they have, or lets it be. */
  | { do: 'trace'; limit: number }
  | { do: 'link'; link: number }
  | { do: 'drop' }
  | { do: 'bid'; bits: number }
  /** The other one writes next (K-PEN-01). */
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

/** Whose time it is: anybody's, or the Runner's to show a link. */
export type KitWindow = 'free' | 'link';

export type Decisions = { move: KitWindow; choose: never; sealed: 'bids' };

/**
 * Hidden values other than cards: facts that a player commits to with a move, and numbers they hold. Both are numbered
 * from 0 for each player, in order of appearance. The bid committed by the first player to answer a `sealed` question
 * takes the next fact number, although the game is not notified of it.
 */
import type { Json } from '../base/canonical.ts';
import type { CardId, GameEvent, Seat } from './game.ts';
import type { Known } from './known.ts';

/** Values of one player that are opened together. */
export interface Reveal {
  readonly of: Seat;
  /** Indexes of their facts. */
  readonly facts: readonly number[];
  /** Indexes of the numbers they hold. */
  readonly held: readonly number[];
}

/** A hidden value that a player learns: their own once it exists, the opponent's when it is opened. */
export interface Revealed {
  readonly kind: 'fact' | 'held';
  readonly of: Seat;
  readonly number: number;
  readonly value: Json;
}

/**
 * The game-specific part of what one player knows. `K` is plain JSON that a phone stores. Card games share `known.ts`.
 */
export interface Knowledge<K> {
  /** Before the first event. */
  begin(seat: Seat, deck: readonly CardId[]): K;
  /** After these events; `faces` as in `learn` of `known.ts`. */
  learn(known: K, events: readonly GameEvent[], faces: readonly (CardId | null)[]): K;
  told(known: K, value: Revealed): K;
  /** The positions of their cards; null in a game without cards. */
  cards(known: K): Known | null;
}

/**
 * Hidden values other than cards: facts that a player commits to with a move, and numbers they hold. Both are numbered
 * from 0 for each player, in order of appearance. The bid that the first player to answer a `sealed` question commits
 * to takes the next number among their facts, although the game does not learn of it.
 */
import type { Json } from '../base/canonical.ts';
import type { CardId, GameEvent, Seat } from './game.ts';
import type { Known } from './known.ts';

/** Values of one player that are opened together. */
export interface Reveal {
  readonly of: Seat;
  /** Numbers of their facts. */
  readonly facts: readonly number[];
  /** Numbers of the chances they hold. */
  readonly held: readonly number[];
}

/** A hidden value that a player gets to know: their own as soon as there is one, the other's when it is opened. */
export interface Revealed {
  readonly kind: 'fact' | 'held';
  readonly of: Seat;
  readonly number: number;
  readonly value: Json;
}

/**
 * The game's own part in what one player knows. `K` is plain JSON, which a phone keeps. Card games share `known.ts`.
 */
export interface Knowledge<K> {
  /** Before the first event. */
  begin(seat: Seat, deck: readonly CardId[]): K;
  /** After these events; `faces` as `learn` in `known.ts` has them. */
  learn(known: K, events: readonly GameEvent[], faces: readonly (CardId | null)[]): K;
  told(known: K, value: Revealed): K;
  /** Where their cards are; null in a game without cards. */
  cards(known: K): Known | null;
}

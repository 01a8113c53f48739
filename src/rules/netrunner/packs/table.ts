/** The table of the game that deals packs to two phones. Plain JSON without the packs themselves. */
import type { GameEvent, Seat } from '../../game.ts';
import type { CardSet } from '../effect.ts';

export interface PacksTable {
  /** Whose numbers are generated next, or `dealt`. */
  readonly step: 'corp' | 'runner' | 'dealt';
  /** How many boosters each player opens, and of which set (PK-OPEN-01). */
  readonly boosters: number;
  readonly set: CardSet;
}

/** A player now has their packs. */
export interface PacksEvent extends GameEvent {
  readonly kind: 'dealt';
  readonly seat: Seat;
}

/** What one player knows: the numbers that make their packs, once they hold them. */
export interface PacksKnown {
  readonly seat: Seat;
  readonly held: readonly number[];
}

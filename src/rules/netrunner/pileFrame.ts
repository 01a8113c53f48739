/** Frames that handle piles and hands; `frame.ts` holds all others. */
import type { CardId, Seat, Slot } from '../game.ts';
import type { CardType } from './effect.ts';

export type PileFrame =
  | { do: 'hide'; piles: readonly Seat[] }
  /**
   * `by` sees the top cards of a pile. They may put them back in an order of their choice, or take some and have the
   * rest shuffled.
   */
  | {
      do: 'look';
      by: Seat;
      pile: Seat;
      count: number;
      step: 'look' | 'seen' | 'hide';
      arrange?: true;
      /** The cards go into the hand. This does not count as a draw. */
      bring?: true;
      take?: { types: readonly CardType[]; price: number };
    }
  /** The player chooses cards from their own hand, one at a time. */
  | {
      do: 'hand';
      of: Seat;
      act: HandAct;
      least: number;
      most: number;
      moved: number;
      types?: readonly CardType[];
      /** Bits to pay for each card. */
      price?: number;
      /** Slots where shown cards stay, face up, until the text decides about them. */
      slots: readonly Slot[];
    }
  /**
   * The Corp rearranges its ice. Marked pieces (rezzed, or with something on them) are swapped openly, two at a time
   * and at most `left` times. All others are then put on top of R&D and secretly returned to these places in the Corp's
   * order.
   */
  | { do: 'conceal'; left: number; places?: readonly { fort: string; at: number }[] }
  /** A hand card that both players have seen and that must be played or installed, if possible. */
  | { do: 'forced'; seat: Seat; card: CardId }
  /** Random cards from a hand are shown, lost, or put unseen into their owner's pile. */
  | { do: 'random'; hand: Seat; left: number; act: 'show' | 'lose' | 'tuck'; slots: readonly Slot[] }
  /**
   * Cards from the top of a pile go into slots, face up for both. `covered`: face down into the discard pile. `until`:
   * one at a time, up to the first card of this type.
   */
  | { do: 'turnTop'; pile: Seat; left: number; covered?: true; until?: CardType; slots: readonly Slot[] };

/**
 * What happens to a hand card. `show`: turned face up. `trash`: into the discard pile. `tuck`: into the player's own
 * pile, unseen.
 */
export type HandAct = 'show' | 'trash' | 'tuck';

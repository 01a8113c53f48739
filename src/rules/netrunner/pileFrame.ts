/** Frames for work on piles and hands; `frame.ts` holds all others. */
import type { CardId, Seat, Slot } from '../game.ts';
import type { CardType } from './effect.ts';

export type PileFrame =
  | { do: 'hide'; piles: readonly Seat[] }
  /**
   * `by` sees the top of that pile. They may put it back in their own order, or take some of it and have the rest
   * shuffled.
   */
  | {
      do: 'look';
      by: Seat;
      pile: Seat;
      count: number;
      step: 'look' | 'seen' | 'hide';
      arrange?: true;
      /** They go into the hand; this is not a draw. */
      bring?: true;
      take?: { types: readonly CardType[]; price: number };
    }
  /** Cards from the player's own hand, one at a time. */
  | {
      do: 'hand';
      of: Seat;
      act: HandAct;
      least: number;
      most: number;
      moved: number;
      types?: readonly CardType[];
      /** Bits for each card. */
      price?: number;
      /** Shown cards stay here, face up, until the text decides about them. */
      slots: readonly Slot[];
    }
  /**
   * The Corp's ice changes places: marked pieces (rezzed, or with something on them) openly, two at a time and at most
   * `left` times; then all others secretly, put on top of R&D for that and returned to these places in the Corp's
   * order.
   */
  | { do: 'conceal'; left: number; places?: readonly { fort: string; at: number }[] }
  /** A card of the hand that both have seen and that has to be played or installed, if possible. */
  | { do: 'forced'; seat: Seat; card: CardId }
  /** Random cards of a hand: shown, lost, or put unseen into its owner's pile. */
  | { do: 'random'; hand: Seat; left: number; act: 'show' | 'lose' | 'tuck'; slots: readonly Slot[] }
  /**
   * Cards from the top of a pile into slots, face up for both. `covered`: face down into the discard pile. `until`: one
   * at a time, up to the first of that type.
   */
  | { do: 'turnTop'; pile: Seat; left: number; covered?: true; until?: CardType; slots: readonly Slot[] };

/** `show`: face up. `trash`: into the discard pile. `tuck`: into the player's own pile, unseen. */
export type HandAct = 'show' | 'trash' | 'tuck';

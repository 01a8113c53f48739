/** Frames of work on piles and hands; `frame.ts` holds all others. */
import type { CardId, Seat, Slot } from '../game.ts';
import type { CardType } from './effect.ts';

export type PileFrame =
  | { do: 'hide'; piles: readonly Seat[] }
  /** `by` sees the top of that pile. They may put it back in their own order, or take some of it and have the rest shuffled. */
  | {
      do: 'look';
      by: Seat;
      pile: Seat;
      count: number;
      step: 'look' | 'seen' | 'hide';
      arrange?: true;
      /** They come into the hand; this is no draw. */
      bring?: true;
      take?: { types: readonly CardType[]; price: number };
    }
  /** Cards from one's own hand, one at a time. */
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
      /** Those shown lie open here until the text says what becomes of them. */
      slots: readonly Slot[];
    }
  /**
   * The ice of the Corp changes places: marked pieces (rezzed, or with something on them) openly, two at a time and `left` times at
   * most; then all others secretly, which lie on top of R&D for that, to come back to these places in the Corp's order.
   */
  | { do: 'conceal'; left: number; places?: readonly { fort: string; at: number }[] }
  /** A card of the hand that both have seen and that has to be played or installed, if it can be. */
  | { do: 'forced'; seat: Seat; card: CardId }
  /** Cards of a hand by chance: shown, lost, or unseen into its owner's pile. */
  | { do: 'random'; hand: Seat; left: number; act: 'show' | 'lose' | 'tuck'; slots: readonly Slot[] }
  /**
   * Cards from the top of a pile into slots, face up for both. `covered`: face down into the discard pile. `until`: one
   * at a time, no further than the first of that type.
   */
  | { do: 'turnTop'; pile: Seat; left: number; covered?: true; until?: CardType; slots: readonly Slot[] };

/** `show`: the card lies open. `trash`: into the discard pile. `tuck`: into one's own pile, unseen. */
export type HandAct = 'show' | 'trash' | 'tuck';

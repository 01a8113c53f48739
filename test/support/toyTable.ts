/** The toy game's table: every kind of question in a few lines of rules, for tests of whole matches. */
import type { CardId, Refusal, Seat, Slot } from '../../src/rules/game.ts';

/** A card's index is its value. */
export const animals: readonly CardId[] = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen'];
export const isBig = (card: CardId): boolean => animals.indexOf(card) >= 4;

export interface Side {
  hand: number;
  pile: number;
  open: CardId[];
  score: number;
  bits: number;
}

export interface Laid {
  owner: Seat;
  card: CardId | null;
  /** Declared when it was laid face down. */
  big: boolean;
  discarded: boolean;
}

/** What happens next; the last frame is active. */
export type Frame =
  | { do: 'turn' }
  | { do: 'hide'; piles: Seat[] }
  | { do: 'draw'; seat: Seat; count: number }
  | { do: 'mill'; seat: Seat }
  | { do: 'peek'; by: Seat }
  | { do: 'access'; by: Seat; flashed: boolean }
  | { do: 'roll'; by: Seat }
  | { do: 'strike'; hand: Seat; raid: boolean }
  | { do: 'lose'; hand: Seat }
  | { do: 'raided'; by: Seat; slot: Slot }
  | { do: 'bid'; first: Seat }
  | { do: 'show'; of: Seat; slot: Slot }
  | { do: 'arrange'; by: Seat; pile: Seat; count: number }
  | { do: 'feed'; of: Seat; from: Slot[] }
  | { do: 'find'; of: Seat };

export interface Table {
  turn: number;
  lastTurn: number;
  active: Seat;
  left: number;
  sides: [Side, Side];
  slots: Record<Slot, Laid>;
  lastSlot: number;
  frames: Frame[];
  over: { winner: Seat | null; why: string } | null;
}

export type Move = { hidden?: CardId } & (
  | { do: 'pass' | 'draw' | 'sift' | 'fold' | 'drop' | 'leave' | 'keep' | 'trash' | 'none' }
  | { do: 'play' | 'find' | 'recall' | 'take' | 'flash'; card: CardId }
  | { do: 'lay'; big: boolean }
  | { do: 'toss' | 'stow' | 'top' | 'seek' }
  | { do: 'turn'; slot: Slot; card: CardId }
  | { do: 'back' | 'expose'; slot: Slot }
  | { do: 'feed'; slots: Slot[] }
  | { do: 'bid'; bits: number; boost?: number }
);

export function firstTable(sizes: [number, number], lastTurn: number): Table {
  const side = (pile: number): Side => ({ hand: 0, pile, open: [], score: 0, bits: 2 });
  const frames: Frame[] = [
    { do: 'turn' },
    { do: 'draw', seat: 1, count: 3 },
    { do: 'draw', seat: 0, count: 3 },
    { do: 'hide', piles: [0, 1] },
  ];
  return {
    turn: 1,
    lastTurn,
    active: 0,
    left: 3,
    sides: [side(sizes[0]), side(sizes[1])],
    slots: {},
    lastSlot: 0,
    frames,
    over: null,
  };
}

/** The toy game's refusals: it has no words, so the reason is the text. */
export const refuse = (kind: string, why: string): Refusal => ({ kind, why, values: {} });

export const toyWords = ({ why }: Refusal): string => why;

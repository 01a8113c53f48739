/** Types for chapters and steps, and helpers that build stacked decks. */
import type { CardId } from '../../../../rules/game.ts';
import type { Move } from '../../../../rules/netrunner/index.ts';

/** One text for both seats, or one for each. */
export type Words = string | readonly [corp: string, runner: string];

export interface Other {
  readonly move: string;
  readonly comes: Words;
}

export interface LessonStep {
  /** Moves in order; absent if the step is only read. */
  readonly moves?: readonly string[];
  /** Set if the rules refuse the move and the step is about that refusal. */
  readonly refused?: { readonly kind: string; readonly rule: string };
  /** Other reasonable moves, offered alongside the scripted one, with the outcome of each. */
  readonly others?: readonly Other[];
  /** The outcome of a move not listed, such as another bid; null if there is nothing to say. */
  readonly instead?: (move: Move) => Words | null;
  /** Happens without a tap from either player. */
  readonly byItself?: true;
  /** What happens. */
  readonly what: Words;
  readonly why: Words;
}

export interface Chapter {
  readonly title: string;
  /** By seat, top card first. */
  readonly decks: readonly [readonly CardId[], readonly CardId[]];
  /** Moves played before the first step. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** A legal deck: the chapter's cards on top, then filler that never makes another move better than the scripted one. */
export const corpDeck = (...top: CardId[]): CardId[] =>
  filled([...top, ...Array(5).fill('tycho-extension')], 'efficiency-experts');
export const runnerDeck = (...top: CardId[]): CardId[] => filled(top, 'zetatech-mem-chip');
const filled = (cards: CardId[], filler: CardId): CardId[] => [...cards, ...Array(45 - cards.length).fill(filler)];

export const turn = (seat: 'corp' | 'runner', ...moves: string[]): string[] => moves.map((move) => `${seat} ${move}`);

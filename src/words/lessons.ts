/** Types for lessons. Every game and language provides its own words and moves. */
import type { AnyMove, CardId } from '../rules/game.ts';

/** One text for both seats, or one for each. */
export type Words = string | readonly [first: string, second: string];

interface OtherMove {
  readonly move: string;
  readonly comes: Words;
}

export interface LessonStep<M extends AnyMove> {
  /** Moves in order, in the game's notation; absent for a step that only has to be read. */
  readonly moves?: readonly string[];
  /** Set if the rules refuse the move and the step is about that refusal. */
  readonly refused?: { readonly kind: string; readonly rule: string };
  /** Other reasonable moves, offered alongside the scripted one, each with its outcome. */
  readonly others?: readonly OtherMove[];
  /** The outcome of a move that is not listed, such as a different bid; null if it needs no comment. */
  readonly instead?: (move: M) => Words | null;
  /** Whether it happens without a tap from either player. */
  readonly byItself?: true;
  /** What happens. */
  readonly what: Words;
  readonly why: Words;
}

export interface LessonChapter<M extends AnyMove> {
  readonly title: string;
  /** By seat, top card first; empty in a game without cards. */
  readonly decks: readonly [readonly CardId[], readonly CardId[]];
  /** Moves played before the first step. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep<M>[];
}

/** A term of a game. */
export interface GlossaryEntry<G extends string = string> {
  /** The term's slug in a URL. */
  readonly id: string;
  readonly name: string;
  readonly group: G;
  readonly meaning: string;
  /** The rule applied to numbers. */
  readonly example?: string;
}

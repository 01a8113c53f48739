/** What every chapter is made of: its steps, and decks that are stacked. */
import type { CardId } from '../../../../rules/game.ts';
import type { Move } from '../../../../rules/netrunner/index.ts';

/** For the Corp's seat and for the Runner's; one text where both are told the same. */
export type Words = string | readonly [corp: string, runner: string];

export interface Other {
  readonly deed: string;
  readonly comes: Words;
}

export interface LessonStep {
  /** One after the other; none where there is only something to read. */
  readonly deeds?: readonly string[];
  /** The rules refuse it, and that is what is to be seen: the kind of the refusal, and the rule behind it. */
  readonly refused?: { readonly kind: string; readonly rule: string };
  /** Other taps that are worth a thought, offered beside the one that the lesson takes, and what would come of each. */
  readonly others?: readonly Other[];
  /** What would come of another answer, such as another bid; null where nothing is to be said of it. */
  readonly instead?: (move: Move) => Words | null;
  /** Nobody's tap: it just happens. */
  readonly byItself?: true;
  /** What happens. */
  readonly what: Words;
  readonly why: Words;
}

export interface Chapter {
  readonly title: string;
  /** By seat, the top of the pile first. */
  readonly decks: readonly [readonly CardId[], readonly CardId[]];
  /** What was done before it begins. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** A legal deck: what a chapter needs on top, and below it cards that make no other move better than the one that is asked for. */
export const corpDeck = (...top: CardId[]): CardId[] =>
  filled([...top, ...Array(5).fill('tycho-extension')], 'efficiency-experts');
export const runnerDeck = (...top: CardId[]): CardId[] => filled(top, 'zetatech-mem-chip');
const filled = (cards: CardId[], filler: CardId): CardId[] => [...cards, ...Array(45 - cards.length).fill(filler)];

export const turn = (seat: 'corp' | 'runner', ...deeds: string[]): string[] => deeds.map((deed) => `${seat} ${deed}`);

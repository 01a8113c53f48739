/** The chapter type, and helpers that build stacked decks. */
import type { CardId } from '../../../../rules/game.ts';
import type { Move } from '../../../../rules/netrunner/index.ts';
import type { LessonChapter } from '../../../lessons.ts';

export type Chapter = LessonChapter<Move>;

/** A legal deck: the chapter's cards on top, then filler that never makes another move better than the scripted one. */
export const corpDeck = (...top: CardId[]): CardId[] =>
  filled([...top, ...Array(5).fill('tycho-extension')], 'efficiency-experts');
export const runnerDeck = (...top: CardId[]): CardId[] => filled(top, 'zetatech-mem-chip');
const filled = (cards: CardId[], filler: CardId): CardId[] => [...cards, ...Array(45 - cards.length).fill(filler)];

export const turn = (seat: 'corp' | 'runner', ...moves: string[]): string[] => moves.map((move) => `${seat} ${move}`);

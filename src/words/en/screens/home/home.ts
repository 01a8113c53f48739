/** UI text of the `home` screens. */
import type { Shelved } from '../../../../peer/store/shelf.ts';
import { other } from '../../../../rules/game.ts';
import { begun } from '../../sides.ts';

/** The result of the latest game, shown on the row for past games. */
export function lastGameResult({ result, names, seat }: Shelved): string | null {
  if (!result || result.unproven) return null;
  if (result.winner === null) return 'Nobody won the last game.';
  return `${result.winner === seat ? 'You' : begun(names[other(seat)])} won the last game.`;
}

export const meatspace = 'Meatspace';
export const play = 'Play';
export const opponentKinds = 'A person or the machine';
export const learn = 'Learn';
export const learnDetail = (lists: boolean) => (lists ? 'Your first game, step by step' : 'New here? Start with this.');
export const decksCards = 'Decks & cards';
export const decksDetail = 'Build decks, look up any card';
export const pastGames = 'Past games';
export const pastGamesDetail = 'Replay and export finished games';
export const more = 'More';
export const moreDetail = 'Another phone, settings, help';
export const fanProjectNote = 'A fan project, not tied to any publisher.';

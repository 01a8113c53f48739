import type { Shelved } from '../../../../peer/store/shelf.ts';
import { other } from '../../../../rules/game.ts';
import { rich } from '../../../rich.ts';
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

export const updateState = (began: boolean) =>
  began ? 'Updating…' : 'A game is open in another tab. Close that tab, then update.';
export const fetchingTheNewVersion = 'Fetching the new version…';
export const newVersion = 'A new version of Meatspace is available.';
export const yourOpponent = 'your opponent';
export const opponentSuffix = (whose: string) => ` with ${whose}`;
export const needsPreviousVersion = (whose: string) =>
  `Your game with ${whose} needs the previous version. Ask the person who runs the server, or start a new game.`;
export const installForOffline = 'Install Meatspace to use it offline.';
export const share = 'Share';
export const addToHomeScreen = 'Add to Home Screen';
export const howToInstall = <Part>(shareSign: Part, shareWord: Part, addSign: Part, addWord: Part) =>
  rich`To install Meatspace and keep your games, tap ${shareSign} ${shareWord}, then ${addSign} ${addWord}.`;
export const plainHttpNote =
  'This address is plain http, so the app can’t be installed or work offline. Over https it can.';

export const openGameCantContinue = (opponent: string) =>
  `Your open game can’t continue in the new version, and ${opponent} may claim it.`;
export const newRulesWait = (suffix: string) =>
  `A new version with different rules installs once your game${suffix} is over.`;
export const update = 'Update';
export const updateNow = 'Update now…';
export const abandonTitle = 'Abandon it';
export const keepTitle = 'Keep it';
export const installTitle = 'Install';
export const notNow = 'Not now';
export const close = 'Close';

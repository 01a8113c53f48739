/** What the screens/home screens say. */
import type { Shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { rich } from '../../rich.ts';
import { begun } from '../sides.ts';

/** Before the first turn, and where a game was found again, nothing is known of it. */
export const turnOf = ({ turn }: { turn: number }): string => (turn === 0 ? 'just begun' : `turn ${turn}`);

/** "game 4, " of a match; nothing in a first game. */
export const gameOf = ({ standing }: Pick<Shelved, 'standing'>): string =>
  standing && standing.games > 1 ? `game ${standing.games}, ` : '';

/** How an open game stands: "your turn 6, 2 actions left", "Bob’s turn 6", "you paused it, turn 6". */
export function standsWords({ seat, names, turn, now, paused }: Stands): string {
  const them = names[other(seat)];
  if (paused) {
    const who = paused === 'both' ? 'both of you' : paused === 'mine' ? 'you' : them;
    return `paused by ${who}, ${turnOf({ turn })}`;
  }
  if (turn === 0 || !now) return turnOf({ turn });
  return now.active === seat ? `your turn ${turn}, ${now.words}` : `${them}’s turn ${turn}`;
}

export type Stands = Pick<Shelved, 'seat' | 'names' | 'turn' | 'now' | 'paused'>;

/** The opponent, if a person. */
export const nobody = { goldfish: 'Nobody', machine: 'The machine' } as const;

/** What the row of past games says of the last one. */
export function lastWords({ result, names, seat }: Shelved): string | null {
  if (!result || result.unproven) return null;
  if (result.winner === null) return 'Nobody won the last one.';
  return `${result.winner === seat ? 'You' : begun(names[other(seat)])} won the last one.`;
}

export const updatingAGameIs = (began: boolean) =>
  began ? 'Updating…' : 'A game is open in another tab. Close that tab, then update.';
export const fetchingTheNewVersion = 'Fetching the new version…';
export const aNewVersionOf = 'A new version of Meatspace is here.';
export const yourOpponent = 'your opponent';
export const with2 = (whose: string) => ` with ${whose}`;
export const yourGameWithNeeds = (whose: string) =>
  `Your game with ${whose} needs the version that this server had before. Ask whoever runs the server, or start a new game.`;
export const installMeatspaceToUse = 'Install Meatspace to use it offline.';
export const share = 'Share';
export const addToHomeScreen = 'Add to Home Screen';
export const toInstallMeatspaceAnd = <Part>(shareSign: Part, shareWord: Part, addSign: Part, addWord: Part) =>
  rich`To install Meatspace and keep your games, tap ${shareSign} ${shareWord}, then ${addSign} ${addWord}.`;
export const thisAddressIsPlain =
  'This address is plain http: the app can’t be installed here or start offline. From https it can.';
export const you = (yours: boolean, name: string) => (yours ? 'You' : name);
export const thisPhone = 'This phone';
export const you2 = (yours: boolean, nobody: string) => (yours ? 'You' : nobody);
export const theMachine = 'the machine';
export const otherOpenGames = 'Other open games';
export const allOpenGames = 'All open games';
export const yourOpenGame = 'Your open game';
export const continue2 = 'Continue';
export const meatspace = 'Meatspace';
export const play = 'Play';
export const aPersonOrThe = 'A person or the machine';
export const learn = 'Learn';
export const yourFirstGameStep = (lists: boolean) =>
  lists ? 'Your first game, step by step' : 'New here? Start with this.';
export const decksCards = 'Decks & cards';
export const buildDecksLookUp = 'Build decks, look up any card';
export const pastGames = 'Past games';
export const replayAndExportFinished = 'Replay and export finished games';
export const more = 'More';
export const anotherPhoneSettingsHelp = 'Another phone, settings, help';
export const aFanProjectNot = 'A fan project, not tied to any publisher.';

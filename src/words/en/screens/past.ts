import type { Seat } from '../../../rules/game.ts';
import type { GameInfo } from '../../types.ts';
import { counted } from '../counted.ts';
import { begun } from '../sides.ts';

export const sideOf = (info: GameInfo, seat: Seat): string => `the ${info.seats[seat]}`;

export const movedToAnotherPhone = 'Moved to another phone';
export const abandonedForAnUpdate = 'Abandoned for an update';
export const score = (first: number, second: number) => `${first} to ${second}`;
export const cantExportThisGame = 'Can’t export this game: this version no longer has the rules it was played with.';
export const cantBeVerified = 'Can no longer be verified: played with an older protocol.';
export const continuesAnotherGame = 'continues another game';
export const fromAFile = (whichGame: string, name: string, side: string) =>
  `${whichGame}${begun(name)}, ${side}, from a file`;
export const allGames = 'All';
export const people = 'People';
export const machine = 'Machine';
export const pastGames = 'Past games';
export const whichGames = 'Which games';
export const noFinishedGames = 'No finished games on this phone yet.';
export const play = 'Play';
export const noGamesOfThisKind = 'No games of this kind.';
export const openAFile = 'Open a file';
export const checkedFirst = 'checked first';
export const exportAll = 'Export all';
export const exportNote = 'one file';
export const showMore = 'Show more';
export const replay = 'Replay';
export const bothHandsOpen = 'both hands open';
export const resultAndRematch = 'Result and rematch';
export const asItEnded = 'as it ended';
export const record = 'Record';
export const exportLabel = 'Export';
export const remove = 'Remove';
export const removeThisGame = 'Remove this game?';
export const removeFromThisPhone = 'Remove this game from this phone?';
export const removalWarning = (title: string, detail: string) =>
  `${title} (${detail}). You won’t be able to export it after this.`;
export { matchNotOver } from './more.ts';
export const keepTitle = 'Keep it';
export const removeTitle = 'Remove it';

export const turnCount = (n: number) => counted(n, 'turn');
export const gameCount = (n: number) => counted(n, 'game');

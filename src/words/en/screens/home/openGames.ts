import type { Shelved } from '../../../../peer/store/shelf.ts';
import { other } from '../../../../rules/game.ts';
import { counted } from '../../counted.ts';

/** Turn 0 means before the first turn, or a game whose state is unknown. */
export const turnState = ({ turn }: { turn: number }, progress: Progress = (n) => `turn ${n}`): string =>
  turn === 0 ? 'just started' : progress(turn);
type Progress = (turn: number) => string;
/** Example: "game 4, " within a match; empty for its first game. */
export const matchGamePrefix = ({ standing }: Pick<Shelved, 'standing'>): string =>
  standing && standing.games > 1 ? `game ${standing.games}, ` : '';
/** The state of an open game: "your turn 6, 2 actions left", "Bob’s turn 6", "paused by you, turn 6". */
export function openGameWords({ seat, names, turn, now, paused }: OpenGameStatus, progress?: Progress): string {
  const them = names[other(seat)];
  if (paused) {
    const who = paused === 'both' ? 'both of you' : paused === 'mine' ? 'you' : them;
    return `paused by ${who}, ${turnState({ turn }, progress)}`;
  }
  if (turn === 0 || !now) return turnState({ turn }, progress);
  return now.active === seat ? `your turn ${turn}, ${now.words}` : `${them}’s turn ${turn}`;
}
type OpenGameStatus = Pick<Shelved, 'seat' | 'names' | 'turn' | 'now' | 'paused'>;
/** Name of the opponent in a solo game. */
export const opponentLabel = { goldfish: 'Nobody', machine: 'The machine' } as const;
export const playerName = (yours: boolean, name: string) => (yours ? 'You' : name);
export const thisPhone = 'This phone';
export const playerOrOpponent = (yours: boolean, opponent: string) => (yours ? 'You' : opponent);
export const theMachine = 'the machine';
export const otherOpenGames = 'Other open games';
export const allOpenGames = 'All open games';
export const moreGames = (n: number) => counted(n, 'more game');
export const yourOpenGame = 'Your open game';
export const continueLabel = 'Continue';

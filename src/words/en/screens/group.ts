/** The words of a table with several players. */
import { counted, listed } from '../counted.ts';

export const yourTable = 'Your table';
export const placesTaken = (taken: number, max: number) => `${taken} of ${max} players`;
export const codeForEveryPlayer = 'Code for every player';
export const codeLifetimeNote = 'The code works until you start.';
export const addPlayers = 'Add a player';
export const noPlayersYet = 'Nobody has joined yet.';
export const players = 'Players';
export const symbolsMatch = 'Symbols match';
export const joinedByLink = 'Joined with your code';
export const playerNumber = (n: number) => `Player ${n}`;
export const compareNote = 'Do both phones show the same symbols?';
export const compare = 'Compare';
export const readyState = 'Ready';
export const choosingState = 'Not ready yet';
export const awayState = 'Away';
export const unnamedPlayer = 'A player';
export const sendAway = (name: string) => `Remove ${name}`;
export const start = (names: readonly string[]) =>
  names.length < 4 ? `Start with ${listed(names)}` : `Start with ${names.length} players`;
export const othersJoinLater = (others: number) =>
  others === 0 ? 'Others can join later' : `${counted(others, 'player')} can join later`;
export const startNobody = 'Start';
export const waitingForPlayers = 'waiting for a player to be ready';
export const tableFull = (max: number) => `This table is full: ${max} players.`;
export const playersSeeOnly = 'Players can see who is here, but nothing else about each other.';
export const tableOptions = 'Table options';
export const seats = 'Players at this table';
export const everybody = 'All';
export const away = 'away';
export const nextWaits = (name: string, state: string) => `Next: ${name} ${state}`;
export const theOtherPlayers = 'The other players';

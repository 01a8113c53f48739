import type { Shelved } from '../../../src/peer/store/shelf.ts';

/** The entry of one of Ann's games in the list of games; open unless `about` says otherwise. */
export const shelfRow = (game: string, theirs: string, about: Partial<Shelved> = {}): Shelved => ({
  game,
  names: ['Ann', theirs],
  keys: ['ann', theirs],
  seat: 0,
  points: [7, 3],
  turn: 9,
  over: false,
  ticket: { role: 'host', room: game, token: '', peerKey: new Uint8Array(32) },
  touched: 1,
  ...about,
});

/**
 * What the home screen needs of each game without opening it: with whom, which side, how it stands; and how to find the
 * other phone again. Kept beside the games themselves in IndexedDB; losing it loses no game (`shelfRecord.ts`).
 */
import type { DBSchema } from 'idb';
import { ok, type Result } from '../../base/result.ts';
import type { CardId, Seat } from '../../rules/game.ts';
import type { Ticket } from '../pairing/pairing.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

/** How a game has ended. */
export interface Ending {
  winner: Seat | null;
  /** `absence`: the other one was silent; `fault`: a phone was. */
  by: 'rules' | 'resignation' | 'agreement' | 'absence' | 'fault';
  /** In the words of the rules, where they have ended it. */
  text?: string;
  /** Decided; the audit is still to come. */
  unproven?: true;
  /** It comes with the end of the match: until then both decks are secret. */
  kept?: true;
}

/** The same two once more: with the sides changed, or each on the side he had. */
export type Wish = 'changed' | 'same';

/** A finished game of a match: a row of games that the same two play one after the other. */
export interface Played {
  /** Its name in the store, and the hash of its rules in hexadecimal: what its file is made of. Rows of before have neither. */
  game?: string;
  rules?: string;
  /** Where this player sat. */
  seat: Seat;
  winner: Seat | null;
  /** How it ended. Rows of before do not say. */
  by?: Ending['by'];
  text?: string;
  /** Decided, and not proven before the match ends. */
  kept?: true;
  /** Whose phone was at fault, where one was. */
  fault?: Seat;
  /** By seat. */
  points: [number, number];
  /** What this player brought. */
  deck: CardId[];
}

export interface Shelved {
  /** The game's name in the store. */
  game: string;
  /** By seat. */
  names: [string, string];
  keys: [string, string];
  seat: Seat;
  points: [number, number];
  turn: number;
  over: boolean;
  /** Whose turn it is, and how far it has come, in words. */
  now?: { active: Seat; words: string };
  /** Who has paused it. */
  paused?: 'mine' | 'theirs' | 'both';
  /** How it ended, once that is known. */
  result?: Ending;
  /** As a row of its match, once it counts: all that is needed of it where its rules are not known any more. */
  played?: Played;
  /** The version (`versionOf`) it was begun with, and the only ones it can go on with. */
  rules?: string;
  /** Its player would rather have a newer Meatspace than end this game. */
  letGo?: boolean;
  /** The games of the same match before it, the first one first. */
  before?: Played[];
  /** How its match stands: how many games, the own points, and the other one's. */
  standing?: { games: number; mine: number; theirs: number };
  /** The head of the game before, and what both wished for after it. */
  follows?: { after: string; wish: Wish };
  /** Both have closed it and begun another one: it needs no link any more. */
  followed?: boolean;
  /** This phone's key, in hexadecimal, where the game has moved here from another phone. */
  own?: string;
  /** It has moved to another phone, which has all of it (milliseconds since 1970). */
  moved?: number;
  /** How the phones find each other again. */
  ticket: Ticket;
  /** Milliseconds since 1970: the newest game stands first. */
  touched: number;
}

interface ShelfSchema extends DBSchema {
  games: { key: string; value: Shelved };
}

/** Where the rows are kept. No promise rejects. */
export interface Rows {
  all(): Promise<Result<Shelved[], StoreFault>>;
  put(row: Shelved): Promise<Result<unknown, StoreFault>>;
  remove(game: string): Promise<Result<unknown, StoreFault>>;
}

export interface Shelf {
  /** Newest first; what a browser that keeps nothing has taken is there as long as the page. */
  games(): Promise<Shelved[]>;
  put(row: Shelved): Promise<void>;
  remove(game: string): Promise<void>;
  /** The names of the games on it, or why they cannot be read. */
  names(): Promise<Result<Set<string>, StoreFault>>;
}

export function shelfOver(rows: Rows): Shelf {
  /** What could not be written yet. */
  const unkept = new Map<string, Shelved>();
  const put = async (row: Shelved): Promise<void> => {
    unkept.set(row.game, row);
    const kept = await rows.put(row);
    // A newer line about the same game may have come meanwhile.
    if (kept.ok && unkept.get(row.game) === row) unkept.delete(row.game);
  };
  return {
    games: async () => {
      const read = await rows.all();
      const late = new Map(unkept);
      if (read.ok) for (const row of late.values()) await put(row);
      const kept = (read.ok ? read.value : []).filter(({ game }) => !late.has(game));
      return [...kept, ...late.values()].sort((a, b) => b.touched - a.touched);
    },
    put,
    remove: async (game) => {
      unkept.delete(game);
      await rows.remove(game);
    },
    names: async () => {
      const read = await rows.all();
      return read.ok ? ok(new Set([...read.value.map(({ game }) => game), ...unkept.keys()])) : read;
    },
  };
}

const perform = connect<ShelfSchema>(
  'meatspace-shelf',
  (db) => void db.createObjectStore('games', { keyPath: 'game' }),
);

/** The one shelf of this phone. */
export const shelf: Shelf = shelfOver({
  all: () => perform(async (db) => ok(await db.getAll('games'))),
  put: (row) => perform(async (db) => ok(await db.put('games', row))),
  remove: (game) => perform(async (db) => ok(await db.delete('games', game))),
});

/** Newest first; empty where this browser keeps nothing. */
export const shelved = (): Promise<Shelved[]> => shelf.games();

export async function findShelved(game: string): Promise<Shelved | undefined> {
  return (await shelved()).find((one) => one.game === game);
}

/** Kept if this browser keeps anything; a game goes on without it, and the store says by itself that nothing is kept. */
export const putOnShelf = (game: Shelved): Promise<void> => shelf.put(game);

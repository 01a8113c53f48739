/**
 * What the home screen shows of each game without opening it: players, side, status; also how to find the other phone
 * again. Stored next to the games in IndexedDB; losing it loses no game (`shelfRecord.ts`).
 */
import { ok, type Result } from '../../base/result.ts';
import type { CardId, Seat } from '../../rules/game.ts';
import type { Ticket } from '../pairing/pairing.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

/** How a game has ended. */
export interface Ending {
  winner: Seat | null;
  /** `absence`: the opponent was absent; `fault`: a phone was at fault. */
  by: 'rules' | 'resignation' | 'agreement' | 'absence' | 'fault';
  /** In the words of the rules, if they ended it. */
  text?: string;
  /** Decided, but not yet audited. */
  unproven?: true;
  /** The audit happens at the end of the match; until then both decks are secret. */
  kept?: true;
}

/** A rematch: with sides swapped, or on the same sides. */
export type RematchKind = 'changed' | 'same';

/** A finished game of a match: consecutive games of the same two players. */
export interface PlayedGame {
  /** Its name in the store, and its rules hash in hexadecimal, for exporting it. Old rows have neither. */
  game?: string;
  rules?: string;
  /** This player's seat. */
  seat: Seat;
  winner: Seat | null;
  /** How it ended. Absent in old rows. */
  by?: Ending['by'];
  text?: string;
  /** Decided, but not verified until the match ends. */
  kept?: true;
  /** Whose phone was at fault, if any. */
  fault?: Seat;
  /** By seat. */
  points: [number, number];
  /** This player's deck. */
  deck: CardId[];
  /**
   * For a game that only dealt: the cards this player may bring to the later games, and by seat the decks brought to
   * the first.
   */
  dealt?: { pool: CardId[]; decks?: [CardId[], CardId[]] };
}

/** The cards a player may bring to the next game of a match with these games; null if none were dealt. */
export const matchPool = (games: readonly Pick<PlayedGame, 'dealt'>[]): readonly CardId[] | null =>
  games.find(({ dealt }) => dealt !== undefined)?.dealt?.pool ?? null;

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
  /** Whose turn it is, and the progress as text. */
  now?: { active: Seat; words: string };
  /** Who has paused it. */
  paused?: 'mine' | 'theirs' | 'both';
  /** How it ended, once known. */
  result?: Ending;
  /** Its row in the match, once it counts. Sufficient even if its rules are no longer available. */
  played?: PlayedGame;
  /** The version (`versionOf`) it started with, and the only one it can continue with. */
  rules?: string;
  /** The player would rather update Meatspace than finish this game. */
  letGo?: boolean;
  /** The earlier games of the same match, in order. */
  before?: PlayedGame[];
  /** The match score: games, this player's points, the opponent's points. */
  standing?: { games: number; mine: number; theirs: number };
  /** The head of the previous game, and the rematch both players wanted after it. */
  follows?: { after: string; wish: RematchKind };
  /** Both players have closed the game and started another one, so it no longer needs a link. */
  followed?: boolean;
  /** This phone's key, in hexadecimal, if the game moved here from another phone. */
  own?: string;
  /** When it moved to another phone, which has all of it (milliseconds since 1970). */
  moved?: number;
  /** How the phones find each other again. */
  ticket: Ticket;
  /** Milliseconds since 1970: newest first. */
  touched: number;
}

type Schema = { games: { key: string; value: Shelved } };

/** Where the rows are stored. No promise rejects. */
export interface ShelfStorage {
  all(): Promise<Result<Shelved[], StoreFault>>;
  put(row: Shelved): Promise<Result<unknown, StoreFault>>;
  remove(game: string): Promise<Result<unknown, StoreFault>>;
}

export interface Shelf {
  /** Newest first; anything the browser fails to store is kept while the page is open. */
  games(): Promise<Shelved[]>;
  put(row: Shelved): Promise<void>;
  remove(game: string): Promise<void>;
  /** The names of the games on the shelf, or why they cannot be read. */
  names(): Promise<Result<Set<string>, StoreFault>>;
}

export function shelfOver(rows: ShelfStorage): Shelf {
  /** Rows that could not be written yet. */
  const unkept = new Map<string, Shelved>();
  const put = async (row: Shelved): Promise<void> => {
    unkept.set(row.game, row);
    const kept = await rows.put(row);
    // A newer row of the same game may have arrived in the meantime.
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

const perform = connect<Schema>('meatspace-shelf', (db) => void db.createObjectStore('games', { keyPath: 'game' }));

/** This phone's only shelf. */
export const shelf: Shelf = shelfOver({
  all: () => perform(async (db) => ok(await db.getAll('games'))),
  put: (row) => perform(async (db) => ok(await db.put('games', row))),
  remove: (game) => perform(async (db) => ok(await db.delete('games', game))),
});

/** Newest first; empty if this browser stores nothing. */
export const shelved = (): Promise<Shelved[]> => shelf.games();

export async function findShelved(game: string): Promise<Shelved | undefined> {
  return (await shelved()).find((one) => one.game === game);
}

/**
 * Stored if this browser stores anything. A game continues without it; the store itself reports if nothing can be
 * stored.
 */
export const putOnShelf = (game: Shelved): Promise<void> => shelf.put(game);

/**
 * What the home screen needs of each game without opening it: with whom, which side, how it stands; and how to find the
 * other phone again. Kept beside the games themselves in IndexedDB; losing it loses no game.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Seat } from '../../rules/game.ts';
import type { Ticket } from '../pairing/pairing.ts';

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
  /** `netrunner/1`: the rules it was begun with, and the only ones it can go on with. */
  rules?: string;
  /** Its player would rather have a newer Meatspace than end this game. */
  letGo?: boolean;
  /** How the phones find each other again. */
  ticket: Ticket;
  /** Milliseconds since 1970: the newest game stands first. */
  touched: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: Shelved };
  settings: { key: string; value: string };
}

let opening: Promise<IDBPDatabase<Shelf>> | undefined;

async function shelf(): Promise<IDBPDatabase<Shelf>> {
  const { openDB } = await import('idb');
  opening ??= openDB<Shelf>('meatspace-shelf', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'game' });
      db.createObjectStore('settings');
    },
  });
  return opening;
}

/** Newest first; empty where this browser keeps nothing. */
export async function shelved(): Promise<Shelved[]> {
  try {
    const all = await (await shelf()).getAll('games');
    return all.sort((a, b) => b.touched - a.touched);
  } catch {
    return [];
  }
}

export async function findShelved(game: string): Promise<Shelved | undefined> {
  return (await shelved()).find((one) => one.game === game);
}

/** Kept if this browser keeps anything; a game goes on without it. */
export async function putOnShelf(game: Shelved): Promise<void> {
  try {
    await (await shelf()).put('games', game);
  } catch {
    // The store has said by itself that this phone keeps nothing.
  }
}

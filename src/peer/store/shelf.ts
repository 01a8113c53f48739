/**
 * What the home screen needs of each game without opening it: with whom, which side, how it stands; and how to find the
 * other phone again. Kept beside the games themselves in IndexedDB; losing it loses no game.
 */
import type { DBSchema } from 'idb';
import { ok } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import type { Ticket } from '../pairing/pairing.ts';
import { connect } from './connection.ts';

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
  /** How it ended, once that is known. */
  result?: { winner: Seat | null; by: 'rules' | 'resignation' | 'claim'; text: string };
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
}

const perform = connect<Shelf>('meatspace-shelf', (db) => void db.createObjectStore('games', { keyPath: 'game' }));

/** Newest first; empty where this browser keeps nothing. */
export async function shelved(): Promise<Shelved[]> {
  const read = await perform(async (db) => ok(await db.getAll('games')));
  return read.ok ? read.value.sort((a, b) => b.touched - a.touched) : [];
}

export async function findShelved(game: string): Promise<Shelved | undefined> {
  return (await shelved()).find((one) => one.game === game);
}

/** Kept if this browser keeps anything; a game goes on without it, and the store says by itself that nothing is kept. */
export async function putOnShelf(game: Shelved): Promise<void> {
  await perform(async (db) => ok(await db.put('games', game)));
}

/**
 * What the home screen needs of each game without opening it: with whom, which side, how it stands; and how to find the
 * other phone again. Kept beside the games themselves in IndexedDB; losing it loses no game, since each game's own record
 * holds what it takes to put it back.
 */
import type { DBSchema } from 'idb';
import { fromHex, hex } from '../../base/bytes.ts';
import { canonical, readCanonical } from '../../base/canonical.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import type { Ticket } from '../pairing/pairing.ts';
import { connect } from './connection.ts';
import type { Store, StoreFault } from './store.ts';

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
  /** Puts every game back that is in the store and not here: a phone can die between the two. */
  refill(store: Pick<Store, 'list' | 'read'>): Promise<void>;
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
    refill: async (store) => {
      const [read, listed] = await Promise.all([rows.all(), store.list()]);
      // What cannot be read is not missing.
      if (!read.ok || !listed.ok) return;
      const there = new Set(read.value.map(({ game }) => game));
      for (const { gameId } of listed.value) {
        const kept = there.has(gameId) ? null : await store.read(gameId);
        const row = kept?.ok ? readShelved(gameId, kept.value.records.shelf) : null;
        if (row) await put(row);
      }
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

/** The record of a game's store from which its place on the shelf can be made again. */
export function writeShelved({ names, keys, seat, rules, ticket, touched }: Shelved): Uint8Array {
  const { role, room, token, peerKey } = ticket;
  return canonical({ names, keys, seat, rules, ticket: { role, room, token, peerKey: hex(peerKey) }, touched });
}

/** The game as it was when it began; null where there is no such record, or none that can be read. */
export function readShelved(game: string, record: Uint8Array | undefined): Shelved | null {
  const read = record && readCanonical(record);
  if (!read?.ok) return null;
  const { names, keys, seat, rules, ticket, touched } = read.value as Partial<Shelved>;
  const peerKey = fromHex(String((ticket as { peerKey?: unknown } | undefined)?.peerKey));
  if (!isPair(names) || !isPair(keys) || (seat !== 0 && seat !== 1) || !ticket || peerKey?.length !== 32) return null;
  const { role, room, token } = ticket;
  if ((role !== 'host' && role !== 'guest') || typeof room !== 'string' || typeof token !== 'string') return null;
  return {
    game,
    names,
    keys,
    seat,
    points: [0, 0],
    turn: 0,
    over: false,
    ...(typeof rules === 'string' ? { rules } : {}),
    ticket: { role, room, token, peerKey },
    touched: typeof touched === 'number' ? touched : 0,
  };
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

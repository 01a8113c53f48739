// Chunk: ended
/** Stores one phone's finished solo games: the answers that reproduce each, and its list entry. */
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

export interface FinishedSolo {
  /** Identifies the deal: a game whose end was taken back is listed only once. */
  id: string;
  /** The kind of solo game: `goldfish`, `hotSeat`, `machine`. */
  kind: string;
  game: string;
  seat: Seat;
  /** The machine's level. */
  level?: string;
  winner: Seat | null;
  /** Why the game ended, in the words of its rules. */
  why: string;
  points: [number, number];
  turn: number;
  /** When it was last played (ms since 1970). */
  touched: number;
  /** The game module's own data, as written. */
  played: unknown;
}

type Schema = { games: { key: string; value: FinishedSolo } };

const perform = connect<Schema>('meatspace-finished', (db) => void db.createObjectStore('games', { keyPath: 'id' }));

/** Loads all finished games, newest first. */
export function loadFinished(): Promise<Result<FinishedSolo[], StoreFault>> {
  return perform(async (db) => ok((await db.getAll('games')).sort((a, b) => b.touched - a.touched)));
}

/** Stores a finished game. If it is already stored, it keeps its date. */
export function saveFinished(game: FinishedSolo): Promise<Result<unknown, StoreFault>> {
  return perform(async (db) => {
    const before = await db.get('games', game.id);
    return ok(await db.put('games', { ...game, touched: before?.touched ?? game.touched }));
  });
}

export const deleteFinished = (id: string): Promise<Result<unknown, StoreFault>> =>
  perform(async (db) => ok(await db.delete('games', id)));

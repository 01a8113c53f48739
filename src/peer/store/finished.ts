// Chunk: ended
/** Finished games of one phone: the answers that reproduce them, and their list entry. */
import type { DBSchema } from 'idb';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

export interface FinishedSolo {
  /** The same for the same deal: a game whose end was taken back is listed once. */
  id: string;
  /** How it was played: `goldfish`, `hotSeat`, `machine`. */
  kind: string;
  /** Its game's id. */
  game: string;
  /** The side the person played. */
  seat: Seat;
  /** The machine's level. */
  level?: string;
  winner: Seat | null;
  /** Why it ended, in words of its rules. */
  why: string;
  points: [number, number];
  turn: number;
  /** Milliseconds since 1970. */
  touched: number;
  /** As its module wrote it. */
  played: unknown;
}

interface Finished extends DBSchema {
  games: { key: string; value: FinishedSolo };
}

const perform = connect<Finished>('meatspace-finished', (db) => void db.createObjectStore('games', { keyPath: 'id' }));

/** Newest first. */
export function loadFinished(): Promise<Result<FinishedSolo[], StoreFault>> {
  return perform(async (db) => ok((await db.getAll('games')).sort((a, b) => b.touched - a.touched)));
}

/** A game already there keeps its date. */
export function saveFinished(game: FinishedSolo): Promise<Result<null, StoreFault>> {
  return perform(async (db) => {
    const before = await db.get('games', game.id);
    await db.put('games', { ...game, touched: before?.touched ?? game.touched });
    return ok(null);
  });
}

export function deleteFinished(id: string): Promise<Result<null, StoreFault>> {
  return perform(async (db) => {
    await db.delete('games', id);
    return ok(null);
  });
}

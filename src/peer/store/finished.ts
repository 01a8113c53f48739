/** Finished games of one phone: the answers they follow from, and what a list says of them. */
import type { DBSchema } from 'idb';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

export interface FinishedAlone {
  /** The same for the same deal: a game whose end was taken back ends once. */
  id: string;
  /** How it was played: `goldfish`, `hotSeat`, `machine`. */
  kind: string;
  /** The id of its game. */
  game: string;
  /** The side of the one person. */
  seat: Seat;
  /** How well the machine played. */
  level?: string;
  winner: Seat | null;
  /** Why it ended, as its rules say it. */
  why: string;
  points: [number, number];
  turn: number;
  /** Milliseconds since 1970. */
  touched: number;
  /** As its module wrote it. */
  played: unknown;
}

interface Finished extends DBSchema {
  games: { key: string; value: FinishedAlone };
}

const perform = connect<Finished>('meatspace-finished', (db) => void db.createObjectStore('games', { keyPath: 'id' }));

/** Newest first. */
export function finishedAlone(): Promise<Result<FinishedAlone[], StoreFault>> {
  return perform(async (db) => ok((await db.getAll('games')).sort((a, b) => b.touched - a.touched)));
}

/** One that is there already keeps its day. */
export function keepFinished(game: FinishedAlone): Promise<Result<null, StoreFault>> {
  return perform(async (db) => {
    const before = await db.get('games', game.id);
    await db.put('games', { ...game, touched: before?.touched ?? game.touched });
    return ok(null);
  });
}

export function dropFinished(id: string): Promise<Result<null, StoreFault>> {
  return perform(async (db) => {
    await db.delete('games', id);
    return ok(null);
  });
}

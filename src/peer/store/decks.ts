/**
 * What players store for themselves: decks and solo games. Anything the browser refuses to store is kept while the page
 * is open; if the browser cleared storage in the meantime, the next change writes it back.
 */
import { ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
import type { CardId, Seat } from '../../rules/game.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

export interface StoredDeck {
  id: string;
  /** The id of its game. Decks from before the second game have none. */
  game?: string;
  name: string;
  side: Seat;
  cards: CardId[];
  /** For a sealed deck: the cards for its side from the packs it is built from. */
  pool?: CardId[];
  /** Milliseconds since 1970: newest first. */
  touched: number;
}

type Schema = {
  decks: { key: string; value: StoredDeck };
  /** Solo games by kind, as their module wrote them. */
  alone: { key: string; value: unknown };
};

const perform = connect<Schema>('meatspace-own', (db) => {
  db.createObjectStore('decks', { keyPath: 'id' });
  db.createObjectStore('alone');
});
/** What this page has written or read: the only copy if the browser stores nothing. */
const mirror = { decks: new Map<string, StoredDeck>(), alone: new Map<string, unknown>() };
/** Deleted by this page. Must not reappear if the disk failed to delete it. */
const gone = new Set<string>();
/** Decks the browser has not stored: written again whenever the decks are read. */
const unsaved = new Set<string>();

/** Newest first, with the fault that makes this page their only copy. */
export async function loadDecks(): Promise<{ decks: StoredDeck[]; fault: StoreFault | null }> {
  const read = await perform(async (db) => ok(await db.getAll('decks')));
  if (read.ok)
    for (const deck of read.value) if (isDeck(deck) && !mirror.decks.has(deck.id)) mirror.decks.set(deck.id, deck);
  let fault = read.ok ? null : read.error;
  for (const id of read.ok ? unsaved : []) {
    const deck = mirror.decks.get(id);
    const kept = deck ? await saveDeck(deck) : await deleteDeck(id);
    if (!kept.ok) fault = kept.error;
  }
  const decks = [...mirror.decks.values()].filter(({ id }) => !gone.has(id));
  return { decks: decks.sort((a, b) => b.touched - a.touched), fault };
}

export async function saveDeck(deck: StoredDeck): Promise<Result<unknown, StoreFault>> {
  mirror.decks.set(deck.id, deck);
  gone.delete(deck.id);
  return noteSaved(deck.id, await perform(async (db) => ok(await db.put('decks', deck))));
}

export async function deleteDeck(id: string): Promise<Result<unknown, StoreFault>> {
  gone.add(id);
  mirror.decks.delete(id);
  return noteSaved(id, await perform(async (db) => ok(await db.delete('decks', id))));
}

function noteSaved<R extends Result<unknown, StoreFault>>(id: string, done: R): R {
  if (done.ok) unsaved.delete(id);
  else unsaved.add(id);
  return done;
}

/** The stored solo game of the given kind; undefined if there is none. */
export async function readSoloSlot(kind: string): Promise<unknown> {
  const read = await lookUpSoloSlot(kind);
  return read.ok ? read.value : undefined;
}

/** The same, but distinguishes a missing game from one the browser cannot read. */
export async function lookUpSoloSlot(kind: string): Promise<Result<unknown, StoreFault>> {
  if (mirror.alone.has(kind)) return ok(mirror.alone.get(kind));
  return perform(async (db) => ok<unknown>(await db.get('alone', kind)));
}

export async function writeSoloSlot(kind: string, game: unknown): Promise<Result<unknown, StoreFault>> {
  mirror.alone.set(kind, game);
  return perform(async (db) => ok(await db.put('alone', game, kind)));
}

export async function clearSoloSlot(kind: string): Promise<Result<unknown, StoreFault>> {
  mirror.alone.set(kind, undefined);
  return perform(async (db) => ok(await db.delete('alone', kind)));
}

/** Skips decks left in a different format by another version or a fault; they stay stored. */
const isDeck = is.fields<StoredDeck>({
  id: is.text,
  name: is.text,
  game: is.orMissing(is.text),
  side: is.seat,
  cards: is.listOf(is.text),
  pool: is.orMissing(is.listOf(is.text)),
  touched: is.number,
});

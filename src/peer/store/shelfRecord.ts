/**
 * A game's copy of its shelf row, so the shelf can be rebuilt from the games: the app may be killed between the two
 * writes. A separate chunk, since the first screen does not have to wait for it.
 */
import { fromHex, hex } from '../../base/bytes.ts';
import { canonical, isObject, type Json, readCanonical } from '../../base/canonical.ts';
import type { Seat } from '../../rules/game.ts';
import type { Ending, PlayedGame, Shelf, Shelved } from './shelf.ts';
import type { Store } from './store.ts';

/** Restores every game that is in the store but not on the shelf. Resolves to whether there was one. */
export function restoreShelf(shelf: Shelf, store: Pick<Store, 'list' | 'read' | 'remove'>): Promise<boolean> {
  const restored = restore(shelf, store);
  restoring = restored.catch(() => false);
  return restored;
}

let restoring: Promise<boolean> = Promise.resolve(false);

async function restore(shelf: Shelf, store: Pick<Store, 'list' | 'read' | 'remove'>): Promise<boolean> {
  const [names, listed] = await Promise.all([shelf.names(), store.list()]);
  // Unreadable does not mean missing.
  if (!names.ok || !listed.ok) return false;
  let found = false;
  for (const { gameId } of listed.value) {
    const kept = names.value.has(gameId) ? null : await store.read(gameId);
    // A game that was moving here from another phone and never arrived completely.
    const isIncomplete = kept?.ok && kept.value.records.seed === undefined;
    if (isIncomplete && !arrivingGames.has(gameId)) await store.remove(gameId);
    const row = kept?.ok ? readShelved(gameId, kept.value.records.shelf) : null;
    if (row === null) continue;
    await shelf.put(row);
    found = true;
  }
  return found;
}

const arrivingGames = new Set<string>();

/**
 * Keeps the incomplete data of a game that is moving to this phone in this page.
 * Wait for it before storing anything: a running `restoreShelf` may be about to remove what an earlier attempt left.
 */
export async function keepArriving(gameId: string): Promise<void> {
  arrivingGames.add(gameId);
  await restoring;
}

export function writeShelved({ names, keys, seat, own, rules, before, ticket, touched }: Shelved): Uint8Array {
  const { role, room, token, peerKey } = ticket;
  return canonical({
    names,
    keys,
    seat,
    own,
    rules,
    before,
    ticket: { role, room, token, peerKey: hex(peerKey) },
    touched,
  });
}

/** The game as it was when it started; null if there is no readable record. */
export function readShelved(game: string, record: Uint8Array | undefined): Shelved | null {
  const read = record && readCanonical(record);
  if (!read?.ok || !isObject(read.value)) return null;
  const { names, keys, seat, own, rules, before, ticket, touched } = read.value;
  if (!isPair(names) || !isPair(keys) || (seat !== 0 && seat !== 1) || !isObject(ticket)) return null;
  const peerKey = fromHex(String(ticket['peerKey']));
  if (peerKey?.length !== 32) return null;
  const { role, room, token } = ticket;
  if ((role !== 'host' && role !== 'guest') || typeof room !== 'string' || typeof token !== 'string') return null;
  const games = readGames(before);
  return {
    game,
    names,
    keys,
    seat,
    points: [0, 0],
    turn: 0,
    over: false,
    ...(typeof own === 'string' ? { own } : {}),
    ...(typeof rules === 'string' ? { rules } : {}),
    ...(games !== null && { before: games }),
    ticket: { role, room, token, peerKey },
    touched: typeof touched === 'number' ? touched : 0,
  };
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

const isSeat = (value: Json | undefined): value is Seat => value === 0 || value === 1;
const isText = (value: Json | undefined): value is string => typeof value === 'string';
const isCount = (value: Json | undefined): value is number => Number.isSafeInteger(value);

const isWay = (value: Json | undefined): value is Ending['by'] =>
  ['rules', 'resignation', 'agreement', 'absence', 'fault'].some((way) => way === value);

/** All the games, or null if one cannot be read. */
function readGames(value: Json | undefined): PlayedGame[] | null {
  if (!Array.isArray(value)) return null;
  const games = value.map(readPlayed).filter((game) => game !== null);
  return games.length === value.length ? games : null;
}

function readPlayed(value: Json): PlayedGame | null {
  if (!isObject(value)) return null;
  const { game, rules, seat, winner, by, text, kept, fault, points, deck, dealt } = value;
  const dealing = dealt === undefined ? null : readDealt(dealt);
  if (!isSeat(seat) || (winner !== null && !isSeat(winner)) || (fault !== undefined && !isSeat(fault))) return null;
  if (!Array.isArray(points) || !Array.isArray(deck) || !deck.every(isText)) return null;
  const [first, second, ...more] = points;
  if (!isCount(first) || !isCount(second) || more.length > 0) return null;
  if (dealt !== undefined && dealing === null) return null;
  return {
    ...(isText(game) && isText(rules) && { game, rules }),
    seat,
    winner,
    ...(isWay(by) && { by, ...(isText(text) && { text }) }),
    ...(kept === true && { kept }),
    ...(fault !== undefined && { fault }),
    points: [first, second],
    deck,
    ...(dealing && { dealt: dealing }),
  };
}

function readDealt(value: Json): PlayedGame['dealt'] | null {
  if (!isObject(value)) return null;
  const { pool, decks } = value;
  if (!isCards(pool)) return null;
  if (decks === undefined) return { pool };
  const [first, second] = Array.isArray(decks) ? decks : [];
  return isCards(first) && isCards(second) ? { pool, decks: [first, second] } : null;
}

const isCards = (value: Json | undefined): value is string[] => Array.isArray(value) && value.every(isText);

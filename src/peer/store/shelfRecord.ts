/**
 * A game's copy of its shelf row, so the shelf can be rebuilt from the games: the app may be killed between the two
 * writes. A separate chunk, since the first screen does not have to wait for it.
 */
import { fromHex, hex } from '../../base/bytes.ts';
import { canonical, readCanonical } from '../../base/canonical.ts';
import * as is from '../../base/shapes.ts';
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
  if (!read?.ok || !is.object(read.value)) return null;
  const { names, keys, seat, own, rules, before, ticket, touched } = read.value;
  if (!isTexts(names) || !isTexts(keys) || !is.seat(seat) || !is.object(ticket)) return null;
  const peerKey = fromHex(String(ticket['peerKey']));
  if (peerKey?.length !== 32) return null;
  const { role, room, token } = ticket;
  if (!isRole(role) || !is.text(room) || !is.text(token)) return null;
  const games = readGames(before);
  return {
    game,
    names,
    keys,
    seat,
    points: [0, 0],
    turn: 0,
    over: false,
    ...(is.text(own) && { own }),
    ...(is.text(rules) && { rules }),
    ...(games !== null && { before: games }),
    ticket: { role, room, token, peerKey },
    touched: is.number(touched) ? touched : 0,
  };
}

const isTexts = is.pairOf(is.text);
const isCards = is.listOf(is.text);
const isRole = is.oneOf(['host', 'guest'] as const);
const isPoints = is.pairOf((value): value is number => Number.isSafeInteger(value));
const isWay = is.oneOf<Ending['by']>(['rules', 'resignation', 'agreement', 'absence', 'fault']);

/** All the games, or null if one cannot be read. */
function readGames(value: unknown): PlayedGame[] | null {
  if (!Array.isArray(value)) return null;
  const games = value.map(readPlayed).filter((game) => game !== null);
  return games.length === value.length ? games : null;
}

function readPlayed(value: unknown): PlayedGame | null {
  if (!is.object(value)) return null;
  const { game, rules, seat, winner, by, text, kept, fault, points, deck, dealt } = value;
  const dealing = dealt === undefined ? null : readDealt(dealt);
  if (!is.seat(seat) || !is.orNull(is.seat)(winner) || !is.orMissing(is.seat)(fault)) return null;
  if (!isPoints(points) || !isCards(deck)) return null;
  if (dealt !== undefined && dealing === null) return null;
  return {
    ...(is.text(game) && is.text(rules) && { game, rules }),
    seat,
    winner,
    ...(isWay(by) && { by, ...(is.text(text) && { text }) }),
    ...(kept === true && { kept }),
    ...(fault !== undefined && { fault }),
    points,
    deck,
    ...(dealing && { dealt: dealing }),
  };
}

function readDealt(value: unknown): PlayedGame['dealt'] | null {
  if (!is.object(value)) return null;
  const { pool, decks } = value;
  if (!isCards(pool) || !is.orMissing(is.pairOf(isCards))(decks)) return null;
  return { pool, ...(decks && { decks }) };
}

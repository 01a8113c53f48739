// Chunk: ended
/**
 * The content of an export: CBOR `[decks, [[row, file], ...]]`. The decks and each row are canonical JSON; each file is
 * a finished game anyone can check (PROTOCOL 9.13). A row does not contain how to reach the other phone, so nobody can
 * continue a game from the file.
 */
import { canonical, isObject, type Json, readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { isTime } from '../../base/time.ts';
import type { Seat } from '../../rules/game.ts';
import { decodeCbor, encodeCbor, isList } from '../log/cbor.ts';
import type { StoredDeck } from '../store/decks.ts';

/** A finished game from any phone, as shown in the list. */
export interface PastGame {
  /** By seat. */
  names: [string, string];
  seat: Seat;
  points: [number, number];
  /** How it ended, as text. */
  ended: string;
  /** Whether its player won; absent in older exports. */
  won?: boolean;
  /** Its rules version. */
  rules?: string;
  /** Milliseconds since 1970. */
  touched: number;
  /** The game file. */
  file: Uint8Array;
}

export interface Content {
  decks: StoredDeck[];
  games: PastGame[];
}

const MAX_DECKS = 2000;
const MAX_GAMES = 2000;
const MAX_CARDS = 1000;
const MAX_TEXT_LENGTH = 1000; // characters in a name, an id or a sentence
/** The outer list, the list of games, the decks, and three items per game. */
const MAX_ITEMS = 3 + 3 * MAX_GAMES;

export function writeContent({ decks, games }: Content): Uint8Array {
  const rows = games.map(({ file, ...row }) => [canonical(row), file]);
  return encodeCbor([canonical(decks), rows]);
}

/** All or nothing: a partly unreadable export is rejected. */
export function readContent(bytes: Uint8Array): Result<Content, 'malformed'> {
  const decoded = decodeCbor(bytes, MAX_ITEMS);
  if (!decoded.ok || !isList(decoded.value) || decoded.value.length !== 2) return fail('malformed');
  const [first, second] = decoded.value;
  if (!(first instanceof Uint8Array) || !isList(second)) return fail('malformed');
  const decks = readDecks(first);
  if (decks === null) return fail('malformed');
  const games: PastGame[] = [];
  for (const item of second) {
    const [row, file, ...more] = isList(item) ? item : [];
    const game = row instanceof Uint8Array && file instanceof Uint8Array ? readGame(row, file) : null;
    if (game === null || more.length > 0) return fail('malformed');
    games.push(game);
  }
  return ok({ decks, games });
}

function readDecks(bytes: Uint8Array): StoredDeck[] | null {
  const read = readCanonical(bytes);
  if (!read.ok || !Array.isArray(read.value) || read.value.length > MAX_DECKS) return null;
  const decks = read.value.map(readDeck).filter((deck) => deck !== null);
  const ids = new Set(decks.map(({ id }) => id));
  return decks.length === read.value.length && ids.size === decks.length ? decks : null;
}

function readDeck(value: Json): StoredDeck | null {
  if (!isObject(value)) return null;
  const { id, game, name, side, cards, touched } = value;
  if (!isText(id) || id === '' || !isText(name) || !isSeat(side) || !isTime(touched)) return null;
  if (!Array.isArray(cards) || cards.length > MAX_CARDS || !cards.every(isText)) return null;
  if (game !== undefined && !isText(game)) return null;
  return { id, ...(game !== undefined && { game }), name, side, cards, touched };
}

function readGame(bytes: Uint8Array, file: Uint8Array): PastGame | null {
  const read = readCanonical(bytes);
  if (!read.ok || !isObject(read.value)) return null;
  const { names, seat, points, ended, won, rules, touched } = read.value;
  if (!isSeat(seat) || !isText(ended) || !isTime(touched) || (rules !== undefined && !isText(rules))) return null;
  if (won !== undefined && typeof won !== 'boolean') return null;
  if (!Array.isArray(names) || !Array.isArray(points) || names.length !== 2 || points.length !== 2) return null;
  const [[mine, theirs], [first, second]] = [names, points];
  if (!isText(mine) || !isText(theirs) || !isCount(first) || !isCount(second)) return null;
  const row = { names: pair(mine, theirs), seat, points: pair(first, second), ended, touched, file };
  return { ...row, ...(won !== undefined && { won }), ...(rules !== undefined && { rules }) };
}

const pair = <T>(first: T, second: T): [T, T] => [first, second];
const isSeat = (value: Json | undefined): value is Seat => value === 0 || value === 1;
const isText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

// Chunk: ended
/**
 * The content of an export: CBOR `[decks, [[row, file], ...]]`. The decks and each row are canonical JSON; each file is
 * a finished game anyone can check (PROTOCOL 9.13). A row does not contain how to reach the other phone, so nobody can
 * continue a game from the file.
 */
import { canonical, readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
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

function readDeck(value: unknown): StoredDeck | null {
  if (!is.object(value)) return null;
  const { id, game, name, side, cards, touched } = value;
  if (!isText(id) || id === '' || !isText(name) || !is.seat(side) || !isTime(touched)) return null;
  if (!is.listOf(isText)(cards) || cards.length > MAX_CARDS || !is.orMissing(isText)(game)) return null;
  return { id, ...(game !== undefined && { game }), name, side, cards, touched };
}

function readGame(bytes: Uint8Array, file: Uint8Array): PastGame | null {
  const read = readCanonical(bytes);
  if (!read.ok || !is.object(read.value)) return null;
  const { names, seat, points, ended, won, rules, touched } = read.value;
  if (!is.seat(seat) || !isText(ended) || !isTime(touched) || !is.orMissing(isText)(rules)) return null;
  if (!is.orMissing(is.flag)(won) || !is.pairOf(isText)(names) || !is.pairOf(is.whole())(points)) return null;
  const row = { names, seat, points, ended, touched, file };
  return { ...row, ...(won !== undefined && { won }), ...(rules !== undefined && { rules }) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

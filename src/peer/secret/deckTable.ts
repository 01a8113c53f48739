import { compare, concat, equal, hex, readU16, slices, u8, u16 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash, type Point } from '../crypto.ts';
import type { Curve } from './curve.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/**
 * A deck's public table (PROTOCOL 3.5): binds every physical card to a card number without revealing either. A row's
 * number identifies the card for the whole game.
 */
export interface DeckTable {
  readonly gameId: Uint8Array;
  /** The owner's seat. */
  readonly deck: Seat;
  /** Cards. */
  readonly size: number;
  /** `size` rows of 34 bytes: tag, then the masked card number. Tags ascend. */
  readonly bytes: Uint8Array;
}

/** A card whose point is known: which one in the deck, and its number. */
export interface Face {
  readonly deck: Seat;
  readonly row: number;
  /** 0 to 65 535, the number in the card data. */
  readonly card: number;
  /** S: 32 bytes. Knowing it means knowing the card, so it is sent only in OPEN and SHOW. */
  readonly point: Point;
}

/** A deck as only its owner and the audit know it: the faces by row. */
export interface Deck {
  readonly table: DeckTable;
  readonly faces: readonly Face[];
}

/**
 * The owner's deck from card numbers in any order: they are sorted first, so that one list gives one table (PROTOCOL
 * 3.4).
 */
export async function makeDeck(curve: Curve, secrets: Secrets, cards: readonly number[]): Promise<Deck> {
  return deckOf(secrets, cards, await curve.deriveAll(slotsOf(secrets, cards.length)));
}

/** The bytes that a deck's points are derived from, 64 per card. */
export const slotsOf = (secrets: Secrets, size: number): Uint8Array =>
  concat(...Array.from({ length: size }, (_, i) => secrets.slot(i)));

/** The deck with the given points: 32 bytes per card. */
export function deckOf(secrets: Secrets, cards: readonly number[], points: Uint8Array): Deck {
  const { gameId, seat: deck } = secrets;
  const sorted = [...cards].sort((a, b) => a - b);
  const slots = sorted.map((card, i) => {
    const point = points.slice(32 * i, 32 * i + 32);
    const row = concat(tagOf(gameId, deck, point), u16(card ^ maskOf(gameId, deck, point)));
    return { card, point, row };
  });
  slots.sort((a, b) => compare(a.row, b.row));
  const table = { gameId, deck, size: slots.length, bytes: concat(...slots.map(({ row }) => row)) };
  return { table, faces: slots.map(({ card, point }, row) => ({ deck, row, card, point })) };
}

/**
 * Parses the table in a SETUP entry (PROTOCOL 3.8): 34 bytes per row, tags strictly ascending. The audit checks whether
 * the list is legal.
 */
export function readTable(gameId: Uint8Array, deck: Seat, size: number, bytes: Uint8Array): Result<DeckTable, Fault> {
  if (bytes.length !== ROW * size) return fault('table', { kind: 'table-length', bytes: bytes.length, cards: size });
  for (let row = 1; row < size; row++) {
    if (compare(tagAt(bytes, row - 1), tagAt(bytes, row)) >= 0) return fault('table', { kind: 'row-order', row });
  }
  return ok({ gameId, deck, size, bytes });
}

/** The card for a point (PROTOCOL 3.6), or null if it is not in this deck. The deck's owner cannot tell who looks. */
export function lookUp(table: DeckTable, point: Point): Face | null {
  const { gameId, deck, size, bytes } = table;
  const tag = tagOf(gameId, deck, point);
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(tagAt(bytes, middle), tag) < 0) low = middle + 1;
    else high = middle;
  }
  if (low === size || !equal(tagAt(bytes, low), tag)) return null;
  const card = readU16(bytes, low * ROW + TAG) ^ maskOf(gameId, deck, point);
  return { deck, row: low, card, point };
}

/** `lookUp` as a check of what the other player sent. */
export function faceOf(table: DeckTable, point: Point): Result<Face, Fault> {
  const face = lookUp(table, point);
  return face === null
    ? fault('no card', { kind: 'no-card-of-deck', point: hex(point.subarray(0, 4)), deck: table.deck })
    : ok(face);
}

/**
 * The audit's view of a deck: every card of the table, from its owner's seed. Fails if a slot is missing from the table
 * or the list behind it was not sorted.
 */
export async function auditDeck(curve: Curve, secrets: Secrets, table: DeckTable): Promise<Result<Deck, Fault>> {
  const points = slices(await curve.deriveAll(slotsOf(secrets, table.size)), 32);
  const faces: Face[] = [];
  let last = 0;
  for (const [i, point] of points.entries()) {
    const face = lookUp(table, point);
    if (face === null) return fault('table', { kind: 'slot-missing', slot: i });
    if (face.card < last) return fault('table', { kind: 'slot-order', slot: i });
    last = face.card;
    faces[face.row] = face;
  }
  return ok({ table, faces });
}

const TAG = 32; // bytes
const ROW = 34; // bytes

function tagAt(bytes: Uint8Array, row: number): Uint8Array {
  return bytes.subarray(row * ROW, row * ROW + TAG);
}

function tagOf(gameId: Uint8Array, deck: Seat, point: Point): Uint8Array {
  return hash('tag', gameId, u8(deck), point);
}

function maskOf(gameId: Uint8Array, deck: Seat, point: Point): number {
  return readU16(hash('enc', gameId, u8(deck), point));
}

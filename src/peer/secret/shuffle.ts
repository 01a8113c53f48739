import { compare, concat, slices } from '../../base/bytes.ts';
import { itemsAt, zip } from '../../base/lists.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import type { Curve } from './curve.ts';
import type { Deck } from './deckTable.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/**
 * The joint shuffle of PROTOCOL 4. The owner masks every card with one scalar and sorts (X); the opponent masks each
 * card with a separate scalar and sorts (Y); the owner swaps their one scalar for one per position (Z). Sorting
 * uniformly random encodings is the shuffle: neither player chooses or knows the order. All lists are packed, 32 bytes
 * per point.
 */
export interface X {
  readonly points: Uint8Array;
  /** The row of each point: private to the owner. */
  readonly rows: readonly number[];
}

export interface Y {
  readonly points: Uint8Array;
  /** j(k), the index in X of each point: private to the opponent, who needs it for every key. */
  readonly from: readonly number[];
}

/** The three lists, in the order sent. */
export type ListName = 'X' | 'Y' | 'Z';

/** X for the given rows. */
export async function makeX(
  curve: Curve,
  owner: Secrets,
  deck: Deck,
  epoch: number,
  rows: readonly number[],
): Promise<X> {
  const points = slices(await mask(curve, owner, deck, epoch, rows), 32);
  const { list, order } = sorted(points);
  return { points: list, rows: itemsAt(rows, order) };
}

/**
 * Y from a received X: `count` points, ascending. Also checks X, before it goes into the log. Recomputing it after a
 * restart gives the same Y and `from`.
 */
export async function makeY(
  curve: Curve,
  peer: Secrets,
  deck: Seat,
  epoch: number,
  x: Uint8Array,
  count: number,
): Promise<Result<Y, Fault>> {
  const wrong = listFault('X', x, count);
  if (wrong !== null) return wrong;
  const scalars = Array.from({ length: count }, (_, j) => peer.b(deck, epoch, j));
  const points = await curve.maskEach(x, concat(...scalars));
  if (points === null) return notPoints('X');
  const { list, order } = sorted(slices(points, 32));
  return ok({ points: list, from: order });
}

/** Z from a received Y: `count` points, ascending. Also checks Y. */
export async function makeZ(
  curve: Curve,
  owner: Secrets,
  epoch: number,
  y: Uint8Array,
  count: number,
): Promise<Result<Uint8Array, Fault>> {
  const wrong = listFault('Y', y, count);
  if (wrong !== null) return wrong;
  const points = await swapped(curve, owner, epoch, y);
  return points === null ? notPoints('Y') : ok(points);
}

/** The whole check of a list (PROTOCOL 2.4); `makeY` and `makeZ` include it for X and Y. */
export async function checkList(
  curve: Curve,
  name: ListName,
  points: Uint8Array,
  count: number,
): Promise<Result<null, Fault>> {
  const wrong = listFault(name, points, count);
  if (wrong !== null) return wrong;
  return (await curve.arePoints(points)) ? ok(null) : notPoints(name);
}

/** The part of `checkList` that needs no curve: the count, the order of X and Y, no duplicate points. Null if valid. */
export function listFault(name: ListName, points: Uint8Array, count: number): ReturnType<typeof fault> | null {
  if (points.length !== 32 * count)
    return fault('count', { kind: 'list-length', list: name, bytes: points.length, cards: count });
  // Z keeps the order of Y, so its encodings need not ascend.
  const list = name === 'Z' ? slices(points, 32).sort(compare) : slices(points, 32);
  let at = 1;
  for (const [before, after] of zip(list, list.slice(1))) {
    const difference = compare(before, after);
    if (difference === 0) return fault('order', { kind: 'point-twice', list: name });
    if (difference > 0) return fault('order', { kind: 'not-ascending', list: name, at });
    at++;
  }
  return null;
}

/** (c_k · a⁻¹) · Y_k for each position: Z. Null if Y holds bytes that are not a point. */
export function swapped(curve: Curve, owner: Secrets, epoch: number, y: Uint8Array): Promise<Uint8Array | null> {
  const scalars = Array.from({ length: y.length / 32 }, (_, k) => owner.c(epoch, k));
  return curve.swapEach(y, owner.a(epoch), concat(...scalars));
}

/** The points in ascending order, and the original index of each. */
export function sorted(points: readonly Uint8Array[]): { list: Uint8Array; order: number[] } {
  const order = [...points.entries()].sort(([, a], [, b]) => compare(a, b));
  return { list: concat(...order.map(([, point]) => point)), order: order.map(([i]) => i) };
}

async function mask(curve: Curve, owner: Secrets, deck: Deck, epoch: number, rows: readonly number[]) {
  const points = concat(...rows.map((row) => pointAt(deck, row)));
  const masked = await curve.maskAll(points, owner.a(epoch));
  if (masked === null) throw new Error('a card of the own deck is no point');
  return masked;
}

export function pointAt(deck: Deck, row: number): Uint8Array {
  const face = deck.faces[row];
  if (face === undefined) throw new Error(`the deck has no row ${row}`);
  return face.point;
}

export function allRows(deck: Deck): number[] {
  return deck.faces.map((_, row) => row);
}

function notPoints(name: ListName): ReturnType<typeof fault> {
  return fault('point', { kind: 'not-points', list: name });
}

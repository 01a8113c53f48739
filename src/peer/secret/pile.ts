import { concat, slices } from '../../base/bytes.ts';
import { itemsAt } from '../../base/lists.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { isScalar, type Scalar } from '../crypto.ts';
import type { Handle } from '../log/body.ts';
import type { Curve } from './curve.ts';
import { type DeckTable, type Face, faceOf } from './deckTable.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/**
 * A card's position in a pile (PROTOCOL 5). `joint`: locked by one scalar from each player; `at` is the position in the
 * shuffle it came from. `handle`: a commitment by a player who looked at it and put it back.
 */
export type Position =
  | { readonly kind: 'joint'; readonly at: number }
  | { readonly kind: 'handle'; readonly by: Seat; readonly handle: Handle };

/** The public part of a shuffle once Z is accepted; positions 0 (top) to count - 1. */
export interface ShuffledPile {
  /** The owner's table. */
  readonly table: DeckTable;
  readonly epoch: number;
  readonly y: Uint8Array;
  readonly z: Uint8Array;
}

/**
 * The key of joint position `at` for the other player: the owner's c, the opponent's b. `from` is Y's j(k); the owner
 * doesn't need it. With the author's secrets, this is what the audit expects in a KEYS entry.
 */
export function positionKey(secrets: Secrets, deck: Seat, epoch: number, at: number, from: readonly number[]): Scalar {
  if (secrets.seat === deck) return secrets.c(epoch, at);
  const j = from[at];
  if (j === undefined) throw new Error(`Y has no position ${at}`);
  return secrets.b(deck, epoch, j);
}

/**
 * Opens positions with the other player's keys, one per position: for the owner S = (b·a)⁻¹ · Y_k, for the opponent S =
 * (c·b)⁻¹ · Z_k. `from` is the opponent's j(k) of Y. A wrong key gives a point that is no card. All in one curve job:
 * an opening hand takes five multiplications, and a tap must not wait for each.
 */
export async function openAll(
  curve: Curve,
  secrets: Secrets,
  pile: ShuffledPile,
  positions: readonly number[],
  keys: readonly Uint8Array[],
  from: readonly number[],
): Promise<Result<Face[], Fault>> {
  if (keys.length !== positions.length || !keys.every(isScalar)) return fault('scalar', { kind: 'key-not-scalar' });
  const { table, epoch, y, z } = pile;
  const isOwner = secrets.seat === table.deck;
  const list = slices(isOwner ? y : z, 32);
  const missing = positions.find((at) => list[at] === undefined);
  if (missing !== undefined) return fault('point', { kind: 'no-position', at: missing });
  const own = (at: number): Scalar => (isOwner ? secrets.a(epoch) : positionKey(secrets, table.deck, epoch, at, from));
  const points = await curve.unmaskEach(
    concat(...itemsAt(list, positions)),
    concat(...keys),
    concat(...positions.map(own)),
  );
  if (points === null) return fault('point', { kind: 'position-not-point' });
  const faces: Face[] = [];
  for (const point of slices(points, 32)) {
    const face = faceOf(table, point);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return ok(faces);
}

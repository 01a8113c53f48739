import type { Result } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import { isScalar, multiply, type Scalar, scalarInverse, scalarProduct } from '../crypto.ts';
import type { Handle } from '../log/body.ts';
import { type DeckTable, type Face, faceOf } from './deckTable.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/**
 * A place in a pile (section 5). `joint`: locked by one scalar of each player; `at` is the position in the shuffle it came from.
 * `handle`: a commitment by somebody who looked at it and put it back.
 */
export type Position =
  | { readonly kind: 'joint'; readonly at: number }
  | { readonly kind: 'handle'; readonly by: Seat; readonly handle: Handle };

/** What is public of a shuffle once Z is accepted; positions 0 (top) to count - 1. */
export interface Shuffled {
  /** The owner's table. */
  readonly table: DeckTable;
  readonly epoch: number;
  readonly y: Uint8Array;
  readonly z: Uint8Array;
}

/**
 * Who has to send what so that `viewer` sees a position, or null when nobody has to. For both to see it, ask for each; a key
 * once given stays given.
 */
export function lacking(
  position: Position,
  owner: Seat,
  viewer: Seat,
): { readonly from: Seat; readonly entry: 'KEYS' | 'OPEN' } | null {
  if (position.kind === 'joint') return { from: viewer === owner ? other(owner) : owner, entry: 'KEYS' };
  return position.by === viewer ? null : { from: position.by, entry: 'OPEN' };
}

/**
 * The key of joint position `at`, to be given to the other player: the owner's c, the opponent's b. `from` is j(k) of Y; the
 * owner has none and needs none. What the audit expects in a KEYS entry is this with the author's secrets.
 */
export function keyOf(secrets: Secrets, deck: Seat, epoch: number, at: number, from: readonly number[]): Scalar {
  if (secrets.seat === deck) return secrets.c(epoch, at);
  const j = from[at];
  if (j === undefined) throw new Error(`Y has no position ${at}`);
  return secrets.b(deck, epoch, j);
}

/** The owner opens a position with the opponent's key: S = (b·a)⁻¹ · Y_k. A wrong key makes a point of no card. */
export function openAsOwner(owner: Secrets, pile: Shuffled, at: number, key: Uint8Array): Result<Face, Fault> {
  if (!isScalar(key)) return fault('scalar', 'the key is no scalar');
  return unlock(pile, pile.y, at, scalarProduct(key, owner.a(pile.epoch)));
}

/** The opponent opens a position with the owner's key: S = (c·b)⁻¹ · Z_k. */
export function openAsPeer(
  peer: Secrets,
  pile: Shuffled,
  at: number,
  key: Uint8Array,
  from: readonly number[],
): Result<Face, Fault> {
  if (!isScalar(key)) return fault('scalar', 'the key is no scalar');
  const own = keyOf(peer, pile.table.deck, pile.epoch, at, from);
  return unlock(pile, pile.z, at, scalarProduct(key, own));
}

function unlock(pile: Shuffled, list: Uint8Array, at: number, lock: Scalar): Result<Face, Fault> {
  const point = multiply(list.subarray(32 * at, 32 * at + 32), scalarInverse(lock));
  return point === null ? fault('point', `there is no position ${at}`) : faceOf(pile.table, point);
}

/**
 * Hidden cards, fair numbers and sealed notes between two players who trust nobody (PROTOCOL 3 to 8).
 * Every file of the folder does one of them, with functions of explicit values that live play and the audit share.
 */

import { concat, hex, slices, u32 } from '../../base/bytes.ts';
import { itemsAt, zip } from '../../base/lists.ts';
import { ok, type Result } from '../../base/result.ts';
import { hash, type Scalar, scalarProduct, sha256 } from '../crypto.ts';
import type { Curve, PackedSum } from './curve.ts';
import type { Deck } from './deckTable.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';
import { allRows, type ListName, listFault, pointAt, swapScalars } from './shuffle.ts';

/**
 * The audit of a shuffle: with both seeds, each list must be what its author's seed and the list before it say (PROTOCOL 4.4).
 * Each function's fault is therefore the fault of one player: X and Z the owner's, Y the opponent's.
 */

/**
 * The rows in X, in its order, or the first fault. `likely` are the rows that should be in it: tried first, since every row
 * costs a multiplication. Whether the set is right is the rules' question: a card taken in a hidden search shows here only.
 */
export async function auditX(
  curve: Curve,
  owner: Secrets,
  deck: Deck,
  epoch: number,
  x: Uint8Array,
  likely: readonly number[] = allRows(deck),
): Promise<Result<readonly number[], Fault>> {
  const wrong = listFault('X', x, Math.floor(x.length / 32));
  if (wrong !== null) return wrong;
  const points = slices(x, 32);
  const rows = new Map<string, number>();
  const others = allRows(deck).filter((row) => !likely.includes(row));
  for (const group of [likely, others]) {
    if (group.length === 0 || points.every((point) => rows.has(hex(point)))) continue;
    const from = concat(...group.map((row) => pointAt(deck, row)));
    const masked = await products(
      curve,
      from,
      group.map(() => owner.a(epoch)),
    );
    for (const [point, row] of zip(slices(masked, 32), group)) rows.set(hex(point), row);
  }
  const found: number[] = [];
  for (const [at, point] of points.entries()) {
    const row = rows.get(hex(point));
    if (row === undefined) return fault('seed', `X holds at ${at} what is no card of the deck`);
    found.push(row);
  }
  return ok(found);
}

/**
 * j(k), the index in X of each position, or the first fault. `claimed` may name some of them, position → index (from keys in
 * the log, or from the memory of the phone that made Y); claims are checked together, for a third of the work, and never
 * change the verdict.
 */
export async function auditY(
  curve: Curve,
  peer: Secrets,
  deck: Deck,
  epoch: number,
  x: Uint8Array,
  y: Uint8Array,
  claimed: ReadonlyMap<number, number> = new Map(),
): Promise<Result<readonly number[], Fault>> {
  const count = x.length / 32;
  const wrong = listFault('Y', y, count);
  if (wrong !== null) return wrong;
  const scalars = Array.from({ length: count }, (_, j) => peer.b(deck.table.deck, epoch, j));
  const from: (number | undefined)[] = Array.from({ length: count }, (_, k) => claimed.get(k));
  const claims = from.filter((j) => j !== undefined);
  const plausible =
    new Set(claims).size === claims.length && claims.every((j) => Number.isInteger(j) && j >= 0 && j < count);
  if (!plausible || !(await claimsHold(curve, x, y, scalars, from))) from.fill(undefined);

  const positions = new Map(slices(y, 32).map((point, k) => [hex(point), k]));
  const taken = new Set(from);
  const open = scalars.map((_, j) => j).filter((j) => !taken.has(j));
  if (open.length > 0) {
    const sources = concat(...open.map((j) => x.subarray(32 * j, 32 * j + 32)));
    const masked = await products(curve, sources, itemsAt(scalars, open));
    for (const [point, j] of zip(slices(masked, 32), open)) {
      const k = positions.get(hex(point));
      if (k === undefined) return fault('seed', `Y lacks what the seed makes of index ${j}`);
      from[k] = j;
    }
  }
  const order = from.filter((j) => j !== undefined);
  return order.length === count ? ok(order) : fault('seed', 'Y holds what the seed makes of no index');
}

/** Whether Z is what the seed makes of Y, checked by one random linear combination of the list (PROTOCOL 4.4). */
export async function auditZ(
  curve: Curve,
  owner: Secrets,
  epoch: number,
  y: Uint8Array,
  z: Uint8Array,
): Promise<Result<null, Fault>> {
  const count = y.length / 32;
  const wrong = listFault('Z', z, count);
  if (wrong !== null) return wrong;
  const same = Array.from({ length: count }, (_, k) => k);
  const holds = await claimsHold(curve, y, z, swapScalars(owner, epoch, count), same);
  return holds ? ok(null) : fault('seed', 'Z is not what the seed makes of Y');
}

/** The lists of a shuffle as they stand in the log. */
export interface ShuffleLists {
  readonly epoch: number;
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  readonly z: Uint8Array;
}

/** The true order: the row at each position from the top; or the first wrong list (X and Z are the owner's, Y the peer's). */
export async function auditShuffle(
  curve: Curve,
  owner: Secrets,
  peer: Secrets,
  deck: Deck,
  lists: ShuffleLists,
  hints: { readonly likely?: readonly number[]; readonly claimed?: ReadonlyMap<number, number> } = {},
): Promise<Result<{ rows: readonly number[]; from: readonly number[] }, Fault & { readonly list: ListName }>> {
  const { epoch, x, y, z } = lists;
  const rows = await auditX(curve, owner, deck, epoch, x, hints.likely);
  if (!rows.ok) return { ok: false, error: { ...rows.error, list: 'X' } };
  const from = await auditY(curve, peer, deck, epoch, x, y, hints.claimed);
  if (!from.ok) return { ok: false, error: { ...from.error, list: 'Y' } };
  const swapped = await auditZ(curve, owner, epoch, y, z);
  if (!swapped.ok) return { ok: false, error: { ...swapped.error, list: 'Z' } };
  return ok({ rows: itemsAt(rows.value, from.value), from: from.value });
}

/**
 * Whether targets[k] = scalars[from[k]] · sources[from[k]] for every k that `from` names: the sums of both sides, each term
 * with a weight of its own, are equal. A wrong target passes with probability 2^-128. The weights are a hash of all that is
 * checked, the claims included, so the verdict is the same on every phone and nobody can aim at them.
 */
async function claimsHold(
  curve: Curve,
  sources: Uint8Array,
  targets: Uint8Array,
  scalars: readonly Scalar[],
  from: readonly (number | undefined)[],
): Promise<boolean> {
  const claims = sha256(...from.map((j) => u32(j ?? NOT_CLAIMED)));
  const seed = hash('audit', sha256(sources), sha256(targets), sha256(...scalars), claims);
  const left: { points: Uint8Array[]; scalars: Scalar[] } = { points: [], scalars: [] };
  const right: typeof left = { points: [], scalars: [] };
  for (const [k, j] of from.entries()) {
    const scalar = j === undefined ? undefined : scalars[j];
    if (j === undefined || scalar === undefined) continue;
    const weight = new Uint8Array(32);
    weight.set(sha256(seed, u32(k)).subarray(0, 16));
    weight[16] = 1; // never zero
    left.points.push(targets.subarray(32 * k, 32 * k + 32));
    left.scalars.push(weight);
    right.points.push(sources.subarray(32 * j, 32 * j + 32));
    right.scalars.push(scalarProduct(weight, scalar));
  }
  return left.points.length === 0 || curve.sumsEqual(pack(left), pack(right));
}

/** As `maskEachPublic`: the seeds are known to everybody now. The sources have passed an audit, so they are points. */
async function products(curve: Curve, sources: Uint8Array, scalars: readonly Scalar[]): Promise<Uint8Array> {
  const masked = await curve.maskEachPublic(sources, concat(...scalars));
  if (masked === null) throw new Error('a list was used that has not passed its audit');
  return masked;
}

function pack(sum: { points: readonly Uint8Array[]; scalars: readonly Scalar[] }): PackedSum {
  return { points: concat(...sum.points), scalars: concat(...sum.scalars) };
}

const NOT_CLAIMED = 2 ** 32 - 1;

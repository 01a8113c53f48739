/**
 * Hidden cards, fair numbers and sealed bids between two players who do not trust anyone (PROTOCOL 3 to 8). Each file
 * in this folder implements one of these, as pure functions shared by live play and the audit.
 */

import { concat, equal, hex, slices } from '../../base/bytes.ts';
import { zip } from '../../base/lists.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Curve } from './curve.ts';
import type { Deck } from './deckTable.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';
import { allRows, listFault, pointAt, swapped } from './shuffle.ts';

/**
 * The audit of a shuffle: with both seeds, each list must follow from its author's seed and the previous list (PROTOCOL
 * 4.4). So each function can only find one player's fault: X and Z are the owner's, Y the opponent's.
 */

/**
 * The rows in X, in order, or the first fault. `likely` rows, which should be in X, are tried first, since every row
 * costs a multiplication. Whether it is the right set is up to the rules: a card taken in a hidden search shows only
 * here.
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
    const masked = checked(await curve.maskAll(from, owner.a(epoch)));
    for (const [point, row] of zip(slices(masked, 32), group)) rows.set(hex(point), row);
  }
  const found: number[] = [];
  for (const [at, point] of points.entries()) {
    const row = rows.get(hex(point));
    if (row === undefined) return fault('seed', { kind: 'no-card-at', at });
    found.push(row);
  }
  return ok(found);
}

/** j(k), the index in X of each position, or the first fault. */
export async function auditY(
  curve: Curve,
  peer: Secrets,
  deck: Deck,
  epoch: number,
  x: Uint8Array,
  y: Uint8Array,
): Promise<Result<readonly number[], Fault>> {
  const count = x.length / 32;
  const wrong = listFault('Y', y, count);
  if (wrong !== null) return wrong;
  const scalars = Array.from({ length: count }, (_, j) => peer.b(deck.table.deck, epoch, j));
  const masked = checked(await curve.maskEach(x, concat(...scalars)));
  const positions = new Map(slices(y, 32).map((point, k) => [hex(point), k]));
  const from: number[] = [];
  for (const [j, point] of slices(masked, 32).entries()) {
    const k = positions.get(hex(point));
    if (k === undefined) return fault('seed', { kind: 'lacks-index', index: j });
    from[k] = j;
  }
  return ok(from);
}

/** Whether the seed turns Y into Z. */
export async function auditZ(
  curve: Curve,
  owner: Secrets,
  epoch: number,
  y: Uint8Array,
  z: Uint8Array,
): Promise<Result<null, Fault>> {
  const wrong = listFault('Z', z, y.length / 32);
  if (wrong !== null) return wrong;
  const made = checked(await swapped(curve, owner, epoch, y));
  return equal(made, z) ? ok(null) : fault('seed', { kind: 'other-z' });
}

/** The list that the next list masks. It has passed its own audit, so it holds points. */
function checked(masked: Uint8Array | null): Uint8Array {
  if (masked === null) throw new Error('a list was used that has not passed its audit');
  return masked;
}

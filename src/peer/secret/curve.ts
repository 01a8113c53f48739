import { concat, slices } from '../../base/bytes.ts';
import type { Seat } from '../../rules/game.ts';
import { derivePoint, equalSums, isPoint, multiply, multiplyPublic } from '../crypto.ts';
import { coinChain } from './coin.ts';

/**
 * The jobs on whole lists of points: up to half a second on a slow phone, so they run in a worker (`curvePort.ts`) or, in a
 * terminal and in tests, in place. Lists are packed, 32 bytes an item, as in the entries. A job holds no state and depends on
 * its arguments alone. Every promise resolves; null means that one of the encodings was no point.
 */
export interface Curve {
  /** The point of each 64 uniform bytes (`derivePoint`), packed in the same order. */
  deriveAll(wide: Uint8Array): Promise<Uint8Array>;
  /** `scalar · point` for each point, in order. */
  maskAll(points: Uint8Array, scalar: Uint8Array): Promise<Uint8Array | null>;
  /** `scalars[i] · points[i]` for each, in order. As many scalars as points. */
  maskEach(points: Uint8Array, scalars: Uint8Array): Promise<Uint8Array | null>;
  /** The same as `maskEach` where every scalar is public: faster (the audit). */
  maskEachPublic(points: Uint8Array, scalars: Uint8Array): Promise<Uint8Array | null>;
  /** Whether every item is a point. */
  arePoints(points: Uint8Array): Promise<boolean>;
  /** Whether Σ leftScalars · left = Σ rightScalars · right, all public. False when an encoding is no point. */
  sumsEqual(left: PackedSum, right: PackedSum): Promise<boolean>;
  /** No curve in it, but as long: all links of a chain of coins (`coin.ts`), packed, the anchor first. */
  coinChain(gameId: Uint8Array, seat: Seat, end: Uint8Array): Promise<Uint8Array>;
}

/** As many points as scalars, both packed. */
export interface PackedSum {
  readonly points: Uint8Array;
  readonly scalars: Uint8Array;
}

/** The jobs themselves, synchronous. Throw on scalars that are none, which is our own bug. */
export const curveJobs = {
  deriveAll(wide: Uint8Array): Uint8Array {
    return concat(...slices(wide, 64).map(derivePoint));
  },
  maskAll(points: Uint8Array, scalar: Uint8Array): Uint8Array | null {
    return joined(slices(points, 32).map((point) => multiply(point, scalar)));
  },
  maskEach(points: Uint8Array, scalars: Uint8Array): Uint8Array | null {
    return joined(pairs(points, scalars).map(([point, scalar]) => multiply(point, scalar)));
  },
  maskEachPublic(points: Uint8Array, scalars: Uint8Array): Uint8Array | null {
    return joined(pairs(points, scalars).map(([point, scalar]) => multiplyPublic(point, scalar)));
  },
  arePoints(points: Uint8Array): boolean {
    return slices(points, 32).every(isPoint);
  },
  sumsEqual(left: PackedSum, right: PackedSum): boolean {
    return equalSums(unpack(left), unpack(right));
  },
  coinChain,
};

/** The jobs in place, for terminals, tests and phones without workers. */
export const inlineCurve: Curve = {
  deriveAll: async (wide) => curveJobs.deriveAll(wide),
  maskAll: async (points, scalar) => curveJobs.maskAll(points, scalar),
  maskEach: async (points, scalars) => curveJobs.maskEach(points, scalars),
  maskEachPublic: async (points, scalars) => curveJobs.maskEachPublic(points, scalars),
  arePoints: async (points) => curveJobs.arePoints(points),
  sumsEqual: async (left, right) => curveJobs.sumsEqual(left, right),
  coinChain: async (gameId, seat, end) => coinChain(gameId, seat, end),
};

function pairs(points: Uint8Array, scalars: Uint8Array): [Uint8Array, Uint8Array][] {
  if (points.length !== scalars.length) throw new Error('not as many scalars as points');
  return slices(points, 32).map((point, i) => [point, scalars.subarray(32 * i, 32 * i + 32)]);
}

function joined(points: (Uint8Array | null)[]): Uint8Array | null {
  return points.every((point) => point !== null) ? concat(...points) : null;
}

function unpack(sum: PackedSum): { points: Uint8Array[]; scalars: Uint8Array[] } {
  if (sum.points.length !== sum.scalars.length) throw new Error('not as many scalars as points');
  return { points: slices(sum.points, 32), scalars: slices(sum.scalars, 32) };
}

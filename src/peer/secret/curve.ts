// Chunk: curve
import { concat, slices } from '../../base/bytes.ts';
import { zip } from '../../base/lists.ts';
import type { Seat } from '../../rules/game.ts';
import { type Group, loadGroup, type Scalar } from '../crypto.ts';
import { coinChain } from './coin.ts';

/**
 * The jobs on whole lists of points: up to half a second on a slow phone, so they run in a worker (`curvePort.ts`) or,
 * in a terminal and in tests, inline. Lists are packed, 32 bytes per item, as in the entries. Jobs are stateless pure
 * functions. Every promise resolves; null means that an encoding was not a point.
 */
export interface Curve {
  /** The point for each 64 uniform bytes (`derivePoint`), packed in the same order. */
  deriveAll(wide: Uint8Array): Promise<Uint8Array>;
  /** `scalar · point` for each point, in order. */
  maskAll(points: Uint8Array, scalar: Uint8Array): Promise<Uint8Array | null>;
  /** `scalars[i] · points[i]` for each, in order. As many scalars as points. */
  maskEach(points: Uint8Array, scalars: Uint8Array): Promise<Uint8Array | null>;
  /** Removes one scalar from all points and adds one to each: `(scalars[i] · off⁻¹) · points[i]`, in order. */
  swapEach(points: Uint8Array, off: Uint8Array, scalars: Uint8Array): Promise<Uint8Array | null>;
  /** Removes two scalars from each point: `(first[i] · second[i])⁻¹ · points[i]`, in order. */
  unmaskEach(points: Uint8Array, first: Uint8Array, second: Uint8Array): Promise<Uint8Array | null>;
  /** Whether every item is a point. */
  arePoints(points: Uint8Array): Promise<boolean>;
  /** Not a curve operation, but just as slow: all links of a coin chain (`coin.ts`), packed, the anchor first. */
  coinChain(gameId: Uint8Array, seat: Seat, end: Uint8Array): Promise<Uint8Array>;
  /** Which library does the work. */
  library(): Promise<Group['library']>;
}

export type Job = keyof Curve;

/** Runs a job by name. Rejects on invalid scalars, which is a bug, and if no library can be loaded. */
export async function runJob<T>(job: Job, args: readonly unknown[]): Promise<T> {
  const jobs = jobsOf(await loadGroup());
  return (jobs[job] as (...args: readonly unknown[]) => T)(...args);
}

/** The jobs, delegated to `ask`. */
export function curveFrom(ask: <T>(job: Job, args: readonly unknown[]) => Promise<T>): Curve {
  return {
    deriveAll: (...args) => ask('deriveAll', args),
    maskAll: (...args) => ask('maskAll', args),
    maskEach: (...args) => ask('maskEach', args),
    swapEach: (...args) => ask('swapEach', args),
    unmaskEach: (...args) => ask('unmaskEach', args),
    arePoints: (...args) => ask('arePoints', args),
    coinChain: (...args) => ask('coinChain', args),
    library: () => ask('library', []),
  };
}

/** The jobs inline, for terminals, tests and phones without workers. */
export const inlineCurve: Curve = curveFrom(runJob);

type Synchronous<T> = T extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;

/** The jobs themselves. They wipe the scalars they compute. */
function jobsOf(group: Group): { readonly [J in Job]: Synchronous<Curve[J]> } {
  const { multiply, scalarInverse, scalarProduct } = group;
  const maskEach = (points: Uint8Array, scalars: readonly Scalar[]) =>
    joined([...zip(slices(points, 32), scalars)].map(([point, scalar]) => multiply(point, scalar)));
  const maskOnce = (points: Uint8Array, scalars: readonly Scalar[]): Uint8Array | null => {
    const masked = maskEach(points, scalars);
    wipe(...scalars);
    return masked;
  };
  return {
    deriveAll: (wide) => concat(...slices(wide, 64).map(group.derivePoint)),
    maskAll: (points, scalar) => joined(slices(points, 32).map((point) => multiply(point, scalar))),
    maskEach: (points, scalars) => maskEach(points, matchingScalars(points, scalars)),
    swapEach(points, off, scalars) {
      const unmask = scalarInverse(off);
      const swaps = matchingScalars(points, scalars).map((scalar) => scalarProduct(scalar, unmask));
      wipe(unmask);
      return maskOnce(points, swaps);
    },
    unmaskEach(points, first, second) {
      const locks = [...zip(matchingScalars(points, first), matchingScalars(points, second))].map(([a, b]) =>
        scalarProduct(a, b),
      );
      const unlocks = locks.map(scalarInverse);
      wipe(...locks);
      return maskOnce(points, unlocks);
    },
    arePoints: (points) => slices(points, 32).every(group.isPoint),
    coinChain,
    library: () => group.library,
  };
}

/** Zeroes out secrets after use; copies made by a library or the garbage collector remain. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}

function matchingScalars(points: Uint8Array, scalars: Uint8Array): Scalar[] {
  if (points.length !== scalars.length) throw new Error('not as many scalars as points');
  return slices(scalars, 32);
}

function joined(points: (Uint8Array | null)[]): Uint8Array | null {
  return points.every((point) => point !== null) ? concat(...points) : null;
}

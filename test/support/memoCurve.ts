/** The curve with a memory: the same game played a hundred times with other faults asks for the same lists. */
import { hex } from '../../src/base/bytes.ts';
import { sha256 } from '../../src/peer/crypto.ts';
import { type Curve, inlineCurve, type PackedSum } from '../../src/peer/secret/curve.ts';

export function memoCurve(curve: Curve = inlineCurve): Curve {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(job: string, make: () => Promise<T>, ...args: readonly Uint8Array[]): Promise<T> => {
    const name = `${job} ${args.map((bytes) => hex(sha256(bytes))).join(' ')}`;
    const made = (known.get(name) as Promise<T> | undefined) ?? make();
    known.set(name, made);
    return made;
  };
  const bytesOf = (left: PackedSum, right: PackedSum) => [left.points, left.scalars, right.points, right.scalars];
  return {
    deriveAll: (wide) => once('deriveAll', () => curve.deriveAll(wide), wide),
    maskAll: (points, scalar) => once('maskAll', () => curve.maskAll(points, scalar), points, scalar),
    maskEach: (points, scalars) => once('maskEach', () => curve.maskEach(points, scalars), points, scalars),
    maskEachPublic: (points, scalars) =>
      once('maskEachPublic', () => curve.maskEachPublic(points, scalars), points, scalars),
    arePoints: (points) => once('arePoints', () => curve.arePoints(points), points),
    sumsEqual: (left, right) => once('sumsEqual', () => curve.sumsEqual(left, right), ...bytesOf(left, right)),
    coinChain: (gameId, seat, end) =>
      once('coinChain', () => curve.coinChain(gameId, seat, end), gameId, Uint8Array.of(seat), end),
  };
}

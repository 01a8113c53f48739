/** Access methods (T-ACC, Tables 3.1 to 3.3): their requirements, and their effect on tests, durations and damage. */
import { type InputFault, refuse } from '../reasons.ts';
import type { AccessMethod, MatrixDevice } from '../sheet/sheet.ts';

export interface Access {
  /** Required of both Processor and Uplink of the user's own device (T-ACC-06). */
  readonly needs: number;
  /** Modifier of every matrix test in which the user acts (T-ACC-07). */
  readonly skill: number;
  /** Shown next to Reaction. */
  readonly react: number;
  /** Duration factor, in tenths. */
  readonly tick: number;
  readonly damage: 'none' | 'Fatigue' | 'Stun' | 'Physical';
}

export const accesses: Readonly<Record<AccessMethod, Access>> = {
  physical: { needs: 1, skill: -3, react: -5, tick: 60, damage: 'none' },
  ar: { needs: 3, skill: -2, react: -3, tick: 30, damage: 'Fatigue' },
  tortoise: { needs: 6, skill: -1, react: -2, tick: 15, damage: 'Fatigue' },
  'cold-sim': { needs: 6, skill: 0, react: 0, tick: 10, damage: 'Stun' },
  'hot-sim': { needs: 10, skill: 2, react: 3, tick: 7, damage: 'Physical' },
};

/** E-PREREQ with the rating that is too low and the best allowed method; null if the method is possible. */
export function methodRefusal(method: AccessMethod, device: MatrixDevice | null): InputFault | null {
  if (device === null) return refuse('deviceFirst');
  const { needs } = accesses[method];
  const { processor = 0, uplink = 0 } = device.ratings;
  if (processor >= needs && uplink >= needs) return null;
  const short = processor < needs ? 'processor' : 'uplink';
  const best = (Object.keys(accesses) as AccessMethod[]).findLast(
    (one) => accesses[one].needs <= Math.min(processor, uplink),
  );
  return refuse('ratingShort', { short, has: short === 'processor' ? processor : uplink, needs, best: best ?? null });
}

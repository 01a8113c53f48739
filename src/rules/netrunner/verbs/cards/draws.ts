/** Verbs and conditions around draws and accesses. */
import type { Effect, Trigger } from '../../effect.ts';
import type { FortId } from '../../table.ts';
import { runPart } from '../sequence.ts';

/** Resolves `then` once for each card of the draw that it responds to. */
export function forEachDrawn(then: Effect): Effect {
  return {
    steps: [
      (draft, context) => {
        for (let left = context.ref.about?.amount ?? 0; left > 0; left--) runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'each', per: 'drawn', part: then.means },
  };
}

/** A trigger before or after an access of the given fort. */
export const onAccess = (fort: FortId, when: 'before' | 'after', effect: Effect): Trigger => ({
  on: when === 'before' ? 'accessBegins' : 'accessEnds',
  only: { holds: (_, ref) => ref?.about?.fort === fort, means: { is: 'about', where: fort } },
  says: 'within',
  effect,
});

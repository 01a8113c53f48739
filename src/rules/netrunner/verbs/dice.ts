/** Verbs for dice. A roll's outcomes are parts of the text; the number rolled is their `about.amount`. */
import { push } from '../draft.ts';
import type { Effect, EffectStep } from '../effect.ts';
import type { Damage } from '../frame.ts';
import { dealDamage } from '../rulebook/harm/damage.ts';
import { gainBits } from '../rulebook/pay/gain.ts';
import type { Table } from '../table.ts';
import { runPart, verb } from './sequence.ts';

/** A possible outcome of a roll. The first match is resolved. */
export interface DieOutcome {
  fits: (value: number, table: Table) => boolean;
  /** The numbers it applies to, if it depends on nothing else. */
  on?: readonly number[];
  /** What else it depends on, as data. */
  told?: 'tags' | 'rest';
  then: Effect;
}

/** Rolls one die (N-GEN-05); nothing happens if no outcome matches. */
export function rollDie(...outcomes: DieOutcome[]): Effect {
  return {
    steps: [
      (draft) => push(draft, { do: 'roll' }),
      (draft, { ref, got: [amount = 0] }) => {
        const at = outcomes.findIndex((one) => one.fits(amount, draft.table));
        if (at >= 0) runPart(draft, { ref }, at, { ...ref.about, amount });
      },
    ],
    parts: outcomes.map(({ then }) => then),
    rolls: true,
    means: {
      v: 'die',
      faces: outcomes.map(({ on, told, then }) => ({ on, part: then.means, ...(told ? { fits: told } : {}) })),
    },
  };
}

/** Applies if the die shows one of the values. */
export function on(values: readonly number[], then: Effect): DieOutcome {
  return { fits: (value) => values.includes(value), on: values, then };
}

export const otherwise = (then: Effect): DieOutcome => ({
  fits: () => true,
  told: 'rest',
  then,
});

/** Applies to every roll: the effect uses the number. */
export const always = (then: Effect): DieOutcome => ({ fits: () => true, then });

/** Applies if the die shows at most the number of tags. */
export const withinTags = (then: Effect): DieOutcome => ({
  fits: (value, { runner }) => value <= runner.tags,
  told: 'tags',
  then,
});

/** Takes as much damage as the die shows, in one packet (R-GEN-37). */
export function takeRolledDamage(type: Damage): Effect {
  return verb({ v: 'damage', of: type, per: 'pip' }, (draft, { ref }) =>
    dealDamage(draft, ref, type, ref.about?.amount ?? 0),
  );
}

/** Gains bits for the total of `dice` dice. */
export function gainDice(dice: number): Effect {
  const roll: EffectStep = (draft) => push(draft, { do: 'roll' });
  const pay: EffectStep = (draft, { ref, got }) => gainBits(draft, ref.seat, got[0] ?? 0, 'effect');
  return {
    steps: Array.from({ length: dice }, () => [roll, pay]).flat(),
    means: { v: 'die', dice, faces: [{ part: { v: 'gain', per: 'pip' } }] },
  };
}

/** Verbs that modify damage: raise it, hold it back, replace it, or survive it. */
import { addCounters, changeLast, push } from '../../draft.ts';
import type { Ability, Cost, Effect, Modifier, Replacement } from '../../effect.ts';
import type { Damage } from '../../frame.ts';
import { dealDamage, pendingDamage, preventPoints } from '../../rulebook/harm/damage.ts';
import { handSize } from '../../rulebook/numbers.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { RUNNER } from '../../table.ts';
import { askForAmount, askForOne } from '../choose.ts';
import { byRules, fact, numbersTo, verb } from '../sequence.ts';

/** Adds to every source of the given damage (N-DMG-15). */
export const moreDamage = (type: Damage, amount: number): Modifier => ({
  of: 'damage',
  by: amount,
  damage: type,
  fits: (_, __, subject) => subject.damage === type,
});

/** When a source deals the given damage, adds one point to it. */
export function raiseDamage(cost: Cost, type: Damage): Ability {
  return {
    cost,
    when: 'raise',
    effect: verb({ v: 'damage', n: 1, of: type, raised: true }, (draft) =>
      changeLast(draft, 'damage', ({ amount }) => ({ amount: amount + 1 })),
    ),
    special: { does: 'raise', types: [type] },
  };
}

/** Holds back every point of the given damage; the Corp may pay for each to come through. */
export const holdBackDamage = (type: Damage, price: number): Modifier => ({
  of: 'ward',
  by: price,
  damage: type,
  fits: (_, __, subject) => subject.damage === type,
});

const CANCELLED = 'cancelled';

/** Prevents all of the given damage automatically, except in a turn in which `cancel` was used. */
export const preventsAll = (type: Damage): Modifier => ({
  of: 'prevented',
  by: 1,
  per: 'damage',
  damage: type,
  amount: (table, self, subject) =>
    subject.damage === type && !table.cards[self.slot]?.used[CANCELLED] ? (subject.amount ?? 0) : 0,
});

/** The Corp is asked when it is about to do the given damage, since it makes no difference earlier. */
export const cancel = (cost: Cost, type: Damage): Ability => ({
  ...byRules('raise', cost, { does: 'cancel', types: [type] }),
  byOther: true,
  limit: { name: CANCELLED, times: 1 },
});

/**
 * Turns any number of points of the damage its owner does into counters on this card (R-CARD-please-dont-choke-anyone).
 */
export function damageToCounters(counter: string): Replacement {
  return {
    what: 'damage',
    only: fact({ is: 'about', own: true }, (_, ref) => ref?.about?.seat === ref?.seat),
    optional: true,
    effect: verb(
      {
        v: 'all',
        parts: [
          { v: 'prevent', n: 'any' },
          { v: 'counter', of: counter, per: 'damage' },
        ],
      },
      (draft, { ref: { slot, seat } }) => {
        const most = pendingDamage(draft.table)?.amount ?? 0;
        if (slot !== null) askForAmount(draft, seat, 'damageInstead', most, [slot]);
      },
      (draft, { ref, got: [points = 0] }) => {
        preventPoints(draft, points);
        if (ref.slot !== null) addCounters(draft, ref.slot, counter, points);
      },
    ),
  };
}

/** Prevents the whole packet, whatever its size. */
export function preventAll(): Effect {
  return verb({ v: 'prevent', n: 'all' }, (draft) => preventPoints(draft, Number.MAX_SAFE_INTEGER));
}

export function healBrain(): Effect {
  return verb({ v: 'heal', n: 'all', of: 'brain' }, (draft) => {
    draft.table.runner.brain = 0;
  });
}

/** Draws up to the maximum hand size. */
export function refillHand(): Effect {
  return verb({ v: 'draw', n: 'all', to: 'handSize' }, (draft) => {
    const count = handSize(draft.table, RUNNER) - draft.table.runner.hand;
    if (count > 0) push(draft, { do: 'draw', seat: RUNNER, count });
  });
}

/** Gains bits for brain damage taken: never enough to kill, either now or through the hand size. */
export function brainDamageForBits(each: number): Effect {
  return verb(
    {
      v: 'all',
      parts: [
        { v: 'damage', n: 'any', of: 'brain', sure: true },
        { v: 'gain', n: each, per: 'damage' },
      ],
    },
    (draft, { ref }) => {
      const most = Math.max(0, Math.min(draft.table.runner.hand, handSize(draft.table, RUNNER)));
      askForOne(draft, ref.seat, 'suffer', numbersTo(most));
    },
    (draft, { ref, got }) => dealDamage(draft, ref, 'brain', got[0] ?? 0, false),
    (draft, { ref, got }) => gainBits(draft, ref.seat, each * (got[0] ?? 0), 'effect'),
  );
}

/** Verbs for named counters, on cards and elsewhere (N-CTR-05). */

import type { Seat, Slot } from '../../../game.ts';
import { amountOf } from '../../active.ts';
import { addCounters, changeCounters, type Draft, push } from '../../draft.ts';
import type {
  Ability,
  Cost,
  CounterKind,
  Effect,
  EffectMoment,
  Modifier,
  Replacement,
  Subject,
  Trigger,
} from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { countersOfCard } from '../../rulebook/cards/counters.ts';
import { removeAllVirus } from '../../rulebook/cards/purge.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import {
  CORP,
  counters,
  countersAt,
  type FortId,
  fortOf,
  type Holder,
  isCentral,
  RUNNER,
  type Table,
} from '../../table.ts';
import { breakersOf } from '../cards/cards.ts';
import { onChosen } from '../choose.ts';
import { later } from '../later.ts';
import { inThisRun } from '../past.ts';
import { byRules, fact, runPart, verb } from '../sequence.ts';

/** Gives counters one at a time, because some virus counters can be avoided. */
export const giveCounters = (to: Seat, name: string): Effect =>
  verb({ v: 'counter', of: name, on: to }, (draft) => put(draft, { seat: to }, name));

/** Resolves `then` once per `each` of this card's counters on a player, rounded down. */
export function forEvery(each: number, name: string, then: Effect): Effect {
  const times = (table: Table, ref: TextRef): number => Math.floor(countersOfCard(table, ref.card, name) / each);
  return {
    steps: [
      (draft, context) => {
        for (let left = times(draft.table, context.ref); left > 0; left--) runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'each', per: { each: 'counter', of: name, every: each }, part: then.means },
    ...(then.plain ? { plain: true as const } : {}),
    // Dice for several counters are rolled one at a time.
    ...(then.rolls ? { oneByOne: times } : {}),
  };
}

/**
 * Counters on the Runner, each with an effect at the given moment. The Runner can remove one for an action and bits.
 */
export const runnerCounters = (name: string, bits: number, on: EffectMoment, each: Effect): CounterKind => ({
  name,
  on: RUNNER,
  removal: { by: RUNNER, bits },
  triggers: [{ on, effect: forEvery(1, name, each) }],
});

/** An ability that avoids a virus counter given to the Corp. */
export const avoidVirus = (cost: Cost): Ability => ({
  ...byRules('virus', cost, { does: 'avoidVirus' }),
  limit: { name: 'virus', times: 1 },
});

/** Keeps `count` virus counters when the Corp forgoes actions to remove them, and only then. */
export const keepVirus = (count: number): Modifier => ({ of: 'virusKept', by: count });

/** Removes virus counters without forgoing any action. */
export function removeVirus(): Effect {
  return verb({ v: 'uncount', of: 'virus', n: 'all' }, (draft) => removeAllVirus(draft));
}

// ---- virus programs

/** Triggers after a successful run and its access (R-GEN-43). `on`: the fort; null: any fort. */
export function afterSuccess(on: FortId | 'central' | 'subsidiary' | null, effect: Effect): Trigger {
  const fits = (fort: FortId): boolean =>
    on === null || (on === 'central' ? isCentral(fort) : on === 'subsidiary' ? !isCentral(fort) : fort === on);
  return {
    on: 'runEnds',
    effect,
    only: fact(
      { is: 'about', result: 'success', ...(on !== null && { where: on }) },
      (_, ref) => ref?.about?.amount === 1 && fits(ref.about.fort ?? ''),
    ),
    says: 'within',
  };
}

/** Replaces an access of a fort with a counter for the Corp when the run is over (R-GEN-43). */
export function counterForAccess(on: FortId, name: string): Replacement {
  const counter = later('runEnds', giveCounters(CORP, name));
  return {
    what: 'access',
    only: fact({ is: 'about', where: on }, (_, ref) => ref?.about?.fort === on),
    optional: true,
    joins: true,
    effect: {
      ...counter,
      means: { v: 'all', as: { do: 'counterForAccess', counter: name }, parts: [{ v: 'noAccess' }, counter.means] },
    },
  };
}

/** Trashes the card just installed together with one of the counters. */
export function doomInstalled(name: string): Effect {
  return verb(
    {
      v: 'all',
      parts: [
        { v: 'trash', of: 'that' },
        { v: 'uncount', of: name, on: CORP },
      ],
    },
    (draft, { ref }) => {
      const { slot } = ref.about ?? {};
      changeCounters(draft, { seat: CORP }, name, -1);
      if (slot !== undefined && draft.table.cards[slot]?.fort) trashTogether(draft, [slot]);
    },
  );
}

/** Puts a counter in the fort the run was on; does nothing if that fort no longer exists (R-GEN-04). */
export function putInFort(name: string): Effect {
  return verb({ v: 'counter', of: name, on: 'that' }, (draft, { ref }) => {
    const fort = ref.about?.fort;
    if (fort !== undefined && fortOf(draft.table, fort)) put(draft, { fort }, name);
  });
}

const put = (draft: Draft, on: Holder, name: string): void =>
  push(draft, { do: 'counter', on, name, left: 1, step: 'avoid' });

/**
 * Puts a counter on one piece of ice whose subroutines were all broken in the run just ended (R-CARD-pattels-virus.2).
 */
export function putOnBrokenIce(name: string): Effect {
  const broken = (table: Table): Slot[] => {
    const slots = inThisRun(table).flatMap((event) => (event.kind === 'brokenThrough' ? [event.slot] : []));
    return [...new Set(slots)].filter((slot) => table.cards[slot]?.ice);
  };
  return onChosen({ v: 'counter', of: name, on: 'ice' }, 'brokenIce', broken, (draft, slot) =>
    put(draft, { slot }, name),
  );
}

/** Takes a counter from each of the given forts, as a cost. */
export function takeCounterFromEach(forts: readonly FortId[], counter: string): Effect {
  return {
    ...verb(
      {
        v: 'all',
        as: { do: 'takeFromEach', forts, counter },
        parts: forts.map((fort) => ({ v: 'uncount', of: counter, on: fort })),
      },
      (draft) => {
        for (const fort of forts) changeCounters(draft, { fort }, counter, -1);
      },
    ),
    missing: (table) =>
      forts.every((fort) => countersAt(table, { fort }, counter) > 0) ? null : refuse('notInEachFort', { counter }),
  };
}

/** The place whose counters are counted: a player, this card, or the fort in question. */
type Counted = Seat | 'this' | 'fort';

/** Applies a modifier once per `each` counters; the first `after` counters are not counted. */
export function perCounter(each: number, name: string, on: Counted, base: Modifier, after = 0): Modifier {
  const count = (table: Table, slot: Slot, { fort, slot: there }: Subject): number => {
    if (on === 'this') return countersAt(table, { slot }, name);
    if (on !== 'fort') return countersAt(table, { seat: on }, name);
    const asked = fort ?? (there === undefined ? null : table.cards[there]?.fort);
    return asked ? countersAt(table, { fort: asked }, name) : 0;
  };
  return {
    ...base,
    per: { each: 'counter', of: name, every: each, ...(after > 0 ? { after } : {}) },
    means: { at: on },
    amount: (table, self, subject) => {
      const times = Math.floor(Math.max(0, count(table, self.slot, subject) - after) / each);
      return times === 0 ? 0 : times * amountOf(base, table, self, subject);
    },
  };
}

/**
 * Lets the Runner trash every card accessed on a fort for free, upgrades included, once the fort has enough counters
 * (R-CARD-crumble).
 */
export const trashFreeWith = (count: number, name: string, on: FortId): Modifier => ({
  of: 'freeTrash',
  by: 1,
  on: { where: on },
  cond: { is: 'counters', of: name, n: count },
  fits: (table, _, { fort }) => fort === on && countersAt(table, { seat: CORP }, name) >= count,
});

/**
 * Puts a counter on every icebreaker in the rig. These are not virus counters, since they are not on a Corp card
 * (R-CARD-pattel-antibody.3).
 */
export const putOnBreakers = (name: string): Effect =>
  verb({ v: 'counter', of: name, on: 'icebreaker', per: 'icebreaker' }, (draft) => {
    for (const slot of breakersOf(draft.table)) addCounters(draft, slot, name, 1);
  });

/** Strength that each counter adds to the card it is on, or subtracts from it. */
export const strengthPerCounter = (name: string, by: 1 | -1, on: 'ice' | 'icebreaker'): Modifier => ({
  of: 'strength',
  by,
  per: { each: 'counter', of: name },
  on: 'that',
  means: { on },
  amount: (table, _, { slot }) => {
    const card = slot === undefined ? undefined : table.cards[slot];
    return card && card.ice === (on === 'ice') ? by * counters(card, name) : 0;
  },
});

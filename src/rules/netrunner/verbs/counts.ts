/** The quantities that amounts are based on, and effects repeated for each. */
import type { Slot } from '../../game.ts';
import type { Effect, Modifier, Subroutine } from '../effect.ts';
import type { Damage, TextRef } from '../frame.ts';
import type { Per } from '../means.ts';
import { keywordsAt } from '../rulebook/cards/keywords.ts';
import { dealDamage } from '../rulebook/harm/damage.ts';
import { iceRezzed } from '../rulebook/past.ts';
import { gainBits } from '../rulebook/pay/gain.ts';
import { cardAt, counters, fortOf, RUNNER, type Table } from '../table.ts';
import { verb } from './sequence.ts';

interface Count {
  per: Per;
  of: (table: Table, slot: Slot | null, ref?: TextRef) => number;
}

/** The extra amount paid when this ice was rezzed. */
export const paidX = (table: Table, slot: Slot | null): number =>
  slot === null || !table.cards[slot] ? 0 : counters(cardAt(table, slot), 'X');

/** Rezzed ice outside this one on the same fort, with any of these keywords; none for ice not on a fort. */
function outside(table: Table, slot: Slot | null, ...keywords: string[]): number {
  const ice = slot === null ? [] : (fortOf(table, cardAt(table, slot).fort ?? '')?.ice ?? []);
  const fits = (one: Slot): boolean =>
    keywords.length === 0 || keywordsAt(table, one).some((keyword) => keywords.includes(keyword));
  return ice.slice(0, Math.max(0, ice.indexOf(slot ?? 0))).filter((one) => cardAt(table, one).active && fits(one))
    .length;
}

const counts: Readonly<Record<Counted, Count>> = {
  X: { per: { each: 'counter', of: 'X' }, of: paidX },
  advancement: {
    per: { each: 'counter', of: 'advancement' },
    // A card trashed as a cost counts in its last state.
    of: (table, slot, ref) =>
      (ref?.text === 'use' ? ref.about?.amount : undefined) ??
      (slot !== null && table.cards[slot] ? counters(cardAt(table, slot), 'advancement') : 0),
  },
  iceOutside: {
    per: 'iceOutside',
    of: (table, slot) => outside(table, slot),
  },
  gateOrWallOutside: {
    per: { each: 'iceOutside', of: ['Code Gate', 'Wall'] },
    of: (table, slot) => outside(table, slot, 'Code Gate', 'Wall'),
  },
  iceRezzed: {
    per: 'iceRezzed',
    of: (table) => iceRezzed(table).length,
  },
  stolenAdvancement: {
    per: 'stolenAdvancement',
    of: ({ past }) =>
      past.last[RUNNER].reduce((sum, event) => sum + (event.kind === 'stolen' ? (event.advanced ?? 0) : 0), 0),
  },
};

type Counted = 'X' | 'advancement' | 'iceOutside' | 'gateOrWallOutside' | 'iceRezzed' | 'stolenAdvancement';

/** Gains bits for each thing counted. */
export function gainPer(each: number, counted: Counted): Effect {
  const { per, of } = counts[counted];
  return {
    ...verb({ v: 'gain', n: each, per }, (draft, { ref }) =>
      gainBits(draft, ref.seat, each * of(draft.table, ref.slot, ref), 'effect'),
    ),
    plain: true,
  };
}

/** Does damage for each thing counted, all in one packet. */
export function damagePer(type: Damage, each: number, counted: Counted): Effect {
  const { per, of } = counts[counted];
  return verb({ v: 'damage', n: each, of: type, per }, (draft, { ref }) =>
    dealDamage(draft, ref, type, each * of(draft.table, ref.slot, ref)),
  );
}

/** Strengthens this ice by the count. */
export function strengthPer(each: number, counted: Counted): Modifier {
  const { per, of } = counts[counted];
  return {
    of: 'strength',
    by: each,
    per,
    on: 'this',
    amount: (table, self, { slot }) => (slot === self.slot ? each * of(table, self.slot) : 0),
  };
}

/** Repeats the same subroutine as many times as the count. */
export function repeatedPer(counted: Counted, sub: Effect): Subroutine {
  const { per, of } = counts[counted];
  return { ...sub, times: { per, count: of } };
}

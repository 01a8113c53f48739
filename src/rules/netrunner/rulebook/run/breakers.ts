/** What an icebreaker can break, and at what cost (N-BRK-03, R-GEN-09). */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import type { Ability, Break } from '../../effect.ts';
import type { Move } from '../../move.ts';
import { cardAt, type Table } from '../../table.ts';
import { keywordsAt } from '../cards/keywords.ts';
import { textOf } from '../effects.ts';
import { breakTax, useTax } from '../numbers.ts';
import type { Sub } from './subroutines.ts';

type Use = Extract<Move, { do: 'use' }>;

/** Null: any ice. A breaker whose type has not been chosen breaks nothing. */
export function breaksWhat(table: Table, breaker: Slot, special: Break): readonly string[] | null {
  if (!special.chosen) return special.keywords.length > 0 ? special.keywords : null;
  const { chosen } = cardAt(table, breaker);
  return chosen === undefined ? [] : [chosen];
}

/** One matching keyword is enough. */
export function fitsIce(table: Table, breaker: Slot, special: Break, ice: Slot): boolean {
  const what = breaksWhat(table, breaker, special);
  return what === null || what.some((keyword) => keywordsAt(table, ice).includes(keyword));
}

/** Whether the break ability applies to the given subroutine of matching ice. */
export const fitsSub = (special: Break, sub: Sub): boolean => !special.tracing || textOf(sub.ref).traces === true;

export const breaksOf = (table: Table, breaker: Slot): Break[] =>
  definition(cardAt(table, breaker).card ?? '').abilities.flatMap((one) =>
    one.special?.does === 'break' ? [one.special] : [],
  );

export const namedSubs = ({ sub, subs }: Use): readonly number[] => subs ?? (sub === undefined ? [] : [sub]);

/** Bits for using an ability: its own cost, plus additional costs per subroutine broken. */
export function bitsToUse(table: Table, { cost, special, when }: Ability, move: Use): number {
  const each = (cost.bits ?? 0) + (when === 'encounter' ? useTax(table, move.slot) : 0);
  const bits = each * (move.times ?? 1);
  return special?.does === 'break' ? bits + breakTax(table, move.slot) * namedSubs(move).length : bits;
}

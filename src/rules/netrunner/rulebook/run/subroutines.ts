/**
 * The current subroutines of a piece of ice: its own, each as many times as the ice has it, then those lent by other
 * cards and effects. A copy of a subroutine counts as lent, so copying never copies copies (R-GEN-14).
 */
import type { Slot } from '../../../game.ts';
import { lendersOf } from '../../active.ts';
import { definition } from '../../card.ts';
import type { TextRef } from '../../frame.ts';
import { cardAt, counters, type Table } from '../../table.ts';
import { isSameText } from '../effects.ts';
import { isIgnored } from '../numbers.ts';

export interface Sub {
  ref: TextRef;
  own: boolean;
}

/** All current subroutines, in order; empty for face-down ice. */
export function subsOf(table: Table, slot: Slot): readonly Sub[] {
  const list = ownSubs(table, slot);
  for (const { card, index, lend } of lendersOf(table))
    if (lend.to(table, card, slot))
      list.push({ ref: { card: card.card, slot, seat: card.owner, text: 'lend', index, path: [] }, own: false });
  if (table.lasting.length === 0) return list;
  for (const one of table.lasting)
    if (one.what === 'lend' && one.slot === undefined) list.push({ ref: { ...one.ref, slot }, own: false });
  for (const one of table.lasting) if (one.what === 'repeat' && one.slot === slot) repeat(list, one.ref);
  return list;
}

/** The numbers of the subroutines neither broken nor ignored: they take effect, and can still be broken. */
export function openSubs(table: Table, slot: Slot): number[] {
  const broken = table.run?.broken ?? [];
  return subsOf(table, slot).flatMap(({ ref }, at) => (broken.includes(at) || isIgnored(table, slot, ref) ? [] : [at]));
}

/** The subroutines its own text gives it, including any it made in this encounter (R-CARD-ice-transmutation). */
function ownSubs(table: Table, slot: Slot): Sub[] {
  const ice = cardAt(table, slot);
  if (ice.card === null) return [];
  const copies = 1 + counters(ice, 'repeat');
  const list: Sub[] = [];
  for (const [index, sub] of definition(ice.card).subs.entries()) {
    const ref: TextRef = { card: ice.card, slot, seat: ice.owner, text: 'sub', index, path: [] };
    add(list, ref, sub.times ? sub.times.count(table, slot) : 1, copies);
  }
  for (const one of table.lasting) if (one.what === 'lend' && one.slot === slot) add(list, one.ref, one.amount, copies);
  return list;
}

/** Adds the subroutine `times` times, each followed by its copies. */
function add(list: Sub[], ref: TextRef, times: number, copies: number): void {
  for (let i = 0; i < times; i++) for (let copy = 0; copy < copies; copy++) list.push({ ref, own: copy === 0 });
}

/** Adds one more copy, right after the first of its kind. */
function repeat(list: Sub[], ref: TextRef): void {
  const at = list.findIndex((sub) => isSameText(sub.ref, ref));
  if (at >= 0) list.splice(at + 1, 0, { ref, own: false });
}

/** Damage that is about to be done, in words: how much, against how many cards, and what may still come between. */
import { pendingDamage, shieldLeft } from '../../../../rules/netrunner/rulebook/harm/damage.ts';
import { handOf, RUNNER } from '../../../../rules/netrunner/table.ts';
import { damageCalled } from '../../../../rules/netrunner/verbs/harm/harm.ts';
import type { Seated } from '../board/seated.ts';

const holds = ({ table, seat, names }: Seated): string =>
  `${seat === RUNNER ? 'you hold' : `${names[RUNNER]} holds`} ${handOf(table, RUNNER)}`;

/** "4 meat damage is coming; you hold 5." */
export function comingWords(v: Seated): string {
  const { amount, type } = pendingDamage(v.table) ?? { amount: 0, type: 'net' };
  return `${amount} ${damageCalled[type]} damage is coming; ${holds(v)}.`;
}

/** The same of points that a card of the Runner's holds back. */
export function heldWords(v: Seated): string {
  const { held, type } = pendingDamage(v.table) ?? { held: 0, type: 'net' };
  return `${held} ${damageCalled[type]} damage is held back by a card; ${holds(v)}.`;
}

/** What each number of points that are prevented leaves. */
export function shieldWords({ table }: Seated, points: number): string {
  const amount = pendingDamage(table)?.amount ?? 0;
  const through = amount - points;
  return `${through === 0 ? 'none' : through} of it comes, ${shieldLeft(table) - points} left for later`;
}

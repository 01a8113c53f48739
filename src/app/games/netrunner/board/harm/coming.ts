/** The damage that is about to be done to the Runner, by public facts alone. */
import type { Damage, TextRef } from '../../../../../rules/netrunner/frame.ts';
import { pendingDamage } from '../../../../../rules/netrunner/rulebook/harm/damage.ts';
import { RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { Seated } from '../seated.ts';

export interface Coming {
  type: Damage;
  /** Points still to come, after what was prevented. */
  amount: number;
  prevented: number;
  /** Cards the Runner holds. */
  hand: number;
  source: TextRef;
  /** More points than cards (N-DMG-04). */
  deadly: boolean;
}

/** Null while no damage is coming. `prevented`: points of it that were prevented already. */
export function comingOf(table: Table, prevented: number): Coming | null {
  const packet = pendingDamage(table);
  if (!packet || packet.amount === 0) return null;
  const { type, amount, source } = packet;
  const { hand } = table.runner;
  return { type, amount, prevented, hand, source, deadly: amount > hand };
}

/** The Runner is asked about it, or the Corp waits for that. */
export function isHarmAsked({ question, table }: Seated): boolean {
  if (question.kind !== 'move' || question.of !== RUNNER || table.over) return false;
  return question.window === 'prevent' || (question.window === 'flatline' && pendingDamage(table) !== undefined);
}

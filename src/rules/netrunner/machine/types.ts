/** Walls, code gates and sentries, and which of them the Runner can break. */
import { findCard } from '../card.ts';
import type { Card } from '../effect.ts';
import { cardAt, type Table } from '../table.ts';

/** Types of ice that the Runner has a breaker for. */
export function brokenTypes(table: Table): Set<string> {
  const types = new Set<string>();
  for (const slot of table.runner.rig)
    for (const { special } of findCard(cardAt(table, slot).card)?.abilities ?? [])
      if (special?.does === 'break')
        for (const type of special.keywords.length === 0 ? iceTypes : special.keywords) types.add(type);
  return types;
}

/** Whether the ice has a type that the Runner has a breaker for. */
export const isBroken = ({ keywords }: Card, broken: ReadonlySet<string>): boolean =>
  keywords.some((keyword) => broken.has(keyword));

export const iceTypes = ['Wall', 'Code Gate', 'Sentry'] as const;

/** An installed card's current keywords: a type chosen for ice replaces the printed one. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { cardAt, type Table } from '../../table.ts';

export const iceTypes = ['Wall', 'Code Gate', 'Sentry'] as const;

const isType = (keyword: string): boolean => (iceTypes as readonly string[]).includes(keyword);

/** Empty while its face is not public. */
export function keywordsAt(table: Table, slot: Slot): readonly string[] {
  const { card, ice, chosen } = cardAt(table, slot);
  if (card === null) return [];
  const { keywords } = definition(card);
  return ice && chosen !== undefined ? keywords.map((one) => (isType(one) ? chosen : one)) : keywords;
}

/** Parts that many refusals have in common. */
import { findCard } from '../../../../rules/netrunner/card.ts';
import type { FortId } from '../../../../rules/netrunner/table.ts';
import { counted, oneOf } from '../../counted.ts';

/** A card's printed title. */
export const title = (card: string): string => findCard(card)?.title ?? 'That card';

export const bits = (n: number): string => counted(n, 'bit');
export const cards = (n: number): string => counted(n, 'card');
export const actions = (n: number): string => counted(n, 'action');

/** Examples: "2" or "1 to 3". */
export const range = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min}` : `${min} to ${max}`;

/** The central forts, then the subsidiary forts on the table. */
export const fortsThere = (forts: readonly FortId[]): string[] => [
  'HQ',
  'R&D',
  'Archives',
  ...forts.map((id) => `Fort ${id.slice(1)}`),
];

/** Example: "programs or hardware". */
export const cardTypes = (types: readonly string[]): string =>
  oneOf(types.map((type) => (type === 'hardware' || type === 'ice' ? type : `${type}s`)));

/** Changes to costs while a card is active: rezzing, installing, trashing, breaking. */

import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import type { Modifier, Subject } from '../../effect.ts';
import type { Where } from '../../means.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { touchedByCorp } from '../../rulebook/past.ts';
import { CORP, countersAt, type FortId, type Table } from '../../table.ts';

type Self = { fort: FortId | null };

const isHere = (self: Self, fort: FortId | null | undefined): boolean => self.fort !== null && self.fort === fort;
const fortOfSlot = (table: Table, { slot }: Subject): FortId | null => table.cards[slot ?? 0]?.fort ?? null;
const placed = (where: 'here' | 'anywhere'): Where | undefined => (where === 'here' ? where : undefined);

/** Lowers a rez cost before any other arithmetic, however the card is rezzed (R-CARD-data-masons). */
export const cheaperRez = (keyword: string, less: number, where: 'here' | 'anywhere' = 'anywhere'): Modifier => ({
  of: 'rezCost',
  by: -less,
  on: { keyword, where: placed(where) },
  fits: (table, self, subject) =>
    subject.card !== undefined &&
    definition(subject.card).keywords.includes(keyword) &&
    (where === 'anywhere' || isHere(self, fortOfSlot(table, subject))),
});

/** Changes the cost to install ice on this fort, on the chosen fort or anywhere. Never below zero. */
export const iceCost = (by: number, where: 'here' | 'anywhere' | 'chosen'): Modifier => ({
  of: 'installCost',
  by,
  on: { type: 'ice', where: where === 'chosen' ? 'that' : where === 'here' ? where : undefined },
  fits(table, self, { ice, fort }) {
    if (!ice) return false;
    if (where === 'chosen') return fort !== undefined && table.cards[self.slot]?.chosen === fort;
    return where === 'anywhere' || isHere(self, fort);
  },
});

interface Tax extends Pick<Modifier, 'of' | 'on' | 'lingers'> {
  /** An extra condition. The card is always limited to its own fort. */
  fits?: (table: Table, self: Slot, subject: Subject) => boolean;
}

const taxes: Readonly<Record<'noise' | 'trashing' | 'stealing', Tax>> = {
  // Charged per use, whether it breaks a subroutine or not.
  noise: {
    of: 'useTax',
    on: { type: 'icebreaker', keyword: 'Noisy', where: 'here' },
    fits: (table, _, { slot }) => slot !== undefined && isNoisyBreaker(table, slot),
  },
  // Cards trashed in one access are paid for together, so this applies even while its own card is trashed (R-GEN-31).
  trashing: {
    of: 'trashCost',
    on: { type: ['node', 'upgrade'], where: 'here' },
    fits: (_, self, { slot }) => slot !== self,
    lingers: true,
  },
  // Added to any other cost of each agenda stolen. Still applies in the run in which the card is trashed.
  stealing: {
    of: 'stealCost',
    on: { type: 'agenda', where: 'here' },
    lingers: true,
  },
};

/** Makes something cost the Runner more in or on this fort. */
export function fortTax(what: keyof typeof taxes, by: number): Modifier {
  const { fits, ...tax } = taxes[what];
  return {
    ...tax,
    by,
    fits: (table, self, subject) => isHere(self, subject.fort) && (fits?.(table, self.slot, subject) ?? true),
  };
}

function isNoisyBreaker(table: Table, slot: Slot): boolean {
  const keywords = table.cards[slot] ? keywordsAt(table, slot) : [];
  return keywords.includes('Icebreaker') && keywords.includes('Noisy');
}

/**
 * Changes a limit of this fort: its capacity beyond one agenda or node (N-CINS-05), or the number of stored cards
 * accessed, which need not include this card (R-CARD-simon-francisco).
 */
export const fortLimit = (of: 'capacity' | 'access', by: number): Modifier => ({
  of,
  by,
  on: { where: 'here' },
  fits: (_, self, { fort }) => isHere(self, fort),
});

/** Bans one kind of card in runs on this fort, even if other cards would allow it (R-GEN-26, R-CARD-aardvark.2). */
export const fortBan = (what: 'stealth' | 'worms'): Modifier => ({
  of: what === 'stealth' ? 'stealthBan' : 'banned',
  by: 1,
  on: what === 'stealth' ? { where: 'here' } : { keyword: 'Worm', where: 'here' },
  fits: (table, self, { slot, fort }) =>
    isHere(self, fort) && (what === 'stealth' || (slot !== undefined && keywordsAt(table, slot).includes('Worm'))),
});

/**
 * Changes the difficulty of agendas inside this fort or anywhere, installed or not, with or without a keyword. Copies
 * add up (R-CARD-networked-center).
 */
export const agendaDifficulty = (by: number, where: 'here' | 'anywhere', keyword?: string): Modifier => ({
  of: 'difficulty',
  by,
  on: { type: 'agenda', where: placed(where), keyword },
  fits: (table, self, subject) =>
    (where === 'anywhere' || isHere(self, fortOfSlot(table, subject))) &&
    (keyword === undefined || (subject.card !== undefined && definition(subject.card).keywords.includes(keyword))),
});

/**
 * Forbids runs on this fort unless the Corp did something in it during its own last turn (R-CARD-roving-submarine.2).
 * Runs can't be redirected to it either (R-CARD-siren).
 */
export const runOnlyIfTouched = (): Modifier => ({
  of: 'closed',
  by: 1,
  on: { where: 'here' },
  cond: { is: 'did', what: 'touched', who: CORP, when: 'lastTurn', where: 'here', not: true },
  fits: (table, self, { fort }) => isHere(self, fort) && !touchedByCorp(table, fort ?? ''),
});

/** Raises the Corp's cost to install anything in or on a fort, ice included, for each counter there. */
export const installCostPer = (each: number, name: string): Modifier => ({
  of: 'installCost',
  by: 1,
  per: { each: 'counter', of: name, every: each },
  on: 'card',
  amount: (table, _, { fort = '' }) => Math.floor(countersAt(table, { fort }, name) / each),
});

/** What things cost while a card is active: rezzing, installing, trashing, breaking. */

import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import type { Condition, Modifier, Subject } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import type { Where } from '../../means.ts';
import { number } from '../../sentence.ts';
import { CORP, countersAt, type FortId, type Table } from '../../table.ts';

type Self = { fort: FortId | null };

const isHere = (self: Self, fort: FortId | null | undefined): boolean => self.fort !== null && self.fort === fort;
const fortOfSlot = (table: Table, { slot }: Subject): FortId | null => table.cards[slot ?? 0]?.fort ?? null;
const plural = (keyword: string): string => (keyword === 'Black Ice' ? 'black ice' : `${keyword.toLowerCase()}s`);
const onThisFort = (where: 'here' | 'anywhere'): string => (where === 'here' ? ' on this fort' : '');
const placed = (where: 'here' | 'anywhere'): Where | undefined => (where === 'here' ? where : undefined);

/** Bits more for each piece of ice that comes on the chosen fort. */
export const dearerIceThere = (more: number): Modifier => ({
  of: 'installCost',
  says: `Installing ice on that fort costs the Corp [${more}] more.`,
  by: more,
  on: { type: 'ice', where: 'that' },
  amount: (table, { slot }, { ice, fort }) =>
    ice && fort !== undefined && table.cards[slot]?.chosen === fort ? more : 0,
});

/** Comes before any other arithmetic, however the card is rezzed (R-CARD-data-masons). */
export const cheaperRez = (keyword: string, less: number, where: 'here' | 'anywhere' = 'anywhere'): Modifier => ({
  of: 'rezCost',
  says: `Rezzing ${plural(keyword)}${onThisFort(where)} costs [${less}] less.`,
  by: -less,
  on: { keyword, where: placed(where) },
  amount: (table, self, subject) =>
    subject.card !== undefined &&
    definition(subject.card).keywords.includes(keyword) &&
    (where === 'anywhere' || isHere(self, fortOfSlot(table, subject)))
      ? -less
      : 0,
});

/** Bits off the price of ice behind which other ice stands; never below nothing. */
export const cheaperIce = (less: number, where: 'here' | 'anywhere' = 'anywhere'): Modifier => ({
  of: 'installCost',
  says: `Installing ice${onThisFort(where)} costs [${less}] less.`,
  by: -less,
  on: { type: 'ice', where: placed(where) },
  amount: (_, self, { ice, fort }) => (ice && (where === 'anywhere' || isHere(self, fort)) ? -less : 0),
});

/** What is trashed in one access is paid for together, so this counts also while its own card goes (R-GEN-31). */
export const dearerTrash = (more: number): Modifier => ({
  of: 'trashCost',
  says: `Nodes and other upgrades in this fort cost [${more}] more to trash.`,
  by: more,
  on: { type: ['node', 'upgrade'], where: 'here' },
  amount: (_, self, { fort, slot }) => (isHere(self, fort) && slot !== self.slot ? more : 0),
  lingers: true,
});

/** Another agenda or node beside the one a fort holds (N-CINS-05). */
export const roomFor = (more: number): Modifier => ({
  of: 'capacity',
  says: 'This fort can hold one more agenda or node.',
  by: more,
  on: { where: 'here' },
  amount: (_, self, { fort }) => (isHere(self, fort) ? more : 0),
});

export const harderAgendas = (more: number): Modifier => ({
  of: 'difficulty',
  says: `The difficulty of all agendas is ${more} higher.`,
  by: more,
  on: 'agenda',
  amount: () => more,
});

/** No run on this fort while the condition does not hold; nothing redirects one there either (R-CARD-siren). */
export const runOnlyIf = ({ says, holds, means }: Omit<Condition, 'kind'>): Modifier => ({
  of: 'closed',
  by: 1,
  on: { where: 'here' },
  cond: { ...means, not: true },
  says: `The Runner can run on this fort only if ${says}.`,
  amount: (table, self, { fort }) => (isHere(self, fort) && !holds(table, hereOf(self)) ? 1 : 0),
});

const hereOf = ({ slot, fort }: Self & { slot: Slot }): TextRef => ({
  card: '',
  slot,
  seat: CORP,
  text: 'on',
  index: 0,
  path: [],
  ...(fort === null ? {} : { about: { fort } }),
});

/** Agendas inside this fort, with that keyword or all of them; several such cards add up (R-CARD-networked-center). */
export const easierHere = (less: number, keyword?: string): Modifier => ({
  of: 'difficulty',
  says: `The difficulty of ${keyword === undefined ? '' : `${keyword} `}agendas in this fort is ${less} lower.`,
  by: -less,
  on: { type: 'agenda', where: 'here', keyword },
  amount: (table, self, subject) =>
    isHere(self, fortOfSlot(table, subject)) &&
    (keyword === undefined || definition(subject.card ?? '').keywords.includes(keyword))
      ? -less
      : 0,
});

/** Counters in a fort that make it dearer for the Corp to install anything there, ice or not. */
export const dearerInstallPer = (each: number, name: string): Modifier => ({
  of: 'installCost',
  says: `Installing a card in or on a fort costs the Corp [1] more for every ${number(each)} ${name} counters there.`,
  by: 1,
  per: { each: 'counter', of: name, every: each },
  on: 'card',
  amount: (table, _, { fort = '' }) => Math.floor(countersAt(table, { fort }, name) / each),
});

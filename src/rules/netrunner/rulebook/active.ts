/**
 * The cards whose text works now (rezzed, scored, or in the rig) and what they offer. Almost every number and window
 * asks for them, so they are looked up once for each state of the cards: tables share `cards` until a card changes.
 */
import type { CardId, Seat, Slot } from '../../game.ts';
import { definition } from '../card.ts';
import type { Ability, Lend, Modifier, Moment, Replaced, Replacement, Trigger, When } from '../effect.ts';
import type { Installed, Table } from '../table.ts';

export type Active = Installed & { card: CardId };

/** An ability of an active card: its slot, and its number on that card. */
export interface Usable {
  slot: Slot;
  index: number;
  ability: Ability;
}

/** A trigger of an active card, and its number there. */
export interface Listener {
  card: Active;
  index: number;
  trigger: Trigger;
}

/** A replacement of an active card, and its number there. */
export interface Replacer {
  card: Active;
  index: number;
  replacement: Replacement;
}

/** An active card that lends subroutines. */
export interface Lender {
  card: Active;
  index: number;
  lend: Lend;
}

interface Offer {
  cards: readonly Active[];
  abilities: readonly Usable[];
}

interface Offers {
  all: readonly Active[];
  bySeat: readonly [Offer, Offer];
  modifiers: readonly { card: Active; modifier: Modifier }[];
  pools: readonly Active[];
  listeners: Partial<Record<Moment, Listener[]>>;
  replacers: Partial<Record<Replaced, Replacer[]>>;
  lenders: readonly Lender[];
}

const remembered = new WeakMap<Table['cards'], Offers>();

function offers({ cards }: Table): Offers {
  let found = remembered.get(cards);
  if (!found) {
    found = gather(cards);
    remembered.set(cards, found);
  }
  return found;
}

const isActive = (card: Installed | undefined): card is Active => card?.active === true && card.card !== null;

function gather(cards: Table['cards']): Offers {
  const all: Active[] = [];
  const modifiers: { card: Active; modifier: Modifier }[] = [];
  const listeners: Partial<Record<Moment, Listener[]>> = {};
  const replacers: Partial<Record<Replaced, Replacer[]>> = {};
  const lenders: Lender[] = [];
  const pools: Active[] = [];
  // Object keys that are whole numbers come in rising order: the cards stand in the order of their slots.
  for (const slot in cards) {
    const card = cards[slot];
    if (!isActive(card)) continue;
    all.push(card);
    if (definition(card.card).pool) pools.push(card);
    const { modifiers: more, triggers, replaces, lends } = definition(card.card);
    for (const modifier of more) modifiers.push({ card, modifier });
    for (const [index, lend] of lends.entries()) lenders.push({ card, index, lend });
    for (const [index, trigger] of triggers.entries()) {
      listeners[trigger.on] ??= [];
      listeners[trigger.on]?.push({ card, index, trigger });
    }
    for (const [index, replacement] of replaces.entries()) {
      replacers[replacement.what] ??= [];
      replacers[replacement.what]?.push({ card, index, replacement });
    }
  }
  return { all, bySeat: [offerOf(all, 0), offerOf(all, 1)], modifiers, pools, listeners, replacers, lenders };
}

function offerOf(all: readonly Active[], seat: Seat): Offer {
  const cards: Active[] = [];
  const abilities: Usable[] = [];
  for (const card of all) {
    if (card.owner !== seat) continue;
    cards.push(card);
    for (const [index, ability] of definition(card.card).abilities.entries())
      abilities.push({ slot: card.slot, index, ability });
  }
  return { cards, abilities };
}

/** Every card whose text works now, in the order of their slots; with a seat, that player's. */
export const activeCards = (table: Table, owner?: Seat): readonly Active[] =>
  owner === undefined ? offers(table).all : offers(table).bySeat[owner].cards;

const noPools: readonly Active[] = [];

/** A seat's cards that keep bits for something. */
export function activePools(table: Table, seat: Seat): readonly Active[] {
  const { pools } = offers(table);
  return pools.length === 0 ? noPools : pools.filter((card) => card.owner === seat);
}

/** What active cards add to numbers, whatever number. */
export const activeModifiers = (table: Table): Offers['modifiers'] => offers(table).modifiers;

/** Cards that step in where that is about to happen, in the order of their slots; none is what it mostly is. */
export const replacersOf = (table: Table, what: Replaced): readonly Replacer[] | undefined =>
  offers(table).replacers[what];

/** Active cards that lend subroutines to ice. */
export const lendersOf = (table: Table): readonly Lender[] => offers(table).lenders;

/** Triggers of active cards for that moment, in the order of their slots; none is what it mostly is. */
export const listenersTo = (table: Table, moment: Moment): readonly Listener[] | undefined =>
  offers(table).listeners[moment];

/** Abilities of a seat's active cards for that moment, whether they can be paid or not: a public fact. */
export const usable = (table: Table, seat: Seat, when: When): Usable[] =>
  offers(table).bySeat[seat].abilities.filter(({ ability }) => ability.when === when || ability.also === when);

/** Whether there is any such ability. */
export const isUsable = (table: Table, seat: Seat, when: When): boolean =>
  offers(table).bySeat[seat].abilities.some(({ ability }) => ability.when === when || ability.also === when);

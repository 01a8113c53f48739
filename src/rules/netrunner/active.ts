/**
 * The active cards (rezzed, scored, or in the rig) and what they offer. Almost every number and window needs them, so
 * they are collected once for each state of the cards: tables share `cards` until a card changes.
 */
import { Latest } from '../../base/remember.ts';
import type { CardId, Seat, Slot } from '../game.ts';
import { definition, hasCounterText, isVirusCounter } from './card.ts';
import type {
  Ability,
  EffectMoment,
  Lend,
  Measure,
  Modifier,
  Replaced,
  Replacement,
  Subject,
  Trigger,
  When,
} from './effect.ts';
import { CORP, type Counters, type FortId, type Installed, type Table } from './table.ts';

export type Active = Installed & { card: CardId };

/** An ability on an active card: the card's slot, and the index of the ability on the card. */
export interface UsableAbility {
  slot: Slot;
  index: number;
  ability: Ability;
}

/** A trigger on an active card, and the index of the trigger on the card. */
export interface Listener {
  card: Active;
  index: number;
  trigger: Trigger;
}

/** A replacement on an active card, and the index of the replacement on the card. */
export interface Replacer {
  card: Active;
  index: number;
  replacement: Replacement;
}

export interface ActiveModifier {
  card: Active;
  modifier: Modifier;
}

export interface Lender {
  card: Active;
  index: number;
  lend: Lend;
}

interface PlayerOffers {
  cards: Active[];
  pools: Active[];
  abilities: Map<When, UsableAbility[]>;
}

interface Offers {
  all: Active[];
  corp: PlayerOffers;
  runner: PlayerOffers;
  modifiers: Map<Measure, ActiveModifier[]>;
  listeners: Map<EffectMoment, Listener[]>;
  replacers: Map<Replaced, Replacer[]>;
  lenders: Lender[];
  infected: Slot[];
  marked: Map<string, Slot[]>;
}

/** One answer reads the same state many times, and the next answer starts from the state it left. */
const latest = new Latest<Table['cards'], Offers>();

const offers = (table: Table): Offers => latest.of(table.cards) ?? latest.keep(table.cards, gather(table));

/** Whether the card offers nothing. */
export const isSilent = (card: Installed | undefined): boolean =>
  !card || (!card.active && !hasActiveCounters(card.counters));

/** Whether there are counters that matter even on inactive cards. */
function hasActiveCounters(counters: Counters): boolean {
  for (const name in counters)
    if ((counters[name] ?? 0) > 0 && (isVirusCounter(name) || hasCounterText(name))) return true;
  return false;
}

/** Keeps the offers for a new state that differs only in silent cards. */
export const keepOffers = (before: Table['cards'], after: Table['cards']): void => latest.carryOver(before, after);

const offer = (): PlayerOffers => ({ cards: [], pools: [], abilities: new Map() });

function gather({ cards, lastSlot }: Table): Offers {
  const found: Offers = {
    all: [],
    corp: offer(),
    runner: offer(),
    modifiers: new Map(),
    listeners: new Map(),
    replacers: new Map(),
    lenders: [],
    infected: [],
    marked: new Map(),
  };
  // Counting up slots keeps the cards in order and is several times faster than iterating over keys.
  for (let slot: Slot = 1; slot <= lastSlot; slot++) {
    const card = cards[slot];
    if (!card) continue;
    collectCounters(found, card);
    if (card.active && card.card !== null) collectOffers(found, card as Active);
  }
  return found;
}

/** Collects the counters on a card, active or not. */
function collectCounters(found: Offers, { slot, owner, counters }: Installed): void {
  if (owner === CORP && hasVirusCounters(counters)) found.infected.push(slot);
  for (const name in counters)
    if ((counters[name] ?? 0) > 0 && hasCounterText(name)) addToList(found.marked, name, slot);
}

/** Collects what one active card offers. Most cards have few kinds of text, so nothing is allocated for the rest. */
function collectOffers(found: Offers, card: Active): void {
  const { abilities, modifiers, triggers, replaces, lends, pool } = definition(card.card);
  const [mine, theirs] = card.owner === CORP ? [found.corp, found.runner] : [found.runner, found.corp];
  found.all.push(card);
  mine.cards.push(card);
  if (pool) mine.pools.push(card);
  for (const modifier of modifiers) addToList(found.modifiers, modifier.of, { card, modifier });
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability) collectAbility(ability.byOther ? theirs : mine, { slot: card.slot, index, ability });
  }
  lends.forEach((lend, index) => {
    found.lenders.push({ card, index, lend });
  });
  triggers.forEach((trigger, index) => {
    addToList(found.listeners, trigger.on, { card, index, trigger });
  });
  replaces.forEach((replacement, index) => {
    addToList(found.replacers, replacement.what, { card, index, replacement });
  });
}

/** Adds the ability under each of its moments. */
function collectAbility({ abilities }: PlayerOffers, one: UsableAbility): void {
  const { when, also } = one.ability;
  addToList(abilities, when, one);
  if (also !== undefined && also !== when) addToList(abilities, also, one);
}

function addToList<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function hasVirusCounters(counters: Counters): boolean {
  for (const name in counters) if ((counters[name] ?? 0) > 0 && isVirusCounter(name)) return true;
  return false;
}

export const infectedCards = (table: Table): readonly Slot[] => offers(table).infected;

/** The cards that have counters with the given name, if counters of that kind have texts. */
export const cardsWithCounter = (table: Table, name: string): readonly Slot[] =>
  offers(table).marked.get(name) ?? noSlots;

const noSlots: readonly Slot[] = [];

const offerOf = (table: Table, seat: Seat): PlayerOffers => (seat === CORP ? offers(table).corp : offers(table).runner);

/** Active cards in slot order; with `owner`, only the given player's. */
export const activeCards = (table: Table, owner?: Seat): readonly Active[] =>
  owner === undefined ? offers(table).all : offerOf(table, owner).cards;

/** A seat's active cards with a pool of bits. */
export const activePools = (table: Table, seat: Seat): readonly Active[] => offerOf(table, seat).pools;

/** The modifiers on active cards for the given number. */
export const activeModifiers = (table: Table, of: Measure): readonly ActiveModifier[] =>
  offers(table).modifiers.get(of) ?? noModifiers;

const noModifiers: readonly ActiveModifier[] = [];

/** How much the modifier of the card `self` adds for the subject. */
export function amountOf(
  { by, fits, amount }: Modifier,
  table: Table,
  self: { slot: Slot; fort: FortId | null },
  subject: Subject,
): number {
  if (amount) return amount(table, self, subject);
  return fits === undefined || fits(table, self, subject) ? by : 0;
}

/** Replacements of the given event, in slot order; undefined, which is usual, if there are none. */
export const replacersOf = (table: Table, what: Replaced): readonly Replacer[] | undefined =>
  offers(table).replacers.get(what);

/** Active cards that lend subroutines to ice. */
export const lendersOf = (table: Table): readonly Lender[] => offers(table).lenders;

/** Triggers for the given moment, in slot order; undefined, which is usual, if there are none. */
export const listenersTo = (table: Table, moment: EffectMoment): readonly Listener[] | undefined =>
  offers(table).listeners.get(moment);

/**
 * Abilities a seat may use at the given moment, mostly on its own active cards, affordable or not. Public information.
 */
export const usable = (table: Table, seat: Seat, when: When): readonly UsableAbility[] =>
  offerOf(table, seat).abilities.get(when) ?? noneUsable;

const noneUsable: readonly UsableAbility[] = [];

/** Whether the seat has any ability for the given moment. */
export const hasUsable = (table: Table, seat: Seat, when: When): boolean => usable(table, seat, when).length > 0;

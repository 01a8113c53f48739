/**
 * Numbers the rules need: always computed from the table, never stored. A printed number, plus what active cards add
 * (N-COST-12), plus whatever lasts for an encounter, a run or a turn.
 */
import { Latest, remember } from '../../../base/remember.ts';
import type { CardId, Seat, Slot } from '../../game.ts';
import { activeModifiers, amountOf } from '../active.ts';
import { counterKinds, definition, memoryOf } from '../card.ts';
import type { Measure, Modifier, Subject } from '../effect.ts';
import type { Damage, TextRef } from '../frame.ts';
import type { Lasting, LastingKind } from '../lasting.ts';
import {
  CORP,
  cardAt,
  counters,
  type FortId,
  HQ,
  type Installed,
  isCentral,
  RD,
  RUNNER,
  type Table,
} from '../table.ts';
import { isEncountered } from './run/encountered.ts';

const nowhere = { slot: 0, fort: null };

/** Counters of any kind that may add to the given number: there are few, and each finds its own counters. */
const countersTo = remember((of: Measure): readonly Modifier[] =>
  counterKinds().flatMap(({ kind }) => (kind.modifiers ?? []).filter((modifier) => modifier.of === of)),
);

function modifierSum(table: Table, of: Measure, subject: Subject): number {
  let sum = 0;
  for (const { card, modifier } of activeModifiers(table, of)) sum += amountOf(modifier, table, card, subject);
  for (const modifier of countersTo(of)) sum += amountOf(modifier, table, nowhere, subject);
  return sum;
}

function lastingSum(table: Table, what: LastingKind, fits: (one: Lasting) => boolean): number {
  let sum = 0;
  for (const one of table.lasting) if (one.what === what && fits(one)) sum += one.amount;
  return sum;
}

const lasts = (table: Table, what: LastingKind): boolean => table.lasting.some((one) => one.what === what);

/** Maximum strength that doubling can reach. */
const DOUBLED_MOST = 10;

/**
 * Strength of rezzed ice or of an icebreaker; may be below 0 (R-GEN-12). In layers with rulings: the card's own text,
 * the Corp's modifiers in the order best for the Corp, then the Runner's (R-GEN-15). By the 1996 rulebook the player
 * whose turn it is orders them all (T-5). Order matters only if strength doubles.
 */
export function strength(table: Table, slot: Slot): number {
  const card = cardAt(table, slot);
  let own = ownStrength(card);
  let corp = 0;
  let runner = 0;
  for (const { card: by, modifier } of activeModifiers(table, 'strength')) {
    const amount = amountOf(modifier, table, by, { slot });
    if (by.slot === slot) own += amount;
    else if (by.owner === CORP) corp += amount;
    else runner += amount;
  }
  for (const modifier of countersTo('strength')) runner += amountOf(modifier, table, nowhere, { slot });
  corp += lastingStrength(table, card);
  const doubles = lastingSum(table, 'double', (one) => one.slot === slot);
  if (doubles === 0) return own + corp + runner;
  const first = doubled(own + corp, doubles) + runner;
  const last = doubled(own, doubles) + corp + runner;
  if (table.options.rules === 'rulings') return Math.max(first, last);
  const all = doubled(own + corp + runner, doubles);
  const between = doubled(own + runner, doubles) + corp;
  return table.active === RUNNER ? Math.min(first, last, all, between) : Math.max(first, last, all, between);
}

/** Printed strength, plus counters, which stay on the card until it leaves play (N-REV-09). */
const ownStrength = (card: Installed): number =>
  (card.card === null ? 0 : (definition(card.card).strength ?? 0)) + counters(card, 'strength');

/** Raised strength lasts as its text says (N-BRK-07). */
function lastingStrength(table: Table, { slot, ice, fort }: Installed): number {
  const raised = lastingSum(table, 'strength', (one) => one.slot === slot);
  if (!ice) return raised;
  // Modifiers for all ice apply to the piece being encountered.
  const met = isEncountered(table, slot);
  return raised + lastingSum(table, 'iceStrength', (one) => (one.fort === undefined ? met : one.fort === fort));
}

function doubled(strength: number, times: number): number {
  let result = strength;
  for (let i = 0; i < times; i++) result = Math.max(result, Math.min(DOUBLED_MOST, result * 2));
  return result;
}

/** Maximum hand size; the Runner's is reduced by brain damage, possibly below 0 (N-DMG-06, N-DMG-08). */
export function handSize(table: Table, seat: Seat): number {
  const size = 5 + modifierSum(table, 'handSize', { seat });
  return seat === RUNNER ? size - table.runner.brain + lastingSum(table, 'handSize', () => true) : size;
}

/** Available memory units (N-SET-06, N-RINS-06), never below 0. `hand`: cards in the Runner's hand at that point. */
export const memory = (table: Table, hand = table.runner.hand): number =>
  Math.max(
    0,
    (modifierSum(table, 'handIsMemory', {}) > 0 ? hand : 4) +
      modifierSum(table, 'mu', { seat: RUNNER }) +
      memoryLost(table),
  );

/** Memory units gained or lost temporarily. */
const memoryLost = (table: Table): number => lastingSum(table, 'mu', () => true);

/** Memory units the rig uses. */
export function memoryUsed(table: Table): number {
  let sum = 0;
  for (const slot of table.runner.rig) {
    const { card, host } = cardAt(table, slot);
    if (host === undefined) sum += memoryOf(card);
  }
  return sum;
}

/** MU still to be freed for a program of the given size; 0 if it fits. */
export const memoryToFree = (table: Table, needed: number): number =>
  Math.max(0, memoryUsed(table) + needed - memory(table));

/** The rig that last fit; memory depends only on these four values. */
const fitting = new Latest<Table['cards'], { rig: readonly Slot[]; hand: number; lost: number }>();

/** Whether the Runner has to trash programs now: checked at each step of the flow, and rarely true. */
export function isMemoryExceeded(table: Table): boolean {
  const { cards, runner } = table;
  const { rig, hand } = runner;
  if (rig.length === 0) return false;
  const lost = memoryLost(table);
  const fitted = fitting.of(cards);
  if (fitted?.rig === rig && fitted.hand === hand && fitted.lost === lost) return false;
  if (memoryToFree(table, 0) > 0) return true;
  fitting.keep(cards, { rig, hand, lost });
  return false;
}

/** Actions in a whole turn, before any debt (N-TURN-06). */
export const actionsPerTurn = (table: Table, seat: Seat): number =>
  (seat === CORP || lasts(table, 'threeActions') ? 3 : 4) +
  modifierSum(table, 'actions', { seat }) +
  lastingSum(table, 'actions', (one) => one.seat === seat);

/** Cards accessed from HQ or R&D: one, plus any added by cards (N-ACC-01, N-ACC-02). */
export function accessCount(table: Table, fort: FortId): number {
  if (fort !== HQ && fort !== RD) return 0;
  return Math.max(
    0,
    1 + modifierSum(table, 'access', { fort }) + lastingSum(table, 'access', (one) => one.fort === fort),
  );
}

/** Additional bits for each subroutine this card breaks in the current run. */
export const breakTax = (table: Table, breaker: Slot): number =>
  modifierSum(table, 'breakTax', { slot: breaker, ...(table.run ? { fort: table.run.fort } : {}) }) +
  lastingSum(table, 'breakTax', () => true);

/** Whether bits on stealth cards are unavailable in the current run. */
export const isStealthBanned = (table: Table): boolean =>
  table.run !== null && modifierSum(table, 'stealthBan', { fort: table.run.fort }) > 0;

/** Additional bits for each use of this card in the current run. */
export const useTax = (table: Table, breaker: Slot): number =>
  table.run === null ? 0 : modifierSum(table, 'useTax', { slot: breaker, fort: table.run.fort });

/** Whether the given icebreaker may not be used in the current run. */
export const isBanned = (table: Table, breaker: Slot): boolean =>
  modifierSum(table, 'banned', { slot: breaker, ...(table.run ? { fort: table.run.fort } : {}) }) > 0;

/** Whether the Corp's discards for hand size are chosen at random. */
export const isDiscardRandom = (table: Table): boolean => modifierSum(table, 'randomDiscard', { seat: CORP }) > 0;

/** Whether the given subroutine of the ice in the given slot does nothing and cannot be broken. */
export const isIgnored = (table: Table, slot: Slot, source: TextRef): boolean =>
  modifierSum(table, 'ignored', { slot, source }) > 0;

export const jackOutTax = (table: Table): number => lastingSum(table, 'jackOutTax', () => true);

/** Additional bits the Runner must pay to steal the given agenda, accessed from the given fort. */
export const stealCost = (table: Table, fort: FortId, card: CardId): number =>
  (definition(card).stealCost ?? 0) +
  modifierSum(table, 'stealCost', { fort }) +
  lastingSum(table, 'stealCost', (one) => one.fort === fort);

/**
 * Whether an accessed card from the given fort may be trashed for free, whatever it is. `stored`: it was not installed.
 */
export const isTrashFree = (table: Table, fort: FortId, stored: boolean): boolean =>
  modifierSum(table, 'freeTrash', { fort }) > 0 || isRunFree(table, fort, stored);

/** Whether the run itself allows it, without a card. */
export const isRunFree = (table: Table, fort: FortId, stored: boolean): boolean =>
  stored && lastingSum(table, 'freeTrash', (one) => one.fort === fort) > 0;

/** Advancement counters needed; may fall to 0 or less (N-SCO-17). */
export const difficulty = (table: Table, card: CardId, slot?: Slot): number =>
  (definition(card).difficulty ?? 0) + modifierSum(table, 'difficulty', slot === undefined ? { card } : { card, slot });

/** The most bits the Corp may bid in a trace from the given card (N-TRC-03), or its base strength (N-TRX-01). */
export const traceLimit = (table: Table, printed: number, slot: Slot | null): number =>
  Math.max(0, printed + (slot === null ? 0 : modifierSum(table, 'traceLimit', { slot })));

/** Link in a trace that needs no use of a card; may be below 0 (N-TRC-15). */
export const linkModifiers = (table: Table): number =>
  modifierSum(table, 'link', { seat: RUNNER }) + lastingSum(table, 'link', () => true);

/** Whether link is irrelevant: every trace succeeds. */
export const tracesSucceed = (table: Table): boolean => modifierSum(table, 'traceSuccess', { seat: RUNNER }) > 0;

/** The rez cost as a number that cards pay, halve or compare: unmodified. */
export const printedRezCost = (card: CardId): number => definition(card).cost ?? 0;

/** Bits to rez the given card in its current place. */
export function rezCost(table: Table, slot: Slot, card: CardId): number {
  const { lightSleep = 0, type } = definition(card);
  const printed = printedRezCost(card);
  const once = printed - (table.run?.noisy ? lightSleep : 0) + modifierSum(table, 'rezCost', { slot, card });
  return Math.max(0, once) + (type === 'ice' && lasts(table, 'dearRez') ? printed : 0);
}

/**
 * Bits to install a Corp card: for ice, one for each piece of ice already on the given fort (N-CINS-16), plus or minus
 * what cards change. `there`: how many pieces of ice stay on that fort.
 */
export const installCost = (table: Table, fort: FortId, ice: boolean, there: number): number =>
  Math.max(0, (ice ? there : 0) + modifierSum(table, 'installCost', { fort, ice }));

/** Bits to trash an accessed card; null if access cannot trash it. `slot`: where it is inside a fort. */
export function trashCost(table: Table, fort: FortId, slot: Slot | null, card: CardId): number | null {
  const printed = definition(card).trash;
  if (printed === null || slot === null) return printed;
  const about = { fort, slot, card };
  return printed + modifierSum(table, 'trashCost', about) + lastingSum(table, 'trashCost', (one) => one.fort === fort);
}

/** Whether a card bans all runs on the given fort. */
export const isClosed = (table: Table, fort: FortId): boolean => modifierSum(table, 'closed', { fort }) > 0;

/** Virus counters the Corp cannot remove, whatever it forgoes. */
export const keptVirusCounters = (table: Table): number => modifierSum(table, 'virusKept', {});

/** Whether a card prevents the Corp from creating new forts. */
export const cannotCreateForts = (table: Table): boolean => modifierSum(table, 'noNewForts', {}) > 0;

/** How many agendas and nodes the given fort may hold (N-CINS-05). */
export const capacity = (table: Table, fort: FortId): number => 1 + modifierSum(table, 'capacity', { fort });

/** May hold advancement counters: an agenda, or a node whose text allows it (N-SCO-01). */
export function canAdvance(card: CardId): boolean {
  const { type, advanceable } = definition(card);
  return type === 'agenda' || (type === 'node' && advanceable === true);
}

/**
 * A card inside a fort that is known to be advanceable, or is face down where an advanceable card may be (N-HID-03).
 */
export function looksAdvanceable({ fort, ice, card }: Installed): boolean {
  if (fort === null || ice) return false;
  return card === null ? !isCentral(fort) : canAdvance(card);
}

/** An agenda with as many advancement counters as it needs. */
export const isReady = (table: Table, slot: Slot, card: CardId): boolean =>
  definition(card).type === 'agenda' && counters(cardAt(table, slot), 'advancement') >= difficulty(table, card, slot);

/** What cards add to every source of the given damage. */
export const damageAdded = (table: Table, subject: Subject): number => modifierSum(table, 'damage', subject);

/** Points of a packet prevented automatically. */
export function damagePrevented(table: Table, subject: Subject): number {
  if (table.lasting.some((one) => one.what === 'immune' && subject.damage === 'meat')) return subject.amount ?? 0;
  return modifierSum(table, 'prevented', subject);
}

/** Bits the Corp pays for each point of damage that a card holds back; 0 if no card does. */
export const damageWard = (table: Table, damage: Damage): number => modifierSum(table, 'ward', { damage });

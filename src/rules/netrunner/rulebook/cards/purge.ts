/**
 * The Corp removes all virus counters by forgoing its next three actions (R-GEN-44), except counters that a Runner card
 * keeps.
 */

import type { Refusal, Seat } from '../../../game.ts';
import { hasVirusCounters, infectedCards } from '../../active.ts';
import { isVirusCounter } from '../../card.ts';
import { changeCounters, type Draft, emit, forgo, pop, push } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, type Holder, RUNNER, type Table } from '../../table.ts';
import { choosing } from '../choose/choose.ts';
import { keptVirusCounters } from '../numbers.ts';

export const PURGE_ACTIONS = 3; // actions

/** Virus counters in one place. */
export interface VirusCounters {
  on: Holder;
  name: string;
  count: number;
}

/**
 * Every virus counter: the Corp's, in its forts and on its cards, by name within each place. This is also the order of
 * the picks if some are kept, and of the events. Counters on the Runner's cards are not included.
 */
export function virusCounters(table: Table): VirusCounters[] {
  const found: VirusCounters[] = [];
  const note = (on: Holder, counters: Readonly<Record<string, number>>): void => {
    for (const name of Object.keys(counters).sort((one, next) => (one < next ? -1 : 1))) {
      const count = counters[name] ?? 0;
      if (count > 0 && isVirusCounter(name)) found.push({ on, name, count });
    }
  };
  note({ seat: CORP }, table.corp.counters);
  for (const fort of table.forts) note({ fort: fort.id }, fort.counters);
  for (const slot of infectedCards(table)) note({ slot }, cardAt(table, slot).counters);
  return found;
}

/** Whether there is anything to purge: checked in every Corp window. */
export const hasVirus = (table: Table): boolean =>
  hasVirusCounters(table.corp.counters) ||
  table.forts.some((fort) => hasVirusCounters(fort.counters)) ||
  infectedCards(table).length > 0;

/** Why the given player cannot remove all virus counters. */
export const purgeRefusal = (table: Table, seat: Seat): Refusal | null => {
  if (seat !== CORP) return refuse('onlyCorpPurges');
  if (!hasVirus(table)) return refuse('noVirus');
  const [there, kept] = [virusCount(table), keptVirusCounters(table)];
  return there > kept ? null : refuse('virusKept', { kept, there });
};

const virusCount = (table: Table): number => virusCounters(table).reduce((sum, { count }) => sum + count, 0);

/**
 * Removes all of them immediately, except the counters the Runner keeps; the actions may be owed (R-GEN-44, N-TURN-12).
 */
export function purge(draft: Draft): void {
  emit(draft, { kind: 'purged' });
  if (keptVirusCounters(draft.table) > 0) push(draft, { do: 'purging' });
  else removeAllVirus(draft);
  forgo(draft, CORP, PURGE_ACTIONS);
}

/** The Runner chooses which virus counters stay, if there is a choice; then all others are removed together. */
export const purging = choosing<FrameOf<'purging'>>({
  /** How many of each kind stay in each place. */
  choice(table) {
    const limits = virusCounters(table).map(({ count }) => count);
    const total = keptVirusCounters(table);
    const from = limits.map((_, at) => at);
    return from.length > 1 ? { of: RUNNER, what: 'keepVirus', from, min: total, max: total, total, limits } : null;
  },
  fault(table, _, picks) {
    const over = virusCounters(table).find(({ count }, at) => (picks[at] ?? 0) > count);
    return over ? refuse('keepsMore', { most: over.count }) : null;
  },
  take: (draft, _, picks) => removeOthers(draft, picks),
  step: (draft) => removeOthers(draft, [keptVirusCounters(draft.table)]),
});

function removeOthers(draft: Draft, kept: readonly number[]): void {
  pop(draft);
  virusCounters(draft.table).forEach(({ on, name, count }, at) => {
    changeCounters(draft, on, name, (kept[at] ?? 0) - count);
  });
}

/** Removes all virus counters at no cost. */
export function removeAllVirus(draft: Draft): void {
  for (const { on, name, count } of virusCounters(draft.table)) changeCounters(draft, on, name, -count);
}

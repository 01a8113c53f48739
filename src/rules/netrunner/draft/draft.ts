/** A table that is being made, with what happened on the way. */
import { changed } from '../../../base/changed.ts';
import type { Seat } from '../../game.ts';
import { isRemembered, type NetrunnerEvent } from '../event.ts';
import { CORP, type Corp, type Table } from '../table.ts';

export interface Draft {
  table: Table;
  events: NetrunnerEvent[];
}

/** A draft that can be written without touching `table`. */
export function draftOf(table: Table): Draft {
  return { table: changed(table, { corp: { ...table.corp }, runner: { ...table.runner } }), events: [] };
}

export function emit(draft: Draft, event: NetrunnerEvent): void {
  draft.events.push(event);
  if (!isRemembered(event)) return;
  const { past } = draft.table;
  draft.table.past = { turn: [...past.turn, event], last: past.last };
}

type Shared = Pick<Corp, 'bits' | 'hand' | 'pile' | 'points' | 'counters'>;

/** The part of the draft that belongs to a seat: both have bits, a hand, a pile, points and counters. */
export function side(draft: Draft, seat: Seat): Shared {
  return seat === CORP ? draft.table.corp : draft.table.runner;
}

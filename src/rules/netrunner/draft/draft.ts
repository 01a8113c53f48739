/** A table under construction, with the events so far. */
import type { Seat } from '../../game.ts';
import { isRemembered, type NetrunnerEvent, withSource } from '../event.ts';
import { sourceOf } from '../source.ts';
import { CORP, type Corp, type Draft, isInAction, type Runner, type Table } from '../table.ts';

export type { Draft };

/** A draft that can be written without touching `table`. */
export const draftOf = (table: Table): Draft => ({ table: copyOf(table), events: [] });

/** Copies field by field, so that all tables share one hidden class and are fast to copy and read. */
const copyOf = (table: Table): Required<Table> => ({
  options: table.options,
  turn: table.turn,
  active: table.active,
  actions: table.actions,
  special: table.special,
  debt: table.debt,
  corp: corpOf(table.corp),
  runner: runnerOf(table.runner),
  forts: table.forts,
  cards: table.cards,
  lastSlot: table.lastSlot,
  lastFort: table.lastFort,
  run: table.run,
  lasting: table.lasting,
  past: table.past,
  frames: table.frames,
  over: table.over,
});

const corpOf = (corp: Corp): Required<Corp> => ({
  bits: corp.bits,
  hand: corp.hand,
  pile: corp.pile,
  seen: corp.seen,
  up: corp.up,
  down: corp.down,
  scored: corp.scored,
  points: corp.points,
  badPublicity: corp.badPublicity,
  counters: corp.counters,
});

const runnerOf = (runner: Runner): Required<Runner> => ({
  bits: runner.bits,
  hand: runner.hand,
  pile: runner.pile,
  trash: runner.trash,
  rig: runner.rig,
  aside: runner.aside,
  stolen: runner.stolen,
  points: runner.points,
  tags: runner.tags,
  brain: runner.brain,
  counters: runner.counters,
});

/**
 * `told`: the event with extra details for the record, such as its source card. The table stores only the plain event.
 */
export function emit<E extends NetrunnerEvent>(draft: Draft, event: E, told: E = event): void {
  draft.events.push(withSource(told, sourceOf(draft.table)));
  if (!isRemembered(event)) return;
  const { past } = draft.table;
  const { last, actions, ever } = past;
  draft.table.past = {
    turn: [...past.turn, event],
    last,
    actions: isInAction(draft.table) ? [...actions.slice(0, -1), noted(actions.at(-1) ?? [], event)] : actions,
    ever: noted(ever, event),
  };
}

type Kinds = readonly NetrunnerEvent['kind'][];

const noted = (kinds: Kinds, { kind }: NetrunnerEvent): Kinds => (kinds.includes(kind) ? kinds : [...kinds, kind]);

type Shared = Pick<Corp, 'bits' | 'hand' | 'pile' | 'points' | 'counters'>;

/** A seat's part of the draft: both have bits, a hand, a pile, points and counters. */
export function side(draft: Draft, seat: Seat): Shared {
  return seat === CORP ? draft.table.corp : draft.table.runner;
}

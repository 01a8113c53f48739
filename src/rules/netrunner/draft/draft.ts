/** A table under construction, with the events so far: frames, the run, actions, lasting effects, and the end. */

import { withChanges } from '../../../base/withChanges.ts';
import type { Seat } from '../../game.ts';
import { isRemembered, type NetrunnerEvent, sourceOf, withSource } from '../event.ts';
import type { Frame, FrameOf } from '../frame.ts';
import { CORP, type Corp, type Draft, isInAction, type Lasting, type Run, type Runner, type Table } from '../table.ts';

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

type SideState = Pick<Corp, 'bits' | 'hand' | 'pile' | 'points' | 'counters'>;

/** A seat's part of the draft: both have bits, a hand, a pile, points and counters. */
export function side(draft: Draft, seat: Seat): SideState {
  return seat === CORP ? draft.table.corp : draft.table.runner;
}

/** Makes `frame` the active frame, on top of the current one. */
export function push(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames, frame];
}

/** Ends the active frame; `got` is its result for the frame below. */
export function pop(draft: Draft, got?: readonly number[]): void {
  const frames = draft.table.frames.slice(0, -1);
  const below = frames.at(-1);
  if (got && below) frames[frames.length - 1] = { ...below, got };
  draft.table.frames = frames;
}

/** Gives the active frame a result, as if a frame above it had returned `got`. */
export function answerWith(draft: Draft, got: readonly number[]): void {
  const top = draft.table.frames.at(-1);
  if (top) replaceFrame(draft, { ...top, got });
}

export function updateFrame<F extends Frame>(draft: Draft, frame: F, fields: Partial<F>): void {
  replaceFrame(draft, withChanges(frame, fields));
}

/** Replaces the active frame. */
export function replaceFrame(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames.slice(0, -1), frame];
}

/** Changes the topmost frame of the given kind, at any depth; does nothing if there is none. */
export function changeLast<K extends Frame['do']>(
  draft: Draft,
  kind: K,
  change: (frame: FrameOf<K>) => Partial<FrameOf<K>>,
): void {
  const isIt = (frame: Frame): frame is FrameOf<K> => frame.do === kind;
  const at = draft.table.frames.findLastIndex(isIt);
  draft.table.frames = draft.table.frames.map((frame, index) =>
    index === at && isIt(frame) ? withChanges(frame, change(frame)) : frame,
  );
}

/** Does nothing without a current run. */
export function changeRun(draft: Draft, fields: Partial<Run>): void {
  const { run } = draft.table;
  if (run) draft.table.run = withChanges(run, fields);
}

/** Adds actions to the current turn; owed actions are deducted first (N-TURN-12). */
export function addActions(draft: Draft, seat: Seat, count: number): void {
  const owed = Math.min(count, draft.table.debt[seat]);
  addDebt(draft, seat, -owed);
  draft.table.actions += count - owed;
}

/** Adds actions to forgo in future turns; if `more` is below 0, owed actions are forgone now. */
export function addDebt(draft: Draft, seat: Seat, more: number): void {
  const [corp, runner] = draft.table.debt;
  draft.table.debt = seat === CORP ? [corp + more, runner] : [corp, runner + more];
}

const REMEMBERED = 3; // the Runner's actions

/** The Runner takes an action: events from now on belong to it. */
export function beginAction({ table }: Draft): void {
  table.past = { ...table.past, actions: [...table.past.actions, []].slice(-REMEMBERED) };
}

/** Takes first from the actions left this turn; the rest are owed (N-TURN-12). */
export function forgo(draft: Draft, seat: Seat, count: number): void {
  if (draft.table.active !== seat) return addDebt(draft, seat, count);
  const left = count - forgoSpecial(draft, count);
  const now = Math.min(left, draft.table.actions);
  draft.table.actions -= now;
  addDebt(draft, seat, left - now);
}

/** Takes single-purpose actions next; they count too (R-GEN-46). Returns how many were taken. */
function forgoSpecial(draft: Draft, count: number): number {
  let left = count;
  const kept = draft.table.special.toReversed().flatMap((one) => {
    const gone = Math.min(left, one.left);
    left -= gone;
    return one.left > gone ? [{ ...one, left: one.left - gone }] : [];
  });
  draft.table.special = kept.reverse();
  return count - left;
}

/** Starts a lasting effect. */
export function addLasting(draft: Draft, lasting: Lasting): void {
  draft.table.lasting = [...draft.table.lasting, lasting];
}

/** Ends effects that last until the given point; with `seat`, only effects tied to the given player. */
export function endLasting(draft: Draft, until: Lasting['until'], seat?: Seat): void {
  const { lasting } = draft.table;
  if (lasting.length === 0) return;
  const left = lasting.filter((one) => one.until !== until || (seat !== undefined && one.seat !== seat));
  if (left.length < lasting.length) draft.table.lasting = left;
}

/** The points or bits left after the player's pending forfeits are deducted. */
export function afterForfeits(draft: Draft, seat: Seat, of: 'points' | 'bits', amount: number): number {
  let left = amount;
  if (amount > 0 && draft.table.lasting.some(({ what }) => what === 'forfeit'))
    draft.table.lasting = draft.table.lasting.flatMap((one) => {
      if (one.what !== 'forfeit' || one.seat !== seat || one.of !== of || left === 0) return [one];
      const now = Math.min(left, one.amount);
      left -= now;
      return now === one.amount ? [] : [{ ...one, amount: one.amount - now }];
    });
  return left;
}

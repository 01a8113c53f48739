/**
 * The start of a turn: one set of both players' effects, resolved one at a time, with windows for both before each
 * (N-TURN-02, R-GEN-25). What is due is recomputed each time, so new effects join the set and lapsed ones drop out. The
 * Corp's mandatory draw is one of its effects (N-TURN-03).
 */
import type { Seat } from '../../../game.ts';
import { type Draft, pop, push, replaceFrame, updateFrame } from '../../draft.ts';
import type { FrameOf, TextRef } from '../../frame.ts';
import { CORP, type Table } from '../../table.ts';
import { textOf } from '../effects.ts';
import type { Handler } from '../handler.ts';
import { ordering, takeWaiting, triggeredBy } from '../moments.ts';
import { type DueTrigger, nextTrigger } from '../order.ts';
import { windows } from './windows.ts';

type Frame = FrameOf<'turnStarts'>;

const moments = ['start', 'opponentStart'] as const;

/** The turn has begun: effects waiting for it are due, but not effects that start waiting now. */
export function startTurn(draft: Draft, seat: Seat): void {
  const waiting = moments.flatMap((moment) => takeWaiting(draft, moment, { seat }));
  push(draft, { do: 'turnStarts', seat, step: 'window', waiting, done: [] });
}

/** What is still due, in a fixed order: the draw is last among the effects its owner does not order. */
function dueAtStart(table: Table, { seat, waiting, done }: Frame): DueTrigger[] {
  const all: DueTrigger[] = [...waiting];
  for (const moment of moments)
    for (const ref of triggeredBy(table, moment, { seat })) all.push(...repetitions(table, ref));
  if (seat === CORP) all.push('draw');
  return done.length === 0 ? all : without(all, waiting.length, done);
}

/** The effects being ordered now, indexed like the picks of the current question; empty if no order is asked for. */
export function dueNow(table: Table): readonly DueTrigger[] {
  const frame = table.frames.at(-1);
  if (frame?.do === 'turnStarts') return dueAtStart(table, frame);
  return frame?.do === 'triggers' ? frame.left : [];
}

/** Removes the effects that were resolved, each as many times as it was resolved; keeps the first `kept`. */
function without(all: readonly DueTrigger[], kept: number, done: readonly string[]): DueTrigger[] {
  const past = [...done];
  return all.filter((due, place) => {
    const at = place < kept ? -1 : past.indexOf(keyOf(due));
    if (at >= 0) past.splice(at, 1);
    return at < 0;
  });
}

/** A text to be resolved several times, separately, is due that many times. */
function repetitions(table: Table, ref: TextRef): TextRef[] {
  const { oneByOne } = textOf(ref);
  if (!oneByOne) return [ref];
  return Array.from({ length: oneByOne(table, ref) }, () => ({ ...ref, path: [...ref.path, 0] }));
}

const keyOf = (due: DueTrigger): string =>
  due === 'draw' ? due : [due.card, due.slot, due.text, due.index, ...due.path].join(' ');

const order = ordering<Frame>(dueAtStart, (draft, frame, at) =>
  resolveNext(draft, frame, dueAtStart(draft.table, frame), at),
);

export const turnStarts: Handler<Frame> = {
  ...order,
  ask: (table, frame) => (frame.step === 'window' ? null : (order.ask?.(table, frame) ?? null)),
  step(draft, frame) {
    const isFirst = frame.step === 'window' && !frame.opened;
    const due = isFirst ? [] : dueAtStart(draft.table, frame);
    if (frame.step === 'effect')
      return due.length === 0
        ? pop(draft)
        : resolveNext(draft, frame, due, nextTrigger(draft.table, due, frame.others === true).first);
    if (due.length === 0 && frame.opened) return pop(draft);
    updateFrame(draft, frame, { step: 'effect', opened: true });
    push(draft, { do: 'window', name: 'start', blocks: windows.start.blocks });
  },
};

/** Resolves the effect next; the windows before the next effect come once it is over. */
function resolveNext(draft: Draft, { others: _, ...frame }: Frame, all: readonly DueTrigger[], at: number): void {
  const due = all[at];
  if (due === undefined) return pop(draft);
  const isWaiting = at < frame.waiting.length;
  replaceFrame(draft, {
    ...frame,
    step: 'window',
    waiting: isWaiting ? frame.waiting.toSpliced(at, 1) : frame.waiting,
    done: isWaiting ? frame.done : [...frame.done, keyOf(due)],
  });
  // The Corp's first draw is not an action; the Runner has none (N-TURN-03, N-TURN-05).
  if (due === 'draw') push(draft, { do: 'draw', seat: CORP, count: 1 });
  else push(draft, { do: 'effect', ref: due, at: 0 });
}

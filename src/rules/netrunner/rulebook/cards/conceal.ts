/**
 * Ice changes places hidden from the Runner. Pieces they can tell apart anyway, rezzed or with counters, move openly.
 * All other ice goes face down onto R&D, is put in an order only the Corp knows (as after looking at cards), and is
 * dealt back to the positions in new slots. Nothing shows which piece is where, yet the audit can verify that it is the
 * same ice.
 */

import type { Refusal, Slot } from '../../../game.ts';
import {
  type Draft,
  emit,
  fromPileToFort,
  iceToPile,
  orderIce,
  pop,
  push,
  replaceFrame,
  turnDown,
  updateCard,
} from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { allIce, CORP, cardAt, type FortId, type Table } from '../../table.ts';
import { choosing, type OfferedChoice } from '../choose/choose.ts';
import type { Handler } from '../handler.ts';

type Frame = FrameOf<'conceal'>;

/** The Runner can identify it wherever it goes. */
function isMarked(table: Table, slot: Slot): boolean {
  const { active, counters, chosen } = cardAt(table, slot);
  return active || chosen !== undefined || Object.values(counters).some((count) => count > 0);
}

/** Two pieces, at least one of them marked: unmarked pieces swap in secret. */
function swapChoice(table: Table, { left, places }: Frame): OfferedChoice | null {
  const from = places || left === 0 ? [] : allIce(table);
  return from.length > 1 && from.some((slot) => isMarked(table, slot))
    ? { of: CORP, what: 'swapPlaces', from, min: 0, max: 2 }
    : null;
}

export const conceal: Handler<Frame> = {
  ...choosing<Frame>({
    choice: swapChoice,
    fault: pairFault,
    take(draft, frame, [a, b]) {
      if (a === undefined || b === undefined) return replaceFrame(draft, { ...frame, left: 0 });
      replaceFrame(draft, { ...frame, left: frame.left - 1 });
      swap(draft, a, b);
    },
    step(draft, frame) {
      if (!frame.places) return hideIce(draft, frame);
      pop(draft);
      for (const { fort, at } of frame.places) fromPileToFort(draft, fort, at);
      emitRearranged(draft, frame.places);
    },
  }),
  moves(table, frame) {
    const from = swapChoice(table, frame)?.from ?? [];
    const pairs = from.flatMap((a, at) => from.slice(at + 1).map((b) => [a, b]));
    return [[], ...pairs].map((picks): Move => ({ do: 'choose', picks }));
  },
};

function pairFault(table: Table, _: Frame, picks: readonly number[]): Refusal | null {
  if (picks.length === 1) return refuse('twoChangePlaces');
  return picks.length === 0 || picks.some((slot) => isMarked(table, slot)) ? null : refuse('swappedInSecret');
}

/** Swaps their positions. */
function swap(draft: Draft, a: Slot, b: Slot): void {
  const [fortOfA, fortOfB] = [cardAt(draft.table, a).fort, cardAt(draft.table, b).fort];
  for (const { id, ice } of draft.table.forts) {
    if (id !== fortOfA && id !== fortOfB) continue;
    const other = (slot: Slot): Slot => (slot === a ? b : slot === b ? a : slot);
    orderIce(draft, id, ice.map(other));
    emit(draft, { kind: 'rearranged', fort: id });
  }
  updateCard(draft, a, { fort: fortOfB });
  updateCard(draft, b, { fort: fortOfA });
}

/** Indistinguishable pieces go onto R&D; a single piece is merely turned face down. */
function hideIce(draft: Draft, frame: Frame): void {
  const { table } = draft;
  const places = table.forts.flatMap(({ id, ice }) =>
    ice.flatMap((slot, at) => (isMarked(table, slot) ? [] : [{ fort: id, at, slot }])),
  );
  for (const slot of allIce(table)) {
    const { active, card } = cardAt(table, slot);
    if (!active && card !== null && (isMarked(table, slot) || places.length < 2)) turnDown(draft, slot);
  }
  if (places.length < 2) return pop(draft);
  replaceFrame(draft, { ...frame, places: places.map(({ fort, at }) => ({ fort, at })) });
  // The first position ends on top.
  for (const { slot } of places.toReversed()) iceToPile(draft, slot);
  push(draft, { do: 'look', by: CORP, pile: CORP, count: places.length, step: 'look', arrange: true });
}

function emitRearranged(draft: Draft, places: readonly { fort: FortId }[]): void {
  for (const fort of new Set(places.map((one) => one.fort))) emit(draft, { kind: 'rearranged', fort });
}

/** Cards turned up by effects: exposed (N-REV-01) or rezzed at no cost; and cards that are derezzed (N-REV-03). */
import { Latest } from '../../../../base/remember.ts';
import type { Slot } from '../../../game.ts';
import { definition, isExposingCounter } from '../../card.ts';
import { type Draft, emit, pop, push, removeFaceUp, replaceFrame, toDiscard, turnUp, updateCard } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { CORP, type Counters, cardAt, type Fort, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { pointsRefusal, scoreForRunner } from '../turn/points.ts';
import { rezFree } from './rez.ts';
import { isExposing, respondToExpose } from './rezAnswer.ts';
import { trash } from './trash.ts';

const hidden = (table: Table, frame: FrameOf<'show'>): number[] =>
  frame.slots.filter((slot) => cardAt(table, slot).card === null);

export const show: Handler<FrameOf<'show'>> = {
  ask(table, frame) {
    const slots = hidden(table, frame);
    const [first] = slots;
    return first === undefined ? null : { kind: 'show', of: cardAt(table, first).owner, slots };
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'show') return;
    const slots = hidden(draft.table, frame);
    slots.forEach((slot, at) => {
      const face = answer.faces[at] ?? '';
      turnUp(draft, slot, face);
      if (frame.result === 'expose') emit(draft, { kind: 'exposed', slot, card: face });
      else if (frame.result === 'reveal') emit(draft, { kind: 'shown', seat: CORP, card: face });
    });
    replaceFrame(draft, { ...frame });
  },
  step(draft, frame) {
    pop(draft, frame.slots);
    if (frame.result === 'trash') for (const slot of frame.slots) trash(draft, slot);
    if (frame.result === 'rez') for (const slot of frame.slots) rezOne(draft, slot);
    if (frame.result === 'score') for (const slot of frame.slots) scoreForRunner(draft, slot);
    if (frame.result === 'archives') for (const slot of frame.slots) turnUpDiscard(draft, slot);
  },
};

/** Face-down cards are exposed next, except those the Corp protects from it. */
export function expose(draft: Draft, slots: readonly Slot[]): void {
  if (slots.length === 0) return;
  push(draft, { do: 'show', slots, result: 'expose' });
  respondToExpose(draft);
}

/**
 * An active card is unaffected; a card whose agenda point cost cannot be paid is merely turned face up
 * (R-CARD-glacier.2).
 */
function rezOne(draft: Draft, slot: number): void {
  const { card, active } = cardAt(draft.table, slot);
  if (card !== null && !active && !pointsRefusal(draft.table, CORP, definition(card))) rezFree(draft, slot, card);
}

/** Moves a card from the face-down pile of Archives to the face-up one. */
function turnUpDiscard(draft: Draft, slot: number): void {
  const { card } = cardAt(draft.table, slot);
  if (card === null) return;
  removeFaceUp(draft, slot);
  toDiscard(draft, CORP, card);
}

/** Cards in and on a fort with an exposing counter are exposed once they are there, once per counter. */
export function exposeByCounters(draft: Draft): void {
  const { table } = draft;
  const forts = watched.of(table.forts) ?? watched.keep(table.forts, watchedOf(table.forts));
  if (forts.length === 0 || table.frames.at(-1)?.do === 'show' || table.frames.some(isExposing)) return;
  for (const { ice, inside, unexposed = [] } of forts) {
    const slots = [...ice, ...inside].filter((slot) => cardAt(table, slot).card === null && !unexposed.includes(slot));
    if (slots.length > 0) return expose(draft, slots);
  }
}

/** Called at every step, although forts rarely change. */
const watched = new Latest<Table['forts'], readonly Fort[]>();

const watchedOf = (forts: Table['forts']): Fort[] => forts.filter(({ counters }) => hasExposingCounter(counters));

function hasExposingCounter(counters: Counters): boolean {
  for (const name in counters) if ((counters[name] ?? 0) > 0 && isExposingCounter(name)) return true;
  return false;
}

/** The card stays face up with its counters and stops working; unrezzed cards are unaffected (N-REV-04). */
export function derez(draft: Draft, slot: number): void {
  const { active, card } = cardAt(draft.table, slot);
  if (!active || card === null) return;
  updateCard(draft, slot, { active: false });
  emit(draft, { kind: 'derezzed', slot, card });
}

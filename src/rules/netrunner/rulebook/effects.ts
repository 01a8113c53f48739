/** Carrying out texts, and the triggers that are due together. */
import type { Seat, Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { become, type Draft, pop, push } from '../draft.ts';
import type { Effect, Moment } from '../effect.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf, TextRef } from '../frame.ts';
import { cardAt, type FortId, fortOf, type Table } from '../table.ts';
import { activeCards } from './active.ts';
import { type Choice, chooseMoves, chooseRefusal } from './choose.ts';

/** The effect a reference means. */
export function textOf(ref: TextRef): Effect {
  const card = definition(ref.card);
  const roots = {
    play: card.play,
    sub: card.subs[ref.index],
    use: card.abilities[ref.index]?.effect,
    on: card.triggers[ref.index]?.effect,
  };
  let effect = roots[ref.text];
  for (const part of ref.path) effect = effect?.parts?.[part];
  if (!effect) throw new Error(`${ref.card} has no such text`);
  return effect;
}

export const effect: Handler<FrameOf<'effect'>> = {
  step(draft, frame) {
    const step = textOf(frame.ref).steps[frame.at];
    if (!step) return pop(draft);
    become(draft, { do: 'effect', ref: frame.ref, at: frame.at + 1 });
    step(draft, { ref: frame.ref, got: frame.got ?? [] });
  },
};

/** References to what a card does at a moment. */
function due(table: Table, slot: Slot, moment: Moment): TextRef[] {
  const { card, owner } = cardAt(table, slot);
  if (card === null) return [];
  return definition(card)
    .triggers.map((trigger, index) => ({ trigger, index }))
    .filter(({ trigger }) => trigger.on === moment)
    .map(({ index }) => ({ card, slot, seat: owner, text: 'on' as const, index, path: [] }));
}

/** Lets a card do what its text says for that moment, next. */
export function fire(draft: Draft, slot: Slot, moment: Moment): void {
  for (const ref of due(draft.table, slot, moment).reverse()) push(draft, { do: 'effect', ref, at: 0 });
}

/** Everything of one player that is due at the start of his turn. */
export function startOfTurn(table: Table, seat: Seat): TextRef[] {
  return activeCards(table, seat).flatMap((card) => due(table, card.slot, 'start'));
}

/** Everything inside that fort that is due when ice on it has been passed. */
export function whenPassed(table: Table, fort: FortId): TextRef[] {
  return (fortOf(table, fort)?.inside ?? [])
    .filter((slot) => cardAt(table, slot).active)
    .flatMap((slot) => due(table, slot, 'passed'));
}

/** Simultaneous triggers of one player: he orders them (N-PRI-07); where the order is all the same nobody is asked. */
export const triggers: Handler<FrameOf<'triggers'>> = {
  ask(_, frame) {
    if (frame.left.length < 2 || frame.left.every((ref) => textOf(ref).plain)) return null;
    return { kind: 'choose', of: frame.seat, what: 'order', from: frame.left.map((_, at) => at), min: 1, max: 1 };
  },
  moves: (_, frame) => chooseMoves(orderOf(frame)),
  refusal: (_, frame, __, move) => chooseRefusal(orderOf(frame), move),
  take(draft, frame, answer) {
    if (answer.kind === 'move' && answer.move.do === 'choose') next(draft, frame, answer.move.picks[0] ?? 0);
  },
  step(draft, frame) {
    if (frame.left.length === 0) pop(draft);
    else next(draft, frame, 0);
  },
};

const orderOf = (frame: FrameOf<'triggers'>): Choice => ({
  what: 'order',
  from: frame.left.map((_, at) => at),
  min: 1,
  max: 1,
});

function next(draft: Draft, frame: FrameOf<'triggers'>, at: number): void {
  const ref = frame.left[at];
  become(draft, { ...frame, left: frame.left.filter((_, index) => index !== at) });
  if (ref && (ref.slot === null || draft.table.cards[ref.slot]?.active)) push(draft, { do: 'effect', ref, at: 0 });
}

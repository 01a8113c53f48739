/**
 * A text's effect on cards in its player's own hand (R-GEN-66: never without one): shown, trashed, or put away unseen.
 */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, emit, handToOpen, handToSlot, pop, replaceFrame, side, toDiscard } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, handOf, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

type Frame = FrameOf<'hand'>;

export const hand: Handler<Frame> = {
  ask: (table, frame) =>
    handOf(table, frame.of) > 0 && frame.moved < frame.most ? { kind: 'move', of: frame.of, window: 'hand' } : null,
  moves: (_, frame, __, known) => [
    { do: 'pass' },
    ...[...new Set(known.hand)].filter((card) => fits(frame, card)).map((card) => moveOf(frame, card)),
  ],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return passRefusal(table, frame);
    if (move.do !== moveOf(frame, '').do) return wrongMomentRefusal(table, seat, move);
    return cardRefusal(table, frame, move, known);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'pass') return finish(draft, frame);
    replaceFrame(draft, { ...frame, moved: frame.moved + 1 });
    moveCard(draft, frame, faceIn(move));
    spend(draft, frame.of, 'ability', frame.price ?? 0);
  },
  step: finish,
};

/** Passes the number of cards moved, or their slots, to what follows. */
function finish(draft: Draft, { act, slots, moved }: Frame): void {
  pop(draft, act === 'show' ? slots : [moved]);
}

/** The Corp's cards go face down unless they are shown. */
function moveOf({ act, of }: Frame, card: CardId): Move {
  if (act === 'show') return { do: 'show', card };
  if (act === 'tuck') return { do: 'tuck', hidden: card };
  return of === CORP ? { do: 'discard', hidden: card } : { do: 'discard', card };
}

const fits = ({ types }: Frame, card: CardId): boolean => types?.includes(definition(card).type) ?? true;

/**
 * Passing is refused while more cards are required. Types are restricted only where the cards are shown, so that no
 * hidden card decides this.
 */
function passRefusal(table: Table, frame: Frame): Refusal | null {
  const left = frame.least - frame.moved;
  if (left < 1 || handOf(table, frame.of) === 0) return null;
  return refuse('chooseMore', { left });
}

function cardRefusal(table: Table, frame: Frame, move: Move, known: Known | undefined): Refusal | null {
  const hidden = 'hidden' in moveOf(frame, '');
  const face = faceIn(move);
  if (move.do === 'discard' && move.card !== undefined && move.hidden !== undefined) return noSuchCard;
  if (hidden !== (move.do === 'tuck' || (move.do === 'discard' && move.card === undefined))) return noSuchCard;
  if (face === null) {
    if (!hidden || known) return noSuchCard;
  } else {
    const card = findCard(face);
    if (card?.side !== frame.of || (known && !known.hand.includes(face))) return noSuchCard;
    if (!fits(frame, face)) return refuse('onlyTypesChosen', { types: frame.types ?? [], card: card.id });
  }
  return bitsRefusal(table, frame.of, 'ability', frame.price ?? 0, 'eachCost');
}

function faceIn(move: Move): CardId | null {
  if (move.do === 'show') return move.card;
  if (move.do === 'tuck') return move.hidden ?? null;
  return move.do === 'discard' ? (move.card ?? move.hidden ?? null) : null;
}

function moveCard(draft: Draft, { act, of, slots }: Frame, face: CardId | null): void {
  if (act === 'tuck') return handToPile(draft, of);
  if (act === 'show') {
    const slot = showCard(draft, of, face ?? '');
    const top = draft.table.frames.at(-1) as Frame;
    return replaceFrame(draft, { ...top, slots: [...slots, slot] });
  }
  discardFromHand(draft, of, of === CORP ? null : face);
}

/** Moves the card from the hand to a face-up slot for now. */
export function showCard(draft: Draft, of: Frame['of'], card: CardId): Slot {
  emit(draft, { kind: 'shown', seat: of, card });
  return handToSlot(draft, of, { card, active: false, ice: false, fort: null });
}

/** Moves a card from the hand into the pile, unseen by the other player; the pile has to be shuffled. */
export function handToPile(draft: Draft, of: Frame['of']): void {
  const mine = side(draft, of);
  mine.hand -= 1;
  mine.pile += 1;
  draft.events.push({ kind: 'card', owner: of, from: { in: 'hand' }, to: { in: 'pile' }, face: null });
  // Cards the Runner has seen in HQ may no longer be there (T-3).
  if (of === CORP) draft.table.corp.seen = [];
}

/** Moves a card from the hand into the discard pile: face down if no face is given. */
export function discardFromHand(draft: Draft, of: Frame['of'], face: CardId | null): void {
  emit(draft, { kind: 'discarded', seat: of, ...(face === null ? {} : { card: face }) });
  if (face !== null) {
    handToOpen(draft, of, face);
    return toDiscard(draft, of, face);
  }
  const slot = handToSlot(draft, of, { card: null, active: false, ice: false, fort: null }, true);
  draft.table.corp.down = [slot, ...draft.table.corp.down];
}

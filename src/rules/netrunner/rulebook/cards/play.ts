/** Operations and preps (N-PLAY). */

import type { CardId, Known, Refusal, Seat } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import {
  changeLast,
  type Draft,
  emit,
  fromDiscard,
  handToOpen,
  pop,
  push,
  replaceFrame,
  side,
  toDiscard,
} from '../../draft.ts';
import type { Card, Interrupt } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { handOf, type Table } from '../../table.ts';
import { conditionRefusal } from '../abilities.ts';
import type { Handler } from '../handler.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';

/** Operations or preps in hand, each kind once, as moves. */
export const playMoves = (seat: Seat, known: Known): Move[] =>
  [...new Set(known.hand)]
    .filter((card) => definition(card).side === seat && definition(card).play && !definition(card).interrupts)
    .map((card) => ({ do: 'play', card }));

/** Cards in hand that can be played in the middle of the given event. */
export const interrupts = ({ hand }: Known, what: Interrupt): Move[] =>
  [...new Set(hand)].filter((card) => definition(card).interrupts === what).map((card) => ({ do: 'play', card }));

/** Whether the player can have the given card in hand: an empty hand has nothing, even without knowing the cards. */
export const mayHaveInHand = (table: Table, seat: Seat, face: CardId, known?: Known): boolean =>
  handOf(table, seat) > 0 && (known === undefined || known.hand.includes(face));

/** The full cost first, even if the effect would pay it back (N-PLAY-04); then the card's requirements (N-PLAY-05). */
export function playRefusal(
  table: Table,
  seat: Seat,
  face: CardId,
  known?: Known,
  interrupts?: Interrupt,
  /** Actions already spent on the card. */
  spent = 0,
): Refusal | null {
  const card = findCard(face);
  if (card?.side !== seat || !mayHaveInHand(table, seat, face, known)) return noSuchCard;
  if (!card.play) return refuse('notPlayed', { card: face });
  if (card.interrupts !== interrupts) return refuse('playedWhen', { card: face, when: card.interrupts ?? 'action' });
  if (actionsToPlay(card) - spent > table.actions && interrupts === undefined)
    return refuse('twoActions', { card: face, left: table.actions });
  if (card.playOnly && !card.playOnly.holds(table)) return conditionRefusal(table, card.playOnly, face, 'played');
  if (card.variable !== undefined)
    return bitsRefusal(table, seat, 'ability', card.variable, 'variableCost', { card: face });
  return bitsRefusal(table, seat, { for: 'play', card: face }, card.cost ?? 0, 'playCost', { card: face });
}

/** A double takes two consecutive actions of this turn (R-GEN-52). */
export const actionsToPlay = ({ keywords }: Card): number => (keywords.includes('Double') ? 2 : 1);

/** The card leaves the hand; its cost and text come next. */
export function startPlay(draft: Draft, seat: Seat, card: CardId): void {
  handToOpen(draft, seat, card);
  emit(draft, { kind: 'played', seat, card });
  push(draft, { do: 'play', card, seat, step: 0 });
  spend(draft, seat, { for: 'play', card }, definition(card).cost ?? 0);
}

/** With rulings, the card is in the discard pile before its text resolves (R-GEN-22); in 1996, after it (T-4). */
export const play: Handler<FrameOf<'play'>> = {
  step(draft, frame) {
    const early = draft.table.options.rules === 'rulings';
    if (frame.step === 0) {
      if (early) putAway(draft, frame);
      replaceFrame(draft, { ...frame, step: 1 });
      push(draft, {
        do: 'effect',
        ref: { card: frame.card, slot: null, seat: frame.seat, text: 'play', index: 0, path: [] },
        at: 0,
      });
      return;
    }
    if (frame.back) backToHand(draft, frame, early);
    else if (!early) putAway(draft, frame);
    pop(draft);
  },
};

/** The card being played does not stay in the discard pile. */
export function returnPlayedToHand(draft: Draft): void {
  changeLast(draft, 'play', () => ({ back: true }));
}

function backToHand(draft: Draft, { seat, card }: FrameOf<'play'>, isDiscarded: boolean): void {
  if (isDiscarded && !fromDiscard(draft, seat, card)) return;
  side(draft, seat).hand += 1;
  draft.events.push({ kind: 'card', owner: seat, from: { in: 'open' }, to: { in: 'hand' }, face: card });
}

/** A card that leaves the game is no longer in any list. */
function putAway(draft: Draft, { seat, card }: FrameOf<'play'>): void {
  if (!definition(card).leavesGame) toDiscard(draft, seat, card);
}

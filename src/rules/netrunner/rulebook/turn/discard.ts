/** Discarding down to the hand size at the end of a player's turn (N-TURN-09). */

import type { CardId, Known, Refusal, Seat } from '../../../game.ts';
import { findCard } from '../../card.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, type Table } from '../../table.ts';
import { isAction, noActionsLeft } from './window.ts';

/** Each kind of card in the hand once, as it is discarded: the Corp's face down, except those the Runner knows. */
export function discardMoves(table: Table, seat: Seat, known: Known): Move[] {
  const faces = [...new Set(known.hand)];
  return faces.map((face) =>
    faceDown(table, seat, face) ? { do: 'discard', hidden: face } : { do: 'discard', card: face },
  );
}

/** The Corp's cards, except, with rulings, those the Runner has seen in HQ (T-3). */
const faceDown = ({ corp }: Table, seat: Seat, face: CardId): boolean => seat === CORP && !corp.seen.includes(face);

/** `left`: how many cards are still to be discarded, one at a time. */
export function discardRefusal(table: Table, seat: Seat, left: number, move: Move, known?: Known): Refusal | null {
  if (move.do === 'pass') return refuse('discardMore', { left });
  if (isAction(move)) return noActionsLeft;
  if (move.do !== 'discard') return refuse('discardFirst', { left });
  if (seat === CORP && move.card === undefined) {
    const isSeen = known && move.hidden !== undefined && !faceDown(table, CORP, move.hidden);
    return isSeen ? refuse('discardedFaceUp') : inHand(move.hidden, known);
  }
  if (seat === CORP && faceDown(table, CORP, move.card ?? '')) return refuse('discardedFaceDown');
  if (move.hidden !== undefined || findCard(move.card)?.side !== seat) return noSuchCard;
  return inHand(move.card, known);
}

const inHand = (face: CardId | undefined, known?: Known): Refusal | null =>
  known && (face === undefined || !known.hand.includes(face)) ? noSuchCard : null;

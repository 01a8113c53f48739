/** Rezzing required by a card (N-REZ-18): each card at its full cost, as far as the Corp can pay, or wants to. */

import type { CardId, Known, Refusal } from '../../../game.ts';
import { definition } from '../../card.ts';
import { become, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { wrongMoment } from '../turn/window.ts';
import { faceFits, rez, rezCostRefusal } from './rez.ts';
import { trash } from './trash.ts';

type Frame = FrameOf<'forcedRez'>;

export const forcedRez: Handler<Frame> = {
  ask: (_, { left }) => (left.length > 0 ? { kind: 'move', of: CORP, window: 'forcedRez' } : null),
  moves(table, { left }, _, known) {
    const slot = left[0] ?? 0;
    const face = faceOf(table, slot, known);
    return face === undefined ? [{ do: 'pass' }] : [{ do: 'pass' }, { do: 'rez', slot, card: face }];
  },
  refusal(table, { left, orTrash }, seat, move, known) {
    const slot = left[0] ?? 0;
    if (move.do === 'pass') return orTrash ? null : passRefusal(table, slot, known);
    if (move.do !== 'rez') return wrongMoment(table, seat, move);
    if (move.slot !== slot) return refuse('nextIceInwards');
    return faceFits(table, slot, move.card, known) ? costRefusal(table, slot, move.card) : noSuchCard;
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'move') return;
    const { move } = answer;
    become(draft, { ...frame, left: frame.left.slice(1) });
    if (move.do === 'rez') rez(draft, move.slot, move.card);
    else if (frame.orTrash) trash(draft, frame.left[0] ?? 0);
  },
  step: (draft) => pop(draft),
};

/** Only the Corp itself, and the audit, can tell whether it could pay. */
function passRefusal(table: Table, slot: number, known?: Known): Refusal | null {
  const face = faceOf(table, slot, known);
  return face === undefined || costRefusal(table, slot, face) ? null : refuse('iceHasToBeRezzed');
}

const faceOf = (table: Table, slot: number, known?: Known): CardId | undefined =>
  cardAt(table, slot).card ?? (known?.seat === CORP ? known.slots[slot] : undefined);

const costRefusal = (table: Table, slot: number, face: CardId): Refusal | null =>
  rezCostRefusal(table, slot, definition(face));

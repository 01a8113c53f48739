/** Rezzing caused by an effect: one card, at half cost or in full, or each card in turn. Only the Corp can judge it. */
import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { pop, replaceFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { rezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { pointsRefusal } from '../turn/points.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { canHaveFace, rez, rezCostRefusal, rezFree, uniqueRefusal } from './rez.ts';
import { trash } from './trash.ts';

type Frame = FrameOf<'rezOne'>;

/** Half is rounded down, after all other changes to the cost (R-CARD-data-masons). */
const costOf = (table: Table, { price }: Frame, slot: Slot, face: CardId): number => {
  const full = rezCost(table, slot, face);
  return price === 'full' ? full : Math.floor(full / 2);
};

export const rezOne: Handler<Frame> = {
  ask: (_, { price }) => ({ kind: 'move', of: CORP, window: price === 'full' ? 'rezInstalled' : 'rezOne' }),
  moves(table, { from }, _, known) {
    const faces = from.map((slot) => ({ slot, card: faceOf(table, slot, known) }));
    return [
      { do: 'pass' },
      ...faces.flatMap(({ slot, card }) => (card === undefined ? [] : [{ do: 'rez' as const, slot, card }])),
    ];
  },
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do !== 'rez') return wrongMomentRefusal(table, seat, move);
    if (!frame.from.includes(move.slot)) return refuse('notRezzedThisWay');
    return canHaveFace(table, move.slot, move.card, known)
      ? faceRefusal(table, frame, move.slot, move.card)
      : noSuchCard;
  },
  takeMove(draft, frame, move) {
    if (move.do !== 'rez') return pop(draft, []);
    const cost = costOf(draft.table, frame, move.slot, move.card);
    pop(draft, [move.slot]);
    rezFree(draft, move.slot, move.card);
    spend(draft, CORP, 'rez', cost);
  },
};

const faceOf = (table: Table, slot: Slot, known?: Known): CardId | undefined =>
  cardAt(table, slot).card ?? (known?.seat === CORP ? known.slots[slot] : undefined);

function faceRefusal(table: Table, frame: Frame, slot: Slot, face: CardId): Refusal | null {
  const card = definition(face);
  if (card.type === 'agenda') return refuse('agendaNeverRezzed');
  if (card.rezzesLast) return refuse('rezzedLast', { card: face });
  const cost = costOf(table, frame, slot, face);
  return (
    uniqueRefusal(table, card) ??
    pointsRefusal(table, CORP, card) ??
    bitsRefusal(table, CORP, 'rez', cost, frame.price === 'full' ? 'rezCost' : 'halfRezCost', { card: face })
  );
}

/** Rezzing required by a card (N-REZ-18): each card at its full cost, as far as the Corp can pay, or chooses to. */
export const forcedRez: Handler<FrameOf<'forcedRez'>> = {
  ask: (_, { left }) => (left.length > 0 ? { kind: 'move', of: CORP, window: 'forcedRez' } : null),
  moves(table, { left }, _, known) {
    const slot = left[0] ?? 0;
    const face = faceOf(table, slot, known);
    return face === undefined ? [{ do: 'pass' }] : [{ do: 'pass' }, { do: 'rez', slot, card: face }];
  },
  refusal(table, { left, orTrash }, seat, move, known) {
    const slot = left[0] ?? 0;
    if (move.do === 'pass') return orTrash ? null : passRefusal(table, slot, known);
    if (move.do !== 'rez') return wrongMomentRefusal(table, seat, move);
    if (move.slot !== slot) return refuse('nextIceInwards');
    return canHaveFace(table, slot, move.card, known) ? costRefusal(table, slot, move.card) : noSuchCard;
  },
  takeMove(draft, frame, move) {
    replaceFrame(draft, { ...frame, left: frame.left.slice(1) });
    if (move.do === 'rez') rez(draft, move.slot, move.card);
    else if (frame.orTrash) trash(draft, frame.left[0] ?? 0);
  },
  step: (draft) => pop(draft),
};

/** Only the Corp itself and the audit can tell whether it could pay. */
function passRefusal(table: Table, slot: number, known?: Known): Refusal | null {
  const face = faceOf(table, slot, known);
  return face === undefined || costRefusal(table, slot, face) ? null : refuse('iceHasToBeRezzed');
}

const costRefusal = (table: Table, slot: number, face: CardId): Refusal | null =>
  rezCostRefusal(table, slot, definition(face));

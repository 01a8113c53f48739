/** Ice from HQ replaces unrezzed ice, face down; the opponent does not learn which (N-HID-01). */

import type { CardId, Known, Refusal } from '../../../game.ts';
import { definition } from '../../card.ts';
import { type Draft, emit, handToSlot, pop, replaceIce, slotToHand } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

type Frame = FrameOf<'swapIce'>;

const isIce = (face: CardId): boolean => definition(face).type === 'ice';

export const swapIce: Handler<Frame> = {
  ask: (table) => (table.corp.hand > 0 ? { kind: 'move', of: CORP, window: 'swapIce' } : null),
  moves: (table, { slot }, _, known) => [
    { do: 'pass' },
    ...[...new Set(known.hand)]
      .filter(isIce)
      .map((hidden): Move => ({ do: 'install', hidden, ice: true, fort: cardAt(table, slot).fort ?? '' })),
  ],
  refusal: (table, frame, seat, move, known) =>
    move.do === 'pass' ? null : swapRefusal(table, frame, seat, move, known),
  take(draft, { slot }, answer) {
    pop(draft);
    if (answer.kind === 'move' && answer.move.do === 'install') swap(draft, slot);
  },
  step: (draft) => pop(draft),
};

function swapRefusal(table: Table, { slot }: Frame, seat: 0 | 1, move: Move, known?: Known): Refusal | null {
  if (move.do !== 'install' || !('ice' in move)) return wrongMomentRefusal(table, seat, move);
  if (move.over !== undefined || move.clear || move.rezzed !== undefined) return refuse('newIceFaceDown');
  if (!move.ice || move.fort !== cardAt(table, slot).fort) return refuse('whereOldIceStands');
  if (known?.seat !== CORP) return null;
  if (move.hidden === undefined || !known.hand.includes(move.hidden)) return noSuchCard;
  return isIce(move.hidden) ? null : refuse('notIce', { card: move.hidden });
}

/** The two pieces swap places; a run on the fort stays where it is. */
function swap(draft: Draft, old: number): void {
  const { fort } = cardAt(draft.table, old);
  if (fort === null) return;
  const newIce = handToSlot(draft, CORP, { card: null, active: false, ice: true, fort: null });
  replaceIce(draft, old, newIce);
  slotToHand(draft, old);
  emit(draft, { kind: 'swapped', slot: newIce, fort });
}

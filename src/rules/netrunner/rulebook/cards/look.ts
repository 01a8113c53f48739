/**
 * Looking at the top of a pile (N-HID-14): only one player sees it. The order in which they put cards back, and which
 * ones they left, stays secret; cards they take are shown.
 */

import type { CardId, Known, Refusal } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, pop, push, replaceFrame, side } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { pileOf, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { intoHand } from './draw.ts';

type Frame = FrameOf<'look'>;

export const look: Handler<Frame> = {
  ask(table, frame) {
    const { by, pile, arrange, step } = frame;
    if (step === 'seen') return { kind: 'move', of: by, window: frame.take ? 'take' : 'looked' };
    const count = step === 'look' ? Math.min(frame.count, pileOf(table, pile)) : 0;
    return count > 0 ? { kind: 'look', to: by, pile, at: 0, count, ...(arrange ? { arrange } : {}) } : null;
  },
  moves: (_, frame, __, known) => [{ do: 'pass' }, ...(frame.take ? onOffer(frame, known) : [])],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    return move.do === 'take' && 'card' in move && frame.take
      ? takeRefusal(table, frame, move, known)
      : wrongMomentRefusal(table, seat, move);
  },
  take: (draft, frame) => afterLook(draft, frame),
  takeMove(draft, frame, move) {
    if (move.do !== 'take' || !('card' in move)) return replaceFrame(draft, { ...frame, step: 'hide' });
    const left = frame.count - 1;
    replaceFrame(draft, { ...frame, count: left, step: left > 0 ? 'seen' : 'hide' });
    takeSeen(draft, frame, move.at, move.card);
  },
  step(draft, frame) {
    pop(draft);
    if (frame.take) push(draft, { do: 'hide', piles: [frame.pile] });
  },
};

function afterLook(draft: Draft, frame: Frame): void {
  const { by, pile, arrange } = frame;
  const count = Math.min(frame.count, pileOf(draft.table, pile));
  if (frame.bring) {
    intoHand(draft, pile, count);
    return pop(draft);
  }
  draft.events.push({ kind: 'look', by, owner: pile, at: 0, count, ...(arrange ? { arranged: true as const } : {}) });
  if (arrange) pop(draft);
  else replaceFrame(draft, { ...frame, count, step: 'seen' });
}

const onOffer = (frame: Frame, known: Known): Move[] =>
  Array.from({ length: frame.count }, (_, at): Move => ({ do: 'take', at, card: known.own[at] ?? '' }));

function takeRefusal(
  table: Table,
  { by, count, take = { types: [], price: 0 } }: Frame,
  { at, card: face }: { at: number; card: CardId },
  known: Known | undefined,
): Refusal | null {
  const card = findCard(face);
  if (card?.side !== by || at >= count || (known && known.own[at] !== face)) return noSuchCard;
  if (!take.types.includes(card.type)) return refuse('onlyTypesTaken', { types: take.types, card: card.id });
  return bitsRefusal(table, by, 'ability', take.price, 'takeCost');
}

/** Shown, then into the hand: this is not a draw (R-CARD-aujourdoui). */
function takeSeen(draft: Draft, { by, take }: Frame, at: number, face: CardId): void {
  const mine = side(draft, by);
  mine.pile -= 1;
  mine.hand += 1;
  const from = { in: 'pile' as const, at };
  draft.events.push({ kind: 'card', owner: by, from, to: { in: 'hand' }, face: definition(face).id, fresh: true });
  spend(draft, by, 'ability', take?.price ?? 0);
}

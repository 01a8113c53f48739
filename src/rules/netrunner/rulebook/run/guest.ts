/**
 * Ice from HQ that is encountered without being on a fort (R-CARD-dr-dreff): it is not installed, rezzed or approached,
 * and is trashed when the encounter is over.
 */

import type { CardId } from '../../../game.ts';
import { findCard } from '../../card.ts';
import { changeRun, type Draft, handToSlot, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP } from '../../table.ts';
import { mayHaveInHand } from '../cards/play.ts';
import type { Handler } from '../handler.ts';
import { printedRezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

/** Half of the printed rez cost, rounded down. */
const price = (ice: CardId): number => Math.floor(printedRezCost(ice) / 2);

export const guest: Handler<FrameOf<'guest'>> = {
  ask: (table) => (table.corp.hand > 0 ? { kind: 'move', of: CORP, window: 'guest' } : null),
  moves: (_, __, ___, known) => [
    { do: 'pass' },
    ...[...new Set(known.hand)].map((card) => ({ do: 'show', card }) as const),
  ],
  refusal(table, _, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do !== 'show') return wrongMomentRefusal(table, seat, move);
    const card = findCard(move.card);
    if (card?.side !== CORP || !mayHaveInHand(table, CORP, move.card, known)) return noSuchCard;
    if (card.type !== 'ice') return refuse('notIce', { card: card.id });
    const cost = price(card.id);
    return bitsRefusal(table, CORP, 'ability', cost, 'guestCost', { card: card.id });
  },
  take(draft, _, answer) {
    pop(draft);
    if (answer.kind === 'move' && answer.move.do === 'show') bringIce(draft, answer.move.card);
  },
  step: (draft) => pop(draft),
};

function bringIce(draft: Draft, ice: CardId): void {
  const slot = handToSlot(draft, CORP, { card: ice, active: true, ice: true, fort: null });
  changeRun(draft, { guest: slot });
  spend(draft, CORP, 'ability', price(ice));
}

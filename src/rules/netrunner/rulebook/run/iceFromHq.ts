/** Ice from HQ that a text brings: installed innermost, in place of other ice, or only encountered. */
import type { CardId, Refusal, Slot } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import {
  changeRun,
  type Draft,
  emit,
  handToSlot,
  orderIce,
  placeInFort,
  pop,
  replaceIce,
  slotToHand,
} from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, type FortId, fortOf, type Table } from '../../table.ts';
import { emitInstalled, isAllowedAt } from '../cards/installCorp.ts';
import { mayHaveInHand } from '../cards/play.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { installCost, printedRezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

const isIce = (face: CardId): boolean => definition(face).type === 'ice';

type IceFrame = FrameOf<'innermost' | 'swapIce'>;

interface Place<F extends IceFrame> {
  fort(table: Table, frame: F): FortId | null;
  /** Why the ice can't go to another fort. */
  elsewhere: Refusal;
  /** Why the bits don't suffice; null if they do, or if it costs none. */
  price(table: Table, fort: FortId): Refusal | null;
  /** Why this ice can't be there; null if it can. */
  banned(ice: Card, fort: FortId): Refusal | null;
  put(draft: Draft, frame: F, fort: FortId): void;
}

/** The Corp may put ice from HQ, face down, in the place that a text names. */
const placing = <F extends IceFrame>(window: F['do'], place: Place<F>): Handler<F> => ({
  ask: (table) => (table.corp.hand > 0 ? { kind: 'move', of: CORP, window } : null),
  moves: (table, frame, _, known) => [
    { do: 'pass' },
    ...[...new Set(known.hand)]
      .filter(isIce)
      .map((hidden): Move => ({ do: 'install', hidden, ice: true, fort: place.fort(table, frame) ?? '' })),
  ],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do !== 'install' || !('ice' in move)) return wrongMomentRefusal(table, seat, move);
    if (move.over !== undefined || move.clear || move.rezzed !== undefined) return refuse('newIceFaceDown');
    const fort = place.fort(table, frame);
    if (!move.ice || fort === null || move.fort !== fort) return place.elsewhere;
    const dear = place.price(table, fort);
    if (dear || known?.seat !== CORP) return dear;
    if (move.hidden === undefined || !known.hand.includes(move.hidden)) return noSuchCard;
    return isIce(move.hidden) ? place.banned(definition(move.hidden), fort) : refuse('notIce', { card: move.hidden });
  },
  takeMove(draft, frame, move) {
    pop(draft);
    const fort = place.fort(draft.table, frame);
    if (fort !== null && move.do === 'install') place.put(draft, frame, fort);
  },
  step: (draft) => pop(draft),
});

/** As for any installation: one bit per piece there, plus or minus what cards change (R-CARD-jenny-jett.3). */
const priceAt = (table: Table, fort: FortId): number =>
  installCost(table, fort, true, fortOf(table, fort)?.ice.length ?? 0);

/** Innermost on the fort: the Runner, past all other ice, approaches it next (R-CARD-jenny-jett). */
export const innermost = placing<FrameOf<'innermost'>>('innermost', {
  fort: (_, { fort }) => fort,
  elsewhere: refuse('onFortRunOn'),
  price: (table, fort) => bitsRefusal(table, CORP, 'install', priceAt(table, fort), 'iceInstallCost'),
  banned: (ice, fort) => (isAllowedAt(ice, fort) ? null : refuse('notOnThatFort', { card: ice.id })),
  put: (draft, _, fort) => install(draft, fort),
});

/** In place of unrezzed ice, which goes to HQ; the opponent does not learn which (N-HID-01). */
export const swapIce = placing<FrameOf<'swapIce'>>('swapIce', {
  fort: (table, { slot }) => cardAt(table, slot).fort,
  elsewhere: refuse('whereOldIceStands'),
  price: () => null,
  banned: () => null,
  put: (draft, { slot }, fort) => swap(draft, slot, fort),
});

function install(draft: Draft, fort: FortId): void {
  const cost = priceAt(draft.table, fort);
  const before = draft.table.run;
  const slot = handToSlot(draft, CORP, { card: null, active: false, ice: true, fort: null });
  const others = fortOf(draft.table, fort)?.ice ?? [];
  placeInFort(draft, slot, fort);
  orderIce(draft, fort, [...others, slot]);
  // Inside all the others: the Runner's position does not change.
  if (before) changeRun(draft, { at: before.at, straight: true });
  emitInstalled(draft, slot, null, fort, 'innermost');
  happens(draft, 'corpInstalls', { slot, fort });
  spend(draft, CORP, 'install', cost);
}

/** The two pieces swap places; a run on the fort stays where it is. */
function swap(draft: Draft, old: Slot, fort: FortId): void {
  const newIce = handToSlot(draft, CORP, { card: null, active: false, ice: true, fort: null });
  replaceIce(draft, old, newIce);
  slotToHand(draft, old);
  emit(draft, { kind: 'swapped', slot: newIce, fort });
}

/** Half of the printed rez cost, rounded down. */
const price = (ice: CardId): number => Math.floor(printedRezCost(ice) / 2);

/**
 * Ice from HQ that is encountered without being on a fort (R-CARD-dr-dreff): it is not installed, rezzed or approached,
 * and is trashed when the encounter is over.
 */
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
  takeMove(draft, _, move) {
    pop(draft);
    if (move.do === 'show') bringIce(draft, move.card);
  },
  step: (draft) => pop(draft),
};

function bringIce(draft: Draft, ice: CardId): void {
  const slot = handToSlot(draft, CORP, { card: ice, active: true, ice: true, fort: null });
  changeRun(draft, { guest: slot });
  spend(draft, CORP, 'ability', price(ice));
}

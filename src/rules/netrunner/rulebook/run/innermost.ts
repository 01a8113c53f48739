/**
 * Ice from HQ during a run: installed innermost on the fort, so that the Runner, past all other ice, approaches it next
 * (R-CARD-jenny-jett), or only encountered (R-CARD-dr-dreff).
 */
import type { CardId, Known, Refusal } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { changeRun, type Draft, handToSlot, orderIce, placeInFort, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, type FortId, fortOf, type Table } from '../../table.ts';
import { emitInstalled, isAllowedAt } from '../cards/installCorp.ts';
import { mayHaveInHand } from '../cards/play.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { installCost, printedRezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

type Frame = FrameOf<'innermost'>;

const isIce = (face: CardId): boolean => definition(face).type === 'ice';

/** As for any installation: one bit per piece there, plus or minus what cards change (R-CARD-jenny-jett.3). */
const priceAt = (table: Table, fort: FortId): number =>
  installCost(table, fort, true, fortOf(table, fort)?.ice.length ?? 0);

export const innermost: Handler<Frame> = {
  ask: (table) => (table.corp.hand > 0 ? { kind: 'move', of: CORP, window: 'innermost' } : null),
  moves: (_, { fort }, __, known) => [
    { do: 'pass' },
    ...[...new Set(known.hand)].filter(isIce).map((hidden): Move => ({ do: 'install', hidden, ice: true, fort })),
  ],
  refusal: (table, frame, seat, move, known) =>
    move.do === 'pass' ? null : installRefusal(table, frame, seat, move, known),
  take(draft, { fort }, answer) {
    pop(draft);
    if (answer.kind === 'move' && answer.move.do === 'install') install(draft, fort);
  },
  step: (draft) => pop(draft),
};

function installRefusal(table: Table, { fort }: Frame, seat: 0 | 1, move: Move, known?: Known): Refusal | null {
  if (move.do !== 'install' || !('ice' in move)) return wrongMomentRefusal(table, seat, move);
  if (move.over !== undefined || move.clear || move.rezzed !== undefined) return refuse('newIceFaceDown');
  if (!move.ice || move.fort !== fort) return refuse('onFortRunOn');
  const cost = priceAt(table, fort);
  const wrong = bitsRefusal(table, CORP, 'install', cost, 'iceInstallCost');
  if (wrong || known?.seat !== CORP) return wrong;
  if (move.hidden === undefined || !known.hand.includes(move.hidden)) return noSuchCard;
  const card = definition(move.hidden);
  if (!isIce(move.hidden)) return refuse('notIce', { card: move.hidden });
  return isAllowedAt(card, fort) ? null : refuse('notOnThatFort', { card: card.id });
}

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

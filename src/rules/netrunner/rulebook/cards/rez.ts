/** Rezzing (N-REZ). */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { activeCards } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, emit, forgetType, turnUp, updateCard } from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { WindowName } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, fortOf, type Table } from '../../table.ts';
import { happens } from '../moments.ts';
import { rezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { approached } from '../run/encountered.ts';
import { addGainedActions } from '../turn/perTurn.ts';
import { payPoints, pointsRefusal } from '../turn/points.ts';
import { isPassingLastIce } from '../turn/window.ts';
import { windows } from '../turn/windows.ts';
import { canBe } from './faces.ts';

/** Whether the card in the given slot can have that face, as far as this player may know. */
export function canHaveFace(table: Table, slot: Slot, face: CardId, known: Known | undefined): boolean {
  const card = table.cards[slot];
  if (!card || card.owner !== CORP) return false;
  if (card.card !== null) return card.card === face;
  if (known && known.seat === CORP && known.slots[slot] !== face) return false;
  return canBe(table, slot, face);
}

/** Why the given card cannot be rezzed in that window. */
export function rezRefusal(
  table: Table,
  name: WindowName,
  move: Extract<Move, { do: 'rez' }>,
  known?: Known,
): Refusal | null {
  if (!canHaveFace(table, move.slot, move.card, known) || cardAt(table, move.slot).fort === null) return noSuchCard;
  const card = cardAt(table, move.slot);
  const named = findCard(move.card);
  if (!named) return noSuchCard;
  if (named.type === 'agenda') return refuse('agendaNeverRezzed');
  if (card.active) return refuse('rezzedAlready', { card: named.id });
  if (card.ice && !windows[name].rezIce) return refuse('rezIceOnApproach');
  if (card.ice && table.run?.ended) return refuse('runOver');
  if (card.ice && approached(table) !== move.slot) return refuse('onlyApproachedIce');
  if (named.rezzesLast && !isLastMoment(table, name, move.slot)) return refuse('rezzedLast', { card: named.id });
  return rezCostRefusal(table, move.slot, named);
}

/** In the run on its fort, past the last ice; without ice, in the window before access. */
function isLastMoment(table: Table, name: WindowName, slot: Slot): boolean {
  const fort = table.run && fortOf(table, table.run.fort);
  if (!fort?.inside.includes(slot)) return false;
  return name === 'final'
    ? fort.ice.length === 0
    : name === 'allPassed' || (name === 'pass' && isPassingLastIce(table));
}

/** Every cost of rezzing the given card, and whether it may be rezzed at all. */
export function rezCostRefusal(table: Table, slot: Slot, card: Card): Refusal | null {
  const cost = rezCost(table, slot, card.id);
  return (
    uniqueRefusal(table, card) ??
    pointsRefusal(table, CORP, card) ??
    bitsRefusal(table, CORP, 'rez', cost, 'rezCost', { card: card.id })
  );
}

/** Only one unique card of a given name can be active. */
export const uniqueRefusal = (table: Table, { id, keywords }: Card): Refusal | null =>
  keywords.includes('Unique') && activeCards(table).some((card) => card.card === id)
    ? refuse('unique', { card: id })
    : null;

/** Pays in full and turns the card face up. */
export function rez(draft: Draft, slot: Slot, face: CardId): void {
  const cost = rezCost(draft.table, slot, face);
  rezFree(draft, slot, face);
  spend(draft, CORP, 'rez', cost);
}

/** Turns the card up and activates it at no bit cost; agenda points are still paid (R-CARD-glacier.2). */
export function rezFree(draft: Draft, slot: Slot, face: CardId): void {
  turnUp(draft, slot, face);
  // A chosen type is chosen again at every rezzing.
  if (cardAt(draft.table, slot).chosen !== undefined) forgetType(draft, slot);
  const { pool } = definition(face);
  addGainedActions(draft, CORP, () => updateCard(draft, slot, { active: true }));
  if (pool && pool.bits > 0)
    updateCard(draft, slot, { counters: { ...cardAt(draft.table, slot).counters, bits: pool.bits } });
  payPoints(draft, CORP, definition(face).costsPoints ?? 0);
  emit(draft, { kind: 'rezzed', slot, card: face });
  happens(draft, 'rezzed', { slot });
}

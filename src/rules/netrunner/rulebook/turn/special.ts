/**
 * Actions besides the usual ones. Some have a single purpose: they come next, consecutively (N-TURN-06). Others are
 * given by a card each turn: such an action exists once its player declares its use (R-GEN-50).
 */

import type { Refusal, Seat, Slot } from '../../../game.ts';
import { type Usable, usable } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import { addActions, countUse, type Draft, emit, endLasting } from '../../draft.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { cardAt, isCentral, RUNNER, type SpecialActions, type Table } from '../../table.ts';
import { usesLeft } from '../abilities.ts';
import { runRefusal } from '../run/ban.ts';

/** The active special actions: those gained last. */
export const special = (table: Table): SpecialActions | undefined => table.special.at(-1);

/** Whether that move is what these actions are for. */
function isFor({ for: use }: SpecialActions, move: Move): boolean {
  if (use === 'draw' || use === 'bit') return move.do === use;
  if (use === 'install') return move.do === 'install';
  if (use === 'program') return move.do === 'install' && 'card' in move && findCard(move.card)?.type === 'program';
  if (move.do !== 'run') return false;
  return use === 'run' || move.fort === use || (use === 'subsidiary' && !isCentral(move.fort));
}

/** Why such actions cannot be used otherwise, or not be left (R-GEN-51). */
export function specialRefusal(table: Table, actions: SpecialActions, move: Move): Refusal | null {
  if (move.do === 'pass')
    return actions.must && isPossible(table, actions) ? refuse('specialNext', { use: actions.for }) : null;
  if (isFor(actions, move)) return null;
  return refuse('specialOnly', { use: actions.for, left: actions.left });
}

/** Public facts only: running may be forbidden, or there is no fort to run on. */
function isPossible(table: Table, { for: use }: SpecialActions): boolean {
  if (use === 'install' || use === 'program') return false;
  if (use === 'draw' || use === 'bit') return true;
  return table.forts.some(({ id }) => isFor({ for: use, left: 1 }, { do: 'run', fort: id }) && !runRefusal(table, id));
}

/** Takes one of the single-purpose actions. */
export function spendSpecial(draft: Draft): void {
  const last = special(draft.table);
  if (!last) return;
  const before = draft.table.special.slice(0, -1);
  draft.table.special = last.left > 1 ? [...before, { ...last, left: last.left - 1 }] : before;
}

/** Leaves the rest of them unused. */
export function leaveSpecial(draft: Draft): void {
  draft.table.special = draft.table.special.slice(0, -1);
  endWithSpecial(draft);
}

/** What was meant for such actions ends once the last of them is done. */
export function endWithSpecial(draft: Draft): void {
  if (draft.table.special.length === 0) endLasting(draft, 'special');
}

/** Extra actions this turn that cards still offer: all, the mandatory ones, or the optional ones. */
export function bonuses(table: Table, seat: Seat, which?: 'must' | 'may'): Usable[] {
  return usable(table, seat, 'action').filter(({ slot, index, ability }) => {
    const card = table.cards[slot];
    if (ability.special?.does !== 'bonus' || !card || usesLeft(card, ability) < 1) return false;
    if (which !== undefined && (which === 'must') !== (ability.special.must === true)) return false;
    const ref = { card: card.card ?? '', slot, seat, text: 'use' as const, index, path: [] };
    return ability.condition?.holds(table, ref) ?? true;
  });
}

/** Extra actions the Runner may leave, when they have no other action left. */
export const lastOffers = (table: Table): readonly Usable[] =>
  table.active === RUNNER && table.actions < 1 && table.special.length === 0 ? bonuses(table, RUNNER, 'may') : [];

/** Gives it up unused, restoring an action that paid the debt; what is still owed takes that first. */
export function forgoBonus(draft: Draft, seat: Seat, slot: Slot): void {
  const { card } = cardAt(draft.table, slot);
  const bonus = card === null ? undefined : definition(card).abilities.find(({ special }) => special?.does === 'bonus');
  if (card === null || !bonus?.limit) return;
  countUse(draft, slot, bonus.limit.name);
  emit(draft, { kind: 'forwent', seat, slot, card });
  addActions(draft, seat, 1);
}

/** Whether the move declares an extra action: it costs none of the others. */
export function isBonus(table: Table, move: Move): boolean {
  const face = move.do === 'use' ? table.cards[move.slot]?.card : null;
  if (move.do !== 'use' || face == null) return false;
  return definition(face).abilities[move.ability]?.special?.does === 'bonus';
}

/** Whether any action is left, of whatever kind; `offered`: its player has left the optional ones. */
export const hasActions = (table: Table, seat: Seat, offered = false): boolean =>
  table.actions > 0 || table.special.length > 0 || bonuses(table, seat, offered ? 'must' : undefined).length > 0;

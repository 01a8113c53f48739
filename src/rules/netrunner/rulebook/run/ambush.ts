/** Cards that act when they are accessed (N-ACC-17). */
import type { CardId, Refusal } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, push } from '../../draft.ts';
import type { Accessed } from '../../frame.ts';
import { type Move, no, noSuchCard } from '../../move.ts';
import { CORP, cardAt } from '../../table.ts';

/** From R&D the Runner shows what says so, and nothing else (R-GEN-66). */
const mustShow = (face: CardId): boolean => definition(face).ambush?.uninstalled === true;

/** `face`: what the Runner saw, where it is known. */
export function showRefusal(move: Move, face: CardId | undefined): Refusal | null {
  if (move.do === 'show') {
    if (!findCard(move.card) || (face !== undefined && face !== move.card)) return noSuchCard;
    return mustShow(move.card) ? null : no('E-TARGET', 'Only a card that says so is shown.');
  }
  return face !== undefined && mustShow(face)
    ? no('E-PENDING', `${definition(face).title} has to be shown to the Corp.`)
    : null;
}

/**
 * Installed it acts only if rezzed, unless its text says otherwise (R-GEN-53); from HQ and R&D only if its text says so,
 * from Archives never.
 */
export function ambush(draft: Draft, { from, slot, card }: Accessed): void {
  if (card === null || from === 'archives') return;
  const { triggers, ambush: rule } = definition(card);
  const isRezzed = slot !== null && from === 'inside' && cardAt(draft.table, slot).active;
  const acts = from === 'inside' ? isRezzed || rule?.unrezzed === true : rule?.uninstalled === true;
  if (!acts) return;
  triggers.forEach((trigger, index) => {
    if (trigger.on === 'accessed')
      push(draft, { do: 'effect', ref: { card, slot, seat: CORP, text: 'on', index, path: [] }, at: 0 });
  });
}

/** Cards that act when accessed (N-ACC-17). */

import type { CardId, Refusal } from '../../../game.ts';
import { ambushOf, definition, findCard } from '../../card.ts';
import { type Draft, push } from '../../draft.ts';
import type { Accessed } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, type Table } from '../../table.ts';

/** From R&D the Runner shows only cards that require it (R-GEN-66). */
const mustShow = (face: CardId): boolean => definition(face).ambush?.from.includes('pile') === true;

/** Also shown: an agenda, if an effect waits for one. */
const isShown = ({ lasting }: Table, face: CardId): boolean =>
  mustShow(face) ||
  (definition(face).type === 'agenda' &&
    lasting.some((one) => (one.what === 'later' || one.what === 'whenever') && one.on === 'agendaAccessed'));

/** `face`: what the Runner saw, if known. */
export function showRefusal(table: Table, move: Move, face: CardId | undefined): Refusal | null {
  if (move.do === 'show') {
    if (!findCard(move.card) || (face !== undefined && face !== move.card)) return noSuchCard;
    return isShown(table, move.card) ? null : refuse('onlyShownIfSaid');
  }
  return face !== undefined && isShown(table, face) ? refuse('hasToBeShown', { card: face }) : null;
}

/**
 * An installed card acts only if rezzed, unless its text allows more (R-GEN-53); elsewhere only if its text allows it.
 */
export function ambush(draft: Draft, { from, slot, card }: Accessed): void {
  if (card === null) return;
  const { triggers } = definition(card);
  const rule = ambushOf(definition(card));
  const isUnrezzed = from === 'inside' && (slot === null || !cardAt(draft.table, slot).active);
  if (!rule?.from.includes(from) || (isUnrezzed && !rule.unrezzed)) return;
  triggers.forEach((trigger, index) => {
    if (trigger.on === 'accessed')
      push(draft, { do: 'effect', ref: { card, slot, seat: CORP, text: 'on', index, path: [] }, at: 0 });
  });
}

/** Cards that act when they are accessed (N-ACC-17). */
import type { CardId, Refusal } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, push } from '../../draft.ts';
import type { Ambush, Card } from '../../effect.ts';
import type { Accessed } from '../../frame.ts';
import { type Move, no, noSuchCard } from '../../move.ts';
import { CORP, cardAt } from '../../table.ts';

/** From R&D the Runner shows what acts there, and nothing else (R-GEN-66). */
const mustShow = (face: CardId): boolean => actsFrom(definition(face), 'pile');

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

const places: Record<Accessed['from'], Ambush['from'][number]> = {
  hand: 'hq',
  pile: 'rd',
  archives: 'archives',
  inside: 'fort',
};

/** What says nothing about it acts in its fort. */
const actsFrom = ({ ambush }: Card, from: Accessed['from']): boolean =>
  (ambush?.from ?? ['fort']).includes(places[from]);

/** Installed it acts only if rezzed, unless its text says otherwise (R-GEN-53); elsewhere only if its text says so. */
export function ambush(draft: Draft, { from, slot, card }: Accessed): void {
  if (card === null) return;
  const accessed = definition(card);
  const works =
    from !== 'inside' || accessed.ambush?.unrezzed === true || (slot !== null && cardAt(draft.table, slot).active);
  if (!works || !actsFrom(accessed, from)) return;
  accessed.triggers.forEach((trigger, index) => {
    if (trigger.on === 'accessed')
      push(draft, { do: 'effect', ref: { card, slot, seat: CORP, text: 'on', index, path: [] }, at: 0 });
  });
}

/**
 * What a face-down card can be, as far as the table shows. Its owner's claims are checked when its face is named or
 * shown: a card that could not have been put there, or could not have its counters, is not that card.
 */
import type { CardId, Slot } from '../../../game.ts';
import { type definition, findCard, rezzesOnInstall } from '../../card.ts';
import { cardAt, counters, fortOf, HQ, type Installed, isCentral, RD, type Table } from '../../table.ts';
import { canAdvance, capacity } from '../numbers.ts';
import { isFaceDown, isHiddenResource } from './hidden.ts';

type Card = ReturnType<typeof definition>;

const noOthers: ReadonlyMap<Slot, CardId> = new Map();

/** Whether the card in the slot can have this face. `shown`: faces turned up together with it. */
export function canBe(table: Table, slot: Slot, face: unknown, shown = noOthers): boolean {
  const there = cardAt(table, slot);
  const card = findCard(face);
  if (card?.side !== there.owner) return false;
  if (isFaceDown(table, slot)) return isHiddenResource(face);
  if (there.fort === null) return true;
  if (counters(there, 'advancement') > 0 && !canAdvance(card.id)) return false;
  if (there.card === null && rezzesOnInstall(card)) return false;
  if (there.ice || card.type === 'ice') return there.ice && card.type === 'ice';
  if (card.installs?.only === 'subsidiary' && isCentral(there.fort)) return false;
  if (card.installs?.only === 'hqOrRd') return there.fort === HQ || there.fort === RD;
  if (card.installs?.only === 'hq') return there.fort === HQ;
  return card.type === 'upgrade' || (holds(card) && !isCentral(there.fort) && isAlone(table, there, shown));
}

/**
 * One agenda or node per fort (N-CINS-05), more if a card says so, and only where agendas and nodes are allowed
 * (N-CINS-03).
 */
const holds = (card: Card): boolean => card.type === 'agenda' || card.type === 'node';

function isAlone(table: Table, { slot, fort }: Installed, shown: ReadonlyMap<Slot, CardId>): boolean {
  const others = (fortOf(table, fort ?? '')?.inside ?? []).filter((other) => {
    const card = findCard(shown.get(other) ?? cardAt(table, other).card);
    return other !== slot && card !== undefined && holds(card);
  });
  return others.length < capacity(table, fort ?? '');
}

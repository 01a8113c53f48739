/** Advancing and scoring (N-SCO). */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { addCounters, addPoints, type Draft, emit, leavePlay, push, turnUp, updateCard } from '../../draft.ts';
import type { WindowName } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, counters, type Table } from '../../table.ts';
import { happens } from '../moments.ts';
import { canAdvance, difficulty, isReady, looksAdvanceable } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { addGainedActions } from '../turn/perTurn.ts';
import { windows } from '../turn/windows.ts';
import { canHaveFace } from './rez.ts';

/** Why the given card cannot be advanced. */
export function advanceRefusal(table: Table, slot: Slot, known?: Known): Refusal | null {
  const card = table.cards[slot];
  const notThat = refuse('onlyAdvanceable');
  if (!card || !looksAdvanceable(card)) return notThat;
  const face = card.card ?? known?.slots[slot];
  if (face !== undefined && !canAdvance(face)) return notThat;
  return bitsRefusal(table, CORP, 'advance', 1, 'advanceCost');
}

/** One advancement counter for one bit. */
export function advance(draft: Draft, slot: Slot): void {
  addCounters(draft, slot, 'advancement', 1);
  emit(draft, { kind: 'advanced', slot });
  spend(draft, CORP, 'advance', 1);
}

/** Why the given card cannot be scored in that window. */
export function scoreRefusal(
  table: Table,
  name: WindowName,
  move: Extract<Move, { do: 'score' }>,
  known?: Known,
): Refusal | null {
  if (!windows[name].score || table.active !== CORP) return refuse('whenToScore');
  const notThat = refuse('onlyAgendasScored');
  const card = table.cards[move.slot];
  // A card in HQ has no slot: it is not installed, whatever its difficulty (N-SCO-17).
  if (!card || card.fort === null) return notThat;
  const fits = canHaveFace(table, move.slot, move.card, known);
  const named = fits ? findCard(move.card) : undefined;
  if (!named) return noSuchCard;
  if (named.type !== 'agenda') return notThat;
  if (isReady(table, move.slot, move.card)) return null;
  return refuse('advancement', {
    card: named.id,
    has: counters(card, 'advancement'),
    needs: difficulty(table, move.card, move.slot),
  });
}

/** Sets the agenda aside and adds its points, then its text takes effect (N-SCO-09, N-SCO-10). */
export function score(draft: Draft, slot: Slot, face: CardId): void {
  const { points: printed, keywords } = definition(face);
  const points = printed ?? 0;
  const { counters: had, fort } = cardAt(draft.table, slot);
  const surplus = Math.max(0, (had['advancement'] ?? 0) - difficulty(draft.table, face, slot));
  turnUp(draft, slot, face);
  leavePlay(draft, slot);
  addGainedActions(draft, CORP, () => updateCard(draft, slot, { active: true, fort: null, counters: {}, used: {} }));
  draft.table.corp.scored = [...draft.table.corp.scored, slot];
  emit(draft, { kind: 'scored', slot, card: face, points });
  // A text that may lose the game precedes the points that may win it.
  const first = keywords.includes('Bad Publicity');
  if (first) push(draft, { do: 'reckon', points });
  happens(draft, 'scored', { slot, amount: surplus, ...(fort === null ? {} : { fort }) });
  if (!first) addPoints(draft, CORP, points);
}

/** Paying agenda points, and losing the game because of a card (N-SCO-12, N-WIN). */

import type { Refusal, Seat, Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addPoints, type Draft, emit, gameOver, pop, removeFaceUp } from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, counters, pointsOf, RUNNER, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';

/** Pays agenda points; the cards set aside stay as they are (N-SCO-12). */
export function payPoints(draft: Draft, seat: Seat, points: number): void {
  if (points === 0) return;
  addPoints(draft, seat, -points);
  emit(draft, { kind: 'points', seat, amount: -points });
}

/** E-LIMIT if the agenda points to rez or install the given card are missing. */
export function pointsRefusal(table: Table, seat: Seat, { id, costsPoints = 0 }: Card): Refusal | null {
  const have = pointsOf(table, seat);
  return have >= costsPoints
    ? null
    : refuse('pointsCost', { card: id, to: seat === CORP ? 'rez' : 'install', needs: costsPoints, has: have });
}

export const BAD_PUBLICITY_LIMIT = 7;

/** Bad publicity: at seven points the Corp loses, even if it would win at the same time. */
export function addBadPublicity(draft: Draft, points: number): void {
  const { corp } = draft.table;
  corp.badPublicity += points;
  emit(draft, { kind: 'badPublicity', amount: points });
  if (corp.badPublicity >= BAD_PUBLICITY_LIMIT) gameOver(draft, RUNNER, 'The Corp has seven bad publicity points.');
}

/** A win is determined once everything that happens at the same time is done. */
export const settlePoints: Handler<FrameOf<'reckon'>> = {
  step(draft, { points }) {
    pop(draft);
    addPoints(draft, CORP, points);
  },
};

/** The Runner scores an agenda without an access: from their rig, or from where an earlier access left it. */
export function scoreForRunner(draft: Draft, slot: Slot): void {
  const { card } = cardAt(draft.table, slot);
  if (card === null || definition(card).type !== 'agenda') return;
  const points = definition(card).points ?? 0;
  const advanced = counters(cardAt(draft.table, slot), 'advancement');
  removeFaceUp(draft, slot);
  draft.table.runner.stolen = [...draft.table.runner.stolen, card];
  emit(draft, { kind: 'stolen', card, points, ...(advanced > 0 ? { advanced } : {}) });
  addPoints(draft, RUNNER, points);
}

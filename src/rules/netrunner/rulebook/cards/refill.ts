/**
 * A fort that was emptied into HQ is filled again with as many cards, face down in new places: nothing tells the other
 * player which of them lay there before (R-CARD-pavit-bharat).
 */
import type { Known, Refusal } from '../../../game.ts';
import { become, type Draft, endIfEmpty, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { type Move, no } from '../../move.ts';
import { CORP, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { wrongMoment } from '../turn/window.ts';
import { corpInstallMoves, corpInstallRefusal, installCorp } from './installCorp.ts';

type Frame = FrameOf<'refill'>;

export const refill: Handler<Frame> = {
  ask: (table, { left }) => (left > 0 && table.corp.hand > 0 ? { kind: 'move', of: CORP, window: 'refill' } : null),
  moves: (table, frame, _, known) => [{ do: 'pass' }, ...installs(table, frame, known)],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return leaveRefusal(table, frame, known);
    if (move.do !== 'install' || !('ice' in move)) return wrongMoment(table, seat, move);
    if (move.fort !== frame.fort || move.ice || move.over !== undefined)
      return no('E-PLACE', 'The cards come into the fort that was emptied, over nothing.');
    return corpInstallRefusal(table, move, known);
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'move') return;
    if (answer.move.do !== 'install' || !('ice' in answer.move)) return done(draft, frame);
    become(draft, { ...frame, left: frame.left - 1 });
    installCorp(draft, answer.move);
  },
  step: done,
};

const installs = (table: Table, { fort }: Frame, known: Known): Move[] =>
  corpInstallMoves(table, known).filter(
    (move) => move.do === 'install' && 'ice' in move && move.fort === fort && !move.ice && move.over === undefined,
  );

/** As many as possible (N-GOLD-01): only the Corp itself, and the audit, can tell. */
function leaveRefusal(table: Table, frame: Frame, known?: Known): Refusal | null {
  if (known?.seat !== CORP) return null;
  const can = installs(table, frame, known).some(
    (move) => move.do === 'install' && 'ice' in move && corpInstallRefusal(table, move, known) === null,
  );
  return can ? no('E-COUNT', `${frame.left} more card${frame.left === 1 ? '' : 's'} to install in that fort.`) : null;
}

function done(draft: Draft, { fort }: Frame): void {
  pop(draft);
  endIfEmpty(draft, fort);
}

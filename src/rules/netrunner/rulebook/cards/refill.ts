/**
 * Fills a fort from HQ. Either it was emptied into HQ and gets as many cards back, face down in new slots, so that
 * nothing shows which of them were there before (R-CARD-pavit-bharat); or it is new and gets up to the given number
 * (R-CARD-data-fort-reclamation).
 */

import type { Known, Refusal } from '../../../game.ts';
import { type Draft, pop, push, removeIfEmpty, replaceFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, cardAt, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { corpInstallMoves, corpInstallRefusal, installCorp } from './installCorp.ts';

type Frame = FrameOf<'refill'>;

export const refill: Handler<Frame> = {
  ask: (table, { left, rez }) =>
    rez === undefined && left > 0 && table.corp.hand > 0 ? { kind: 'move', of: CORP, window: 'refill' } : null,
  moves: (table, frame, _, known) => [{ do: 'pass' }, ...installs(table, frame, known)],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return leaveRefusal(table, frame, known);
    if (move.do !== 'install' || !('ice' in move)) return wrongMomentRefusal(table, seat, move);
    if (!fits(frame, move)) return refuse('intoThatFort', { free: frame.free === true });
    return corpInstallRefusal(table, move, known);
  },
  takeMove(draft, frame, move) {
    if (move.do !== 'install' || !('ice' in move)) return finish(draft, frame);
    const at = draft.table.frames.length - 1;
    const slot = installCorp(draft, move);
    const fort = cardAt(draft.table, slot).fort ?? frame.fort;
    const next: Frame = { ...frame, left: frame.left - 1, fort, ...(frame.free ? { rez: slot } : {}) };
    // What the installation requires comes first.
    draft.table.frames = draft.table.frames.with(at, next);
  },
  step(draft, frame) {
    const { rez, ...rest } = frame;
    if (rez === undefined) return finish(draft, frame);
    replaceFrame(draft, rest);
    if (draft.table.cards[rez]?.active === false) push(draft, { do: 'rezOne', from: [rez], price: 'full' });
  },
};

/** Into the given fort, without overwriting; on it only if the text allows any card. */
const fits = ({ fort, free }: Frame, move: Move): boolean =>
  move.do === 'install' &&
  'ice' in move &&
  move.fort === fort &&
  (free === true || !move.ice) &&
  move.over === undefined &&
  move.clear === undefined;

const installs = (table: Table, frame: Frame, known: Known): Move[] =>
  corpInstallMoves(table, known).filter((move) => fits(frame, move));

/** Requires as many cards as possible (N-GOLD-01): only the Corp itself and the audit can tell. */
function leaveRefusal(table: Table, frame: Frame, known?: Known): Refusal | null {
  if (frame.free || known?.seat !== CORP) return null;
  const can = installs(table, frame, known).some(
    (move) => move.do === 'install' && 'ice' in move && corpInstallRefusal(table, move, known) === null,
  );
  return can ? refuse('installMore', { left: frame.left }) : null;
}

function finish(draft: Draft, { fort }: Frame): void {
  pop(draft);
  removeIfEmpty(draft, fort);
}

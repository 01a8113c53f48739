/**
 * The Runner is about to be flatlined (N-DMG-04, N-DMG-08): the one moment at which some cards work, from rig or hand
 * (R-GEN-63). The Runner is asked whenever some card could help: which cards they hold is secret, but not whether they
 * hold any.
 */

import { hasUsable } from '../../active.ts';
import { FLATLINED } from '../../draft/winning.ts';
import { type Draft, gameOver, pop } from '../../draft.ts';
import type { Interrupt } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import { useAbility, useMoves, useRefusal } from '../abilities.ts';
import { interrupts, playRefusal, startPlay } from '../cards/play.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { isDeadly, isInterruptible, pendingDamage } from './damage.ts';

type Frame = FrameOf<'flatline'>;

const reasons: Record<Frame['why'], string> = {
  damage: FLATLINED,
  handSize: 'The Runner’s hand size is below zero at the end of his turn.',
};

/** The flatline is still due: neither survived nor prevented. */
function isDue(table: Table, { why, survived }: Frame): boolean {
  if (survived || why === 'handSize') return !survived;
  const packet = pendingDamage(table);
  return packet !== undefined && isDeadly(table, packet);
}

/**
 * Nothing helps against damage that cannot be prevented (R-CARD-emergency-self-construct.2, R-CARD-arasaka-owns-you).
 */
function canAct(table: Table, { why }: Frame): boolean {
  if (why === 'handSize') return hasUsable(table, RUNNER, 'flatline');
  return pendingDamage(table)?.preventable === true && (table.runner.hand > 0 || hasUsable(table, RUNNER, 'flatline'));
}

/** Cards that can be played from hand now: against the flatline, or against the damage that would cause it. */
function possibleInterrupts(table: Table, { why }: Frame): Interrupt[] {
  const packet = why === 'damage' ? pendingDamage(table) : undefined;
  return packet && isInterruptible(table, packet) ? ['flatline', 'damage'] : ['flatline'];
}

export const flatline: Handler<Frame> = {
  ask: (table, frame) =>
    isDue(table, frame) && canAct(table, frame) ? { kind: 'move', of: RUNNER, window: 'flatline' } : null,
  moves: (table, frame, __, known) => [
    { do: 'pass' },
    ...useMoves(table, RUNNER, 'flatline'),
    ...possibleInterrupts(table, frame).flatMap((what) => interrupts(known, what)),
  ],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do === 'use') return useRefusal(table, RUNNER, move, 'flatline', known);
    if (move.do === 'play' && frame.why === 'damage') {
      const wrong = possibleInterrupts(table, frame).map((what) => playRefusal(table, RUNNER, move.card, known, what));
      return wrong.includes(null) ? null : (wrong[0] ?? null);
    }
    return wrongMomentRefusal(table, seat, move);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'use') useAbility(draft, RUNNER, move);
    else if (move.do === 'play') startPlay(draft, RUNNER, move.card);
    else gameOver(draft, CORP, reasons[frame.why]);
  },
  step(draft, frame) {
    if (isDue(draft.table, frame)) gameOver(draft, CORP, reasons[frame.why]);
    else pop(draft, [frame.survived ? 1 : 0]);
  },
};

/** The Runner survives this time, whatever damage was due. */
export function survive(draft: Draft): void {
  draft.table.frames = draft.table.frames.map((frame) =>
    frame.do === 'flatline' ? { ...frame, survived: true } : frame,
  );
}

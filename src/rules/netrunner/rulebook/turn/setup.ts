/**
 * Setup (N-SET). Both players shuffle both piles together, which covers the opponent's right to shuffle them
 * (N-SET-03); then each draws five.
 */
import { replaceFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { CORP, RUNNER } from '../../table.ts';
import { drawCards } from '../cards/draw.ts';
import type { Handler } from '../handler.ts';

const OPENING_HAND = 5;

export const setup: Handler<FrameOf<'setup'>> = {
  ask(_, { step }) {
    if (step === 0) return { kind: 'hide', piles: [CORP, RUNNER] };
    if (step <= 2)
      return {
        kind: 'look',
        to: step === 1 ? CORP : RUNNER,
        pile: step === 1 ? CORP : RUNNER,
        at: 0,
        count: OPENING_HAND,
      };
    return null;
  },
  take(draft, frame) {
    if (frame.step === 0) draft.events.push({ kind: 'hide', owner: CORP }, { kind: 'hide', owner: RUNNER });
    else drawCards(draft, frame.step === 1 ? CORP : RUNNER, OPENING_HAND);
    replaceFrame(draft, { ...frame, step: frame.step + 1 });
  },
  step(draft) {
    replaceFrame(draft, { do: 'turn', seat: CORP, step: 'start', after: false });
  },
};

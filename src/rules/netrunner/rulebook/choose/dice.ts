/** A die roll (N-GEN-05): a number from 1 to 6 that both players trust, passed to the effect that asked for it. */
import { emit, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Handler } from '../handler.ts';

const SIDES = 6;

export const roll: Handler<FrameOf<'roll'>> = {
  ask: (_, { below = SIDES }) => ({ kind: 'chance', below }),
  take(draft, { below }, answer) {
    if (answer.kind !== 'chance') return;
    const value = answer.value + 1;
    if (below === undefined) emit(draft, { kind: 'rolled', value });
    pop(draft, [value]);
  },
};

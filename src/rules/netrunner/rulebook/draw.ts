/** Drawing (N-CACT-01, N-CACT-02, N-RACT-01 to 03). */
import type { Seat } from '../../game.ts';
import { become, type Draft, gameOver, pop, side } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { CORP, pileOf, RUNNER } from '../table.ts';

export const draw: Handler<FrameOf<'draw'>> = {
  ask(table, { seat, count }) {
    const there = Math.min(count, pileOf(table, seat));
    return there > 0 ? { kind: 'look', to: seat, pile: seat, at: 0, count: there } : null;
  },
  take(draft, frame) {
    const there = Math.min(frame.count, pileOf(draft.table, frame.seat));
    drawn(draft, frame.seat, there);
    become(draft, { ...frame, count: frame.count - there });
  },
  step(draft, { seat, count }) {
    // The Corp has to draw and cannot: the Runner wins (N-WIN-04). His own missing cards are ignored.
    if (seat === CORP && count > 0) gameOver(draft, RUNNER, 'The Corp must draw and R&D is empty.');
    pop(draft);
  },
};

/** Cards from the top of a pile into its owner's hand, face down. */
export function drawn(draft: Draft, seat: Seat, count: number): void {
  const mine = side(draft, seat);
  mine.pile -= count;
  mine.hand += count;
  for (let i = 0; i < count; i++)
    draft.events.push({ kind: 'card', owner: seat, from: { in: 'pile', at: 0 }, to: { in: 'hand' }, face: null });
}

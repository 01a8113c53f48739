/** Several runs by one card: the Runner chooses the order; at the end it matters whether all of them succeeded. */
import { type Draft, pop, replaceFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { fortOf, RUNNER, type Table } from '../../table.ts';
import { choosing } from '../choose/choose.ts';
import { runRefusal } from './ban.ts';
import { startRun } from './run.ts';

type Frame = FrameOf<'runs'>;

/** Indexes into the list of forts, without forts that are gone or cannot be run on. */
const fortsLeft = (table: Table, { left }: Frame): number[] =>
  table.forts.flatMap(({ id }, at) => (left.includes(id) && !runRefusal(table, id) ? [at] : []));

export const runs = choosing<Frame>({
  choice(table, frame) {
    const from = frame.running ? [] : fortsLeft(table, frame);
    return from.length > 1 ? { of: RUNNER, what: 'runs', from, min: 1, max: 1 } : null;
  },
  take: (draft, frame, [at = 0]) => next(draft, frame, at),
  step(draft, frame) {
    if (frame.running)
      return replaceFrame(draft, { ...frame, running: false, all: frame.all && succeeded(draft.table) });
    const [only] = fortsLeft(draft.table, frame);
    if (only === undefined) pop(draft, [frame.all ? 1 : 0]);
    else next(draft, frame, only);
  },
});

function next(draft: Draft, frame: Frame, at: number): void {
  const fort = draft.table.forts[at];
  if (!fort || !fortOf(draft.table, fort.id)) return;
  replaceFrame(draft, { ...frame, running: true, left: frame.left.filter((one) => one !== fort.id) });
  startRun(draft, fort.id);
}

/** Whether the run that just ended succeeded, on the fort it was made on: if redirected, it succeeds there. */
function succeeded({ past }: Table): boolean {
  const start = past.turn.findLastIndex(({ kind }) => kind === 'run');
  const began = past.turn[start];
  return past.turn
    .slice(start)
    .some((event) => event.kind === 'success' && began?.kind === 'run' && event.fort === began.fort);
}

/** Several runs by one card: the Runner chooses the order; at the end it matters whether all of them succeeded. */
import { type Draft, pop, replaceFrame } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { fortOf, RUNNER, type Table } from '../../table.ts';
import { askChoice, type CardChoice, chooseMoves, chooseRefusal } from '../choose/choose.ts';
import type { Handler } from '../handler.ts';
import { runRefusal } from './ban.ts';
import { startRun } from './run.ts';

type Frame = FrameOf<'runs'>;

/** Indexes into the list of forts, without forts that are gone or cannot be run on. */
function choiceOf(table: Table, { left }: Frame): CardChoice {
  const from = table.forts.flatMap(({ id }, at) => (left.includes(id) && !runRefusal(table, id) ? [at] : []));
  return { what: 'runs', from, min: 1, max: 1 };
}

export const runs: Handler<Frame> = {
  ask(table, frame) {
    if (frame.running) return null;
    const choice = choiceOf(table, frame);
    return choice.from.length > 1 ? askChoice(RUNNER, choice) : null;
  },
  moves: (table, frame) => chooseMoves(choiceOf(table, frame)),
  refusal: (table, frame, _, move) => chooseRefusal(choiceOf(table, frame), move),
  takeMove(draft, frame, move) {
    if (move.do === 'choose') next(draft, frame, move.picks[0] ?? 0);
  },
  step(draft, frame) {
    if (frame.running)
      return replaceFrame(draft, { ...frame, running: false, all: frame.all && succeeded(draft.table) });
    const [only] = choiceOf(draft.table, frame).from;
    if (only === undefined) pop(draft, [frame.all ? 1 : 0]);
    else next(draft, frame, only);
  },
};

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

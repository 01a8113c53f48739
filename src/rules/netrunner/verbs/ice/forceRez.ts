/** The verb that makes the Corp rez, and when the Runner may use it. */
import type { Slot } from '../../../game.ts';
import { push } from '../../draft.ts';
import type { Condition, Effect } from '../../effect.ts';
import { cardAt, type FortId, fortOf, type Table } from '../../table.ts';
import { verb } from '../sequence.ts';

/** The fort of the Runner's last run this turn, if that run succeeded. */
function fortJustRun(table: Table): FortId | undefined {
  const last = table.past.turn.findLast((event) => event.kind === 'run' || event.kind === 'success');
  return last?.kind === 'success' ? last.fort : undefined;
}

const iceLeft = (table: Table): Slot[] => {
  const fort = fortOf(table, fortJustRun(table) ?? '');
  return (fort?.ice ?? []).filter((slot) => !cardAt(table, slot).active);
};

/** The Corp pays for each, and what it cannot pay for it need not show (N-REZ-18, R-CARD-false-echo). */
export function forceRez(): Effect {
  return verb(
    'The Corp has to rez all ice it can pay for on the fort you ran on last, from the outermost inwards.',
    (draft) => push(draft, { do: 'forcedRez', left: iceLeft(draft.table) }),
    {
      missing: (table) =>
        iceLeft(table).length > 0
          ? null
          : { kind: 'E-TARGET', text: 'It works on unrezzed ice of that fort; there are 0 pieces.' },
    },
  );
}

export const runSucceeded: Condition = {
  says: 'your last run this turn was successful',
  kind: 'E-STATE',
  holds: (table) => fortJustRun(table) !== undefined,
};

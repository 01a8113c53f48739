/** One tap does both steps for a trap: it is rezzed before the access and paid for automatically when accessed. */
import { useEffect } from 'preact/hooks';
import type { Slot } from '../../../../../rules/game.ts';
import { CORP } from '../../../../../rules/netrunner/table.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { useRedraw } from '../../../../parts/hooks.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { isPaymentFor } from './traps.ts';

/** The traps to be paid for; kept as long as the table is open. */
export interface TrapState {
  used?: readonly Slot[];
}

/** `answers`: whether the table's question is already being answered. */
export function useTraps(
  v: NetrunnerSeated,
  place: TrapState,
): { use(slots: readonly Slot[]): void; answers: boolean } {
  const redraw = useRedraw();
  const { used = [] } = place;
  const { question } = v;
  const asked = v.seat === CORP && isAsked(v) && question.kind === 'choose' && isPaymentFor(v.table, used);
  const picks = asked ? question.from.slice(0, 1) : [];
  const pays = asked && v.refusal({ do: 'choose', picks }) === null;
  useEffect(() => {
    if (pays && !v.pending) v.play({ do: 'choose', picks });
  }, [pays, v.questionAt]);
  // The run is over or another one has begun, so its choices are void.
  useEffect(() => {
    if (v.table.run === null) place.used = [];
  }, [v.table.run === null]);
  return {
    use(slots) {
      place.used = slots;
      redraw();
    },
    answers: pays,
  };
}

/** Verbs for ice, icebreakers and runs. */

import type { Slot } from '../../../game.ts';
import { changeRun } from '../../draft.ts';
import type { Condition, Effect, Modifier } from '../../effect.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { trash } from '../../rulebook/cards/trash.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { bitsRefusal, spend } from '../../rulebook/pay/payment.ts';
import { approached } from '../../rulebook/run/encountered.ts';
import { cardAt, type FortId, fortOf, RUNNER, type Table } from '../../table.ts';
import { chooseTrashOrder } from '../cards/trash.ts';
import { choose } from '../choose.ts';
import { condition, fact, verb } from '../sequence.ts';

/** Ends the run; the rest of the same subroutine still happens (N-RUN-15). */
export function endRun(): Effect {
  return verb({ v: 'endRun' }, (draft) => {
    changeRun(draft, { ended: true });
  });
}

/**
 * Ends the run after the encounter: its subroutines resolve first, and the ice is passed if they allow it. Without an
 * encounter, for example in an access, the run continues (R-CARD-submarine-uplink).
 */
export function endRunAfterThis(): Effect {
  return verb({ v: 'endRun', after: 'encounter' }, (draft) => {
    if (draft.table.run?.encounter) changeRun(draft, { last: true });
  });
}

/** Whether there is a run: anywhere, on this fort, or on the given fort. */
export function inRun(where: 'anywhere' | 'here' | FortId): Condition {
  if (where === 'here')
    return condition(
      'E-WINDOW',
      { is: 'run', where },
      (table, ref) => table.run !== null && cardAt(table, ref?.slot ?? 0).fort === table.run.fort,
    );
  return condition(
    'E-WINDOW',
    where === 'anywhere' ? { is: 'run' } : { is: 'run', where },
    ({ run }) => run !== null && !run.ended && (where === 'anywhere' || run.fort === where),
  );
}

/** An effect of passing ice lapses if something before it ended the run (R-CARD-datacomb). */
export const runUnderway = fact({ is: 'run' }, (table) => table.run !== null && !table.run.ended);

/** In the window after ice was passed, the Runner pays its printed rez cost to trash it (R-CARD-startup-immolator). */
export function trashPassedIce(): Effect {
  return {
    steps: [
      (draft) => {
        const ice = passedIce(draft.table);
        if (!ice) return;
        trash(draft, ice.slot);
        spend(draft, RUNNER, 'ability', ice.cost);
      },
    ],
    means: { v: 'payCost', of: 'that', part: { v: 'trash', of: 'that' } },
    missing(table) {
      const cost = passedIce(table)?.cost ?? 0;
      return bitsRefusal(table, RUNNER, 'ability', cost, 'passedIceCost');
    },
  };
}

function passedIce(table: Table): { slot: Slot; cost: number } | undefined {
  const slot = approached(table);
  const face = slot === undefined ? null : cardAt(table, slot).card;
  if (slot === undefined || face === null || !cardAt(table, slot).active) return undefined;
  return { slot, cost: printedRezCost(face) };
}

/** Also true for ice without subroutines. */
export const brokeAllSubs = condition(
  'E-STATE',
  { is: 'broke', n: 'all' },
  (table) => passedIce(table) !== undefined && table.run?.allBroken === true,
);

/** Derezzes the ice being passed (R-CARD-disintegrator.2: after Dropp nothing is passed). */
export const derezPassed = (): Effect =>
  verb({ v: 'derez', of: 'that' }, (draft) => {
    const ice = passedIce(draft.table);
    if (ice) derez(draft, ice.slot);
  });

/** More cards are accessed whenever this fort is. */
export const accessMore = (fort: FortId, cards: number): Modifier => ({
  of: 'access',
  by: cards,
  on: { where: fort },
  fits: (_, __, subject) => subject.fort === fort,
});

/**
 * Trashes all rezzed ice of one fort: the run's current fort, wherever the run began, or a fort run on successfully
 * (R-CARD-remote-detonator).
 */
export function trashRezzedIce(of: 'run' | 'success'): Effect {
  const succeeded = ({ past, forts }: Table): number[] =>
    forts.flatMap(({ id }, at) => (past.turn.some((one) => one.kind === 'success' && one.fort === id) ? [at] : []));
  return verb(
    { v: 'trash', n: 'all', of: { type: 'ice', state: 'rezzed', where: of === 'run' ? of : 'chosen' } },
    (draft, { ref }) => {
      if (of === 'success') choose(draft, ref.seat, 'fortChosen', succeeded(draft.table));
    },
    (draft, { ref, got }) => {
      const fort = of === 'run' ? fortOf(draft.table, draft.table.run?.fort ?? '') : draft.table.forts[got[0] ?? -1];
      chooseTrashOrder(
        draft,
        ref.seat,
        (fort?.ice ?? []).filter((slot) => cardAt(draft.table, slot).active),
      );
    },
    (draft, { got }) => trashTogether(draft, got),
  );
}

/** Verbs that move installed ice: swapped with HQ, or reordered. */

import type { Slot } from '../../../game.ts';
import { type Draft, emit, moveIce, orderIce, push } from '../../draft.ts';
import type { Ability, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';

import { allIce, cardAt, type Fort, type FortId, fortOf, type Table } from '../../table.ts';
import { askForOne, onChosen } from '../choose.ts';
import { inRun } from '../runs/run.ts';
import { verb } from '../sequence.ts';

const unrezzedIce = ({ run, forts, cards }: Table): number[] =>
  (forts.find(({ id }) => id === run?.fort)?.ice ?? []).filter((slot) => !cards[slot]?.active);

/** Swaps unrezzed ice of the fort being run on for ice from HQ. */
export const swapIce = (): Effect => ({
  ...verb(
    { v: 'swap', of: { type: 'ice', state: 'unrezzed', where: 'run' } },
    (draft, { ref }) => askForOne(draft, ref.seat, 'swapIce', unrezzedIce(draft.table)),
    (draft, { got: [slot] }) => {
      if (slot !== undefined) push(draft, { do: 'swapIce', slot });
    },
  ),
  missing(table) {
    if (unrezzedIce(table).length === 0) return refuse('noUnrezzedIceInRun');
    return table.corp.hand > 0 ? null : refuse('nothingToSwap');
  },
});

const lastSuccess = ({ past }: Table): FortId | undefined => {
  const event = past.turn.findLast(({ kind }) => kind === 'success');
  return event?.kind === 'success' ? event.fort : undefined;
};

/** Moves any ice on all forts; face-down ice moves in secret. */
export const rearrangeAllIce = (): Effect =>
  verb({ v: 'rearrange', where: 'chosen' }, (draft) =>
    push(draft, { do: 'conceal', left: Math.max(0, allIce(draft.table).length - 1) }),
  );

/**
 * As a run begins, rezzed or unrezzed ice moves for a bit: to another position on its fort, or to the front of another
 * fort.
 */
export const movesAsRunBegins = (where: 'here' | 'elsewhere'): Ability => ({
  cost: { bits: 1 },
  when: 'begin',
  effect: where === 'here' ? moveHere : moveElsewhere,
  ...(where === 'here' ? { condition: inRun('here') } : {}),
});

const hereOf = (table: Table, { slot }: TextRef): Fort | undefined =>
  fortOf(table, slot === null ? '' : (table.cards[slot]?.fort ?? ''));

const otherPlaces = (table: Table, ref: TextRef): number[] => {
  const ice = hereOf(table, ref)?.ice ?? [];
  return ice.map((_, at) => at).filter((at) => ice[at] !== ref.slot);
};

const otherForts = (table: Table, ref: TextRef): number[] =>
  table.forts.map((_, at) => at).filter((at) => table.forts[at] !== hereOf(table, ref));

function move(draft: Draft, { slot }: TextRef, fort: FortId | undefined, at: number): void {
  const { card } = slot === null ? { card: null } : cardAt(draft.table, slot);
  if (slot === null || card === null || fort === undefined) return;
  moveIce(draft, slot, fort, at);
  emit(draft, { kind: 'moved', slot, card, fort, at });
}

const moveHere: Effect = {
  ...onChosen({ v: 'rearrange', where: 'here', of: 'this' }, 'movePlace', otherPlaces, (draft, at, { ref }) =>
    move(draft, ref, hereOf(draft.table, ref)?.id, at),
  ),
  missing: (table, ref) => (otherPlaces(table, ref).length > 0 ? null : refuse('noOtherPlace')),
};

const moveElsewhere = onChosen(
  { v: 'rearrange', where: 'chosen', of: 'this' },
  'moveFort',
  otherForts,
  (draft, at, { ref }) => move(draft, ref, draft.table.forts[at]?.id, 0),
);

/** Reverses the ice of the fort just run on successfully. */
export function reverseIce(): Effect {
  const there = (table: Table): readonly Slot[] => fortOf(table, lastSuccess(table) ?? '')?.ice ?? [];
  return {
    ...verb({ v: 'rearrange', where: 'run' }, (draft) => {
      const fort = lastSuccess(draft.table);
      if (fort === undefined) return;
      orderIce(draft, fort, there(draft.table).toReversed());
      emit(draft, { kind: 'rearranged', fort });
    }),
    missing: (table) => (there(table).length > 1 ? null : refuse('noTwoIce')),
  };
}

/**
 * Reorders ice openly, by position: no face is revealed. The order may stay as it is. `which`: the ice of this card's
 * fort, or of the one most recently run on successfully this turn.
 */
export function rearrangeIce(which: 'this' | 'lastSuccess'): Effect {
  return verb(
    { v: 'may', part: { v: 'rearrange', where: which === 'this' ? 'here' : 'that' } },
    (draft, { ref: { slot, seat: of } }) => {
      const { table } = draft;
      const fort = which === 'lastSuccess' ? lastSuccess(table) : table.cards[slot ?? 0]?.fort;
      const from = fortOf(table, fort ?? '')?.ice ?? [];
      const count = from.length;
      if (count > 1) push(draft, { do: 'choose', of, what: 'arrange', from, min: count, max: count });
    },
    (draft, { got }) => {
      const { fort } = got[0] === undefined ? { fort: null } : cardAt(draft.table, got[0]);
      if (fort === null) return;
      orderIce(draft, fort, got);
      emit(draft, { kind: 'rearranged', fort });
    },
  );
}

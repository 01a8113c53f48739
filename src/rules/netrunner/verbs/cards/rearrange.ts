/** Verbs that move installed ice: swapped with HQ, or reordered. */

import type { Slot } from '../../../game.ts';
import { type Draft, emit, moveIce, orderIce, push } from '../../draft.ts';
import type { Ability, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';

import { cardAt, type Fort, type FortId, fortOf, type Table } from '../../table.ts';
import { inRun } from '../runs/run.ts';
import { verb } from '../sequence.ts';
import { choose } from './cards.ts';

const unrezzedIce = ({ run, forts, cards }: Table): number[] =>
  (forts.find(({ id }) => id === run?.fort)?.ice ?? []).filter((slot) => !cards[slot]?.active);

/** Swaps unrezzed ice of the fort being run on for ice from HQ. */
export function swapIce(): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = unrezzedIce(draft.table);
        if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'swapIce', from, min: 1, max: 1 });
      },
      (draft, { got }) => {
        if (got[0] !== undefined) push(draft, { do: 'swapIce', slot: got[0] });
      },
    ],
    means: { v: 'swap', of: { type: 'ice', state: 'unrezzed', where: 'run' } },
    missing(table) {
      if (unrezzedIce(table).length === 0) return refuse('noUnrezzedIceInRun');
      return table.corp.hand > 0 ? null : refuse('nothingToSwap');
    },
  };
}

/** This card's fort, or the one most recently run on successfully this turn. */
type Which = 'this' | 'lastSuccess';

const lastSuccess = ({ past }: Table): FortId | undefined => {
  const event = past.turn.findLast(({ kind }) => kind === 'success');
  return event?.kind === 'success' ? event.fort : undefined;
};

const meant = (table: Table, which: Which, { slot }: TextRef): FortId | undefined =>
  which === 'lastSuccess' ? lastSuccess(table) : slot === null ? undefined : (table.cards[slot]?.fort ?? undefined);

/** Moves any ice on all forts; face-down ice moves in secret. */
export const rearrangeAllIce = (): Effect =>
  verb(
    (draft) =>
      push(draft, { do: 'conceal', left: Math.max(0, draft.table.forts.flatMap(({ ice }) => ice).length - 1) }),
    { means: { v: 'rearrange', where: 'chosen' } },
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

const noOther = refuse('noOtherPlace');

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
  steps: [
    (draft, { ref }) => choose(draft, ref.seat, 'movePlace', otherPlaces(draft.table, ref)),
    (draft, { ref, got }) => {
      if (got[0] !== undefined) move(draft, ref, hereOf(draft.table, ref)?.id, got[0]);
    },
  ],
  means: { v: 'rearrange', where: 'here', of: 'this' },
  missing: (table, ref) => (otherPlaces(table, ref).length > 0 ? null : noOther),
};

const moveElsewhere: Effect = {
  steps: [
    (draft, { ref }) => choose(draft, ref.seat, 'moveFort', otherForts(draft.table, ref)),
    (draft, { ref, got }) => move(draft, ref, draft.table.forts[got[0] ?? -1]?.id, 0),
  ],
  means: { v: 'rearrange', where: 'chosen', of: 'this' },
};

/** Reverses the ice of the fort just run on successfully. */
export function reverseIce(): Effect {
  const there = (table: Table): readonly Slot[] => fortOf(table, lastSuccess(table) ?? '')?.ice ?? [];
  return verb(
    (draft) => {
      const fort = lastSuccess(draft.table);
      if (fort === undefined) return;
      orderIce(draft, fort, there(draft.table).toReversed());
      emit(draft, { kind: 'rearranged', fort });
    },
    {
      means: { v: 'rearrange', where: 'run' },
      missing: (table) => (there(table).length > 1 ? null : refuse('noTwoIce')),
    },
  );
}

/** Reorders ice openly, by position: no face is revealed. The order may stay as it is. */
export function rearrangeIce(which: Which): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = fortOf(draft.table, meant(draft.table, which, ref) ?? '')?.ice ?? [];
        if (from.length > 1)
          push(draft, { do: 'choose', of: ref.seat, what: 'arrange', from, min: from.length, max: from.length });
      },
      (draft, { got }) => {
        const { fort } = got[0] === undefined ? { fort: null } : cardAt(draft.table, got[0]);
        if (fort === null) return;
        orderIce(draft, fort, got);
        emit(draft, { kind: 'rearranged', fort });
      },
    ],
    means: { v: 'may', part: { v: 'rearrange', where: which === 'this' ? 'here' : 'that' } },
  };
}

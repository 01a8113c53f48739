/** Verbs for rezzing and derezzing by effect during a run. */

import type { Slot } from '../../../game.ts';
import { addLasting, push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { cardAt, fortOf, type Table } from '../../table.ts';
import { partOf, verb } from '../sequence.ts';

/** Ice rezzed by this effect in this run is not rezzed by another copy of the effect (R-CARD-olivia-salazar.2). */
const isServed = (table: Table, slot: Slot): boolean =>
  table.lasting.some(({ what, on, ref }) => what === 'later' && on === 'runEnds' && ref?.about?.slot === slot);

const unrezzedHere = (table: Table, ref: TextRef): Slot[] => {
  const fort = fortOf(table, cardAt(table, ref.slot ?? 0).fort ?? '');
  return (fort?.ice ?? []).filter((slot) => !cardAt(table, slot).active && !isServed(table, slot));
};

/** Rezzes any ice installed on this fort, at half its cost, until the run is over. */
export const rezForRun = (): Effect => ({
  steps: [
    (draft, { ref }) => push(draft, { do: 'rezOne', from: unrezzedHere(draft.table, ref), price: 'half' }),
    (draft, { ref, got }) => {
      const [slot] = got;
      if (slot === undefined) return;
      const then = { ...partOf(ref, 0), about: { slot } };
      addLasting(draft, { what: 'later', amount: 1, on: 'runEnds', until: 'run', ref: then });
    },
  ],
  parts: [
    verb(
      (draft, { ref }) => {
        const slot = ref.about?.slot;
        if (slot !== undefined && draft.table.cards[slot]) derez(draft, slot);
      },
      { means: { v: 'derez', of: 'that' } },
    ),
  ],
  means: {
    v: 'all',
    as: { do: 'rezForRun' },
    parts: [
      { v: 'rez', of: { type: 'ice', where: 'here' }, price: 'half' },
      { v: 'later', on: 'runEnds', until: 'run', part: { v: 'derez', of: 'that' } },
    ],
  },
  missing: (table, ref) => (unrezzedHere(table, ref).length > 0 ? null : refuse('noUnrezzedIce')),
});

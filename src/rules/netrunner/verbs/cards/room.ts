/** Verbs for what a fort can hold. */

import { definition } from '../../card.ts';
import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { trash } from '../../rulebook/cards/trash.ts';
import { capacity } from '../../rulebook/numbers.ts';
import { CORP, cardAt, fortOf } from '../../table.ts';

/** When this fort can hold fewer agendas and nodes: the Corp chooses, at once (R-CARD-namatoki-plaza). */
export const trashSurplus = (): Effect => ({
  says: 'If this fort holds more agendas and nodes than it can then, trash one of them.',
  steps: [
    (draft, { ref }) => {
      const fort = fortOf(draft.table, ref.about?.fort ?? '');
      const from = (fort?.inside ?? []).filter((slot) => {
        const { card } = cardAt(draft.table, slot);
        return card === null || definition(card).type !== 'upgrade';
      });
      if (fort && from.length > capacity(draft.table, fort.id))
        push(draft, { do: 'choose', of: CORP, what: 'surplus', from, min: 0, max: 1 });
    },
    (draft, { got }) => {
      for (const slot of got) trash(draft, slot);
    },
  ],
});

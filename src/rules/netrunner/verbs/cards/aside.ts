/** Verbs for cards out of play and face up, set aside with counters on them. */

import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, push } from '../../draft.ts';
import type { CardType, Effect } from '../../effect.ts';
import { refuse } from '../../refusal.ts';
import { putInRigFree } from '../../rulebook/cards/install.ts';
import { cardAt, counters, type Table } from '../../table.ts';
import { onChosen } from '../choose.ts';
import { verb } from '../sequence.ts';

/**
 * Sets a card from the hand aside face up; optional, since the hand may have no suitable card. The card gets counters
 * for its installation cost; if there are none, it is installed right away.
 */
export function setAside(counter: string, types: readonly CardType[]): Effect {
  return verb(
    { v: 'setAside', of: { type: types }, counter },
    (draft, { ref }) =>
      push(draft, { do: 'hand', of: ref.seat, act: 'show', least: 0, most: 1, moved: 0, types, slots: [] }),
    (draft, { got }) => {
      const [slot] = got;
      if (slot === undefined) return;
      draft.table.runner.aside = [...draft.table.runner.aside, slot];
      const cost = definition(cardAt(draft.table, slot).card ?? '').cost ?? 0;
      if (cost === 0) putInRigFree(draft, slot);
      else addCounters(draft, slot, counter, cost);
    },
  );
}

/**
 * Removes a counter from any card set aside, by any copy (R-CARD-the-shell-traders.5); removing the last one installs
 * it.
 */
export function countDown(counter: string): Effect {
  const from = (table: Table): Slot[] =>
    table.runner.aside.filter((slot) => counters(cardAt(table, slot), counter) > 0);
  return {
    ...onChosen({ v: 'uncount', of: counter, on: 'aside' }, 'countDown', from, (draft, slot) => {
      addCounters(draft, slot, counter, -1);
      if (counters(cardAt(draft.table, slot), counter) === 0) putInRigFree(draft, slot);
    }),
    missing: (table) => (from(table).length > 0 ? null : refuse('noneAside', { counter })),
  };
}

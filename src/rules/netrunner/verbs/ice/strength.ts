/** Strength of ice: what other cards add, and for how long. */

import type { Slot } from '../../../game.ts';
import { addLasting } from '../../draft.ts';
import type { Effect, Modifier } from '../../effect.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { isEncountered } from '../../rulebook/run/encountered.ts';
import type { Table } from '../../table.ts';
import { askForOne } from '../choose.ts';
import { verb } from '../sequence.ts';

/** Strength of all ice on this card's fort, or only of ice with a keyword. */
export const fortStrength = (amount: number, keyword?: string): Modifier => ({
  of: 'strength',
  by: amount,
  on: { type: 'ice', keyword, where: 'here' },
  fits: (table, self, { slot }) =>
    self.fort !== null && table.cards[slot ?? 0]?.fort === self.fort && isIce(table, slot, keyword),
});

/** Strength of all ice with the given keyword, wherever it is installed. */
export const iceStrength = (keyword: string, amount: number): Modifier => ({
  of: 'strength',
  by: amount,
  on: { type: 'ice', keyword },
  fits: (table, _, { slot }) => isIce(table, slot, keyword),
});

const isIce = (table: Table, slot: Slot | undefined, keyword: string | undefined): boolean =>
  slot !== undefined &&
  table.cards[slot]?.ice === true &&
  (keyword === undefined || keywordsAt(table, slot).includes(keyword));

/** Strength of each piece of ice while it is encountered (R-GEN-15: in the Runner's layer). */
export const allIceStrength = (amount: number): Modifier => ({
  of: 'strength',
  by: amount,
  on: 'ice',
  fits: (table, _, { slot }) => isEncountered(table, slot),
});

/** Strengthens all ice encountered from here, for the rest of the run. */
export function strongerIce(amount: number): Effect {
  return verb({ v: 'strength', n: amount, of: { type: 'ice', where: 'run' }, until: 'run' }, (draft) =>
    addLasting(draft, { what: 'iceStrength', amount, until: 'run' }),
  );
}

/** Strengthens one fort of the Corp's choice, for as long as the fort exists (R-CARD-security-net-optimization). */
export function strengthenFort(amount: number): Effect {
  return verb(
    { v: 'strength', n: amount, of: { type: 'ice', where: 'chosen' }, until: 'game' },
    (draft, { ref }) => askForOne(draft, ref.seat, 'fortChosen', [...draft.table.forts.keys()]),
    (draft, { got }) => {
      const fort = draft.table.forts[got[0] ?? -1];
      if (fort) addLasting(draft, { what: 'iceStrength', amount, fort: fort.id, until: 'game' });
    },
  );
}

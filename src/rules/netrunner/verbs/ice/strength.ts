/** Strength of ice: what other cards add, and for how long. */

import type { Slot } from '../../../game.ts';
import { addLasting } from '../../draft.ts';
import type { Effect, Modifier } from '../../effect.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { isEncountered } from '../../rulebook/run/encountered.ts';
import type { Installed, Table } from '../../table.ts';
import { askForOne } from '../choose.ts';
import { verb } from '../sequence.ts';

function iceOn(table: Table, slot: Slot | undefined): Installed | undefined {
  const card = slot === undefined ? undefined : table.cards[slot];
  return card?.ice ? card : undefined;
}

/** Strength of all ice on this card's fort, or only of ice with a keyword. */
export function fortStrength(amount: number, keyword?: string): Modifier {
  return {
    of: 'strength',
    by: amount,
    on: { type: 'ice', keyword, where: 'here' },
    amount: (table, self, subject) =>
      self.fort !== null && iceOn(table, subject.slot)?.fort === self.fort && has(table, subject.slot, keyword)
        ? amount
        : 0,
  };
}

/** Strength of all ice with the given keyword, wherever it is installed. */
export function iceStrength(keyword: string, amount: number): Modifier {
  return {
    of: 'strength',
    by: amount,
    on: { type: 'ice', keyword },
    amount: (table, _, { slot }) => (iceOn(table, slot) && has(table, slot, keyword) ? amount : 0),
  };
}

const has = (table: Table, slot: Slot | undefined, keyword: string | undefined): boolean =>
  keyword === undefined || (slot !== undefined && keywordsAt(table, slot).includes(keyword));

/** Strength of each piece of ice while it is encountered (R-GEN-15: in the Runner's layer). */
export function allIceStrength(amount: number): Modifier {
  return {
    of: 'strength',
    by: amount,
    on: 'ice',
    amount: (table, _, subject) => (isEncountered(table, subject.slot) ? amount : 0),
  };
}

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

/** Verbs that rez cards at no cost, or derez them. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, push } from '../../draft.ts';
import type { Effect, EffectStep } from '../../effect.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { allIce, cardAt, type Table } from '../../table.ts';
import { askForSome, choose, onChosen, onThis } from '../choose.ts';
import { verb } from '../sequence.ts';

/** Rezzes one face-down or revealed piece of ice at no cost; the Corp may decline. */
export function rezIceFree(): Effect {
  return verb(
    { v: 'may', part: { v: 'rez', of: 'ice', price: 'free' } },
    (draft, { ref }) => {
      const from = allIce(draft.table).filter((slot) => !cardAt(draft.table, slot).active);
      askForSome(draft, ref.seat, 'rezIceFree', from, 1);
    },
    rezShown,
  );
}

const rezShown: EffectStep = (draft, { got }) => {
  if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'rez' });
};

/**
 * Rezzes a piece of ice at no cost, or chooses rezzed ice (R-CARD-emergency-rig.3), and puts counters on it that decide
 * its fate: X of them, or as many as its printed rez cost.
 */
export function rezForCounters(name: string, count: 'X' | 'cost'): Effect {
  const per = count === 'X' ? 'paid' : 'rezCost';
  return verb(
    {
      v: 'all',
      as: { do: 'rezForCounters', counter: name, count: per },
      parts: [
        { v: 'rez', of: 'ice', price: 'free' },
        { v: 'counter', of: name, on: 'that', per },
      ],
    },
    (draft, { ref }) => choose(draft, ref.seat, 'iceChosen', allIce(draft.table)),
    rezShown,
    (draft, { ref, got }) => {
      const card = draft.table.cards[got[0] ?? 0];
      if (!card?.active) return;
      const amount = count === 'X' ? ref.about?.amount : printedRezCost(card.card ?? '');
      addCounters(draft, card.slot, name, amount ?? 0);
    },
  );
}

/** Derezzes ice with the given keyword; the owner of the effect chooses (N-REV-03). */
export const derezIce = (keyword: string): Effect =>
  onChosen({ v: 'derez', of: { type: 'ice', keyword } }, 'derez', (table) => rezzedIce(table, keyword), derez);

const rezzedIce = (table: Table, keyword: string): Slot[] =>
  allIce(table).filter((slot) => {
    const { active, card } = cardAt(table, slot);
    return active && card !== null && definition(card).keywords.includes(keyword);
  });

export const derezThis = (): Effect => onThis({ v: 'derez', of: 'this' }, (draft, { slot }) => derez(draft, slot));

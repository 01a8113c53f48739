/** Verbs that rez cards at no cost, or derez them. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { cardAt, type Table } from '../../table.ts';
import { verb } from '../sequence.ts';
import { choose } from './cards.ts';

/** Rezzes one face-down or revealed piece of ice at no cost; the Corp may decline. */
export function rezIceFree(): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = draft.table.forts.flatMap((fort) => fort.ice.filter((slot) => !cardAt(draft.table, slot).active));
        if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'rezIceFree', from, min: 0, max: 1 });
      },
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'rez' });
      },
    ],
    means: { v: 'may', part: { v: 'rez', of: 'ice', price: 'free' } },
  };
}

/**
 * Rezzes a piece of ice at no cost, or chooses rezzed ice (R-CARD-emergency-rig.3), and puts counters on it that decide
 * its fate: X of them, or as many as its printed rez cost.
 */
export function rezForCounters(name: string, count: 'X' | 'cost'): Effect {
  return {
    steps: [
      (draft, { ref }) =>
        choose(
          draft,
          ref.seat,
          'iceChosen',
          draft.table.forts.flatMap(({ ice }) => ice),
        ),
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'rez' });
      },
      (draft, { ref, got }) => {
        const card = draft.table.cards[got[0] ?? 0];
        if (!card?.active) return;
        const amount = count === 'X' ? ref.about?.amount : printedRezCost(card.card ?? '');
        addCounters(draft, card.slot, name, amount ?? 0);
      },
    ],
    means: {
      v: 'all',
      as: { do: 'rezForCounters', counter: name, count: count === 'X' ? 'paid' : 'rezCost' },
      parts: [
        { v: 'rez', of: 'ice', price: 'free' },
        { v: 'counter', of: name, on: 'that', per: count === 'X' ? 'paid' : 'rezCost' },
      ],
    },
  };
}

/** Derezzes ice with the given keyword; the owner of the effect chooses (N-REV-03). */
export function derezIce(keyword: string): Effect {
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'derez', rezzedIce(draft.table, keyword)),
      (draft, { got }) => {
        for (const slot of got) derez(draft, slot);
      },
    ],
    means: { v: 'derez', of: { type: 'ice', keyword } },
  };
}

const rezzedIce = (table: Table, keyword: string): Slot[] =>
  table.forts
    .flatMap((fort) => fort.ice)
    .filter((slot) => {
      const { active, card } = cardAt(table, slot);
      return active && card !== null && definition(card).keywords.includes(keyword);
    });

export function derezThis(): Effect {
  return verb(
    (draft, { ref }) => {
      if (ref.slot !== null) derez(draft, ref.slot);
    },
    { means: { v: 'derez', of: 'this' } },
  );
}

/** Verbs that turn up a player's own cards for bits, sell installed ones, rez at no cost, or derez. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, push } from '../../draft.ts';
import type { Effect, EffectStep } from '../../effect.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { allIce, cardAt, type Table } from '../../table.ts';
import { askForSome, choose, onChosen, onThis } from '../choose.ts';
import { verb } from '../sequence.ts';

/** Gains bits for all matching ice face up at that point, rezzed or only revealed (N-REV-05). */
export function revealIce(keyword: string, each: number): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'revealFor', keyword, each },
      parts: [
        { v: 'reveal', n: 'any', of: { type: 'ice', keyword } },
        { v: 'gain', n: each, per: 'ice' },
      ],
    },
    (draft, { ref: { seat: of } }) => {
      const from = allIce(draft.table).filter((slot) => cardAt(draft.table, slot).card === null);
      const choice = {
        do: 'choose',
        of,
        what: 'revealIce',
        from,
        min: 0,
        max: from.length,
        only: { keyword },
      } as const;
      if (from.length > 0) push(draft, choice);
    },
    (draft, { got }) => {
      if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'reveal' });
    },
    (draft, { ref }) => {
      const up = allIce(draft.table).filter((slot) => keywordsAt(draft.table, slot).includes(keyword));
      gainBits(draft, ref.seat, each * up.length, 'effect');
    },
  );
}

/** Sells another of the player's installed cards for bits; a card that is saved gives none (R-CARD-joan-of-arc.2). */
export function sellInstalled(amount: number): Effect {
  return verb(
    {
      v: 'may',
      as: { do: 'sellOne', each: amount },
      part: {
        v: 'all',
        parts: [
          { v: 'trash', of: { only: 'own' } },
          { v: 'gain', n: amount, per: 'trashed' },
        ],
      },
    },
    (draft, { ref }) => {
      const from = draft.table.runner.rig.filter((slot) => slot !== ref.slot);
      if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'sell', from, min: 0, max: 1, ref });
    },
    (draft, { got }) => trashTogether(draft, got),
    (draft, { ref, got }) => gainBits(draft, ref.seat, amount * (got[0] ?? 0), 'effect'),
  );
}

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

/**
 * Verbs for ice that changes: its strength, its type, its subroutines, what is paid when it is rezzed, where it goes,
 * and rezzing it for a run.
 */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { addCounters, addLasting, type Draft, push, updateCard } from '../../draft.ts';
import type { Context, Effect, Lend, Modifier } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import type { Means } from '../../means.ts';
import { refuse } from '../../refusal.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { bitsAvailable, spend } from '../../rulebook/pay/payment.ts';
import { isEncountered } from '../../rulebook/run/encountered.ts';
import { type Sub, subsOf } from '../../rulebook/run/subroutines.ts';
import { CORP, cardAt, counters, fortOf, type Table } from '../../table.ts';
import { askForOne, choose, onChosen, onThis } from '../choose.ts';
import { afterThis } from '../later.ts';
import { compound, fact, nothing, numbersTo, partOf, runPart, verb } from '../sequence.ts';

/**
 * When the ice is rezzed, the Corp pays any multiple of the price; the number stays on the ice as its X until it is
 * rezzed again.
 */
export function payOnRez(each: number, maxTimes?: number): Effect {
  return verb(
    { v: 'payTimes', n: each, most: maxTimes, part: { v: 'counter', of: 'X' } },
    (draft) => {
      // On top of the rez cost: bits for rezzing cannot be used here (R-CARD-government-contract.1).
      const can = Math.floor(bitsAvailable(draft.table, CORP, 'ability') / each);
      choose(draft, CORP, 'payX', numbersTo(Math.min(can, maxTimes ?? can)));
    },
    (draft, { ref: { slot }, got: [x = 0] }) => {
      if (slot === null) return;
      addCounters(draft, slot, 'X', x - counters(cardAt(draft.table, slot), 'X'));
      spend(draft, CORP, 'ability', x * each);
    },
  );
}

/** The ice gets a type instead of the printed one until it is rezzed again (R-CARD-caryatid). */
export const becomes = (type: string): Effect =>
  onThis({ v: 'becomes', of: type }, (draft, { slot }) => updateCard(draft, slot, { chosen: type }));

/**
 * Subroutines bought when the ice is encountered, as many as the Corp pays for (R-CARD-iceberg); they count as its own.
 */
export function buySubs(each: number, sub: Effect): Effect {
  return compound(
    { v: 'payTimes', n: each, part: { v: 'lend', of: 'this', sub: sub.means, until: 'encounter' } },
    [sub],
    (draft) => {
      const most = Math.floor(bitsAvailable(draft.table, CORP, 'ability') / each);
      choose(draft, CORP, 'buySubs', numbersTo(most));
    },
    (draft, { ref, got: [times = 0] }) => {
      if (times === 0 || ref.slot === null) return;
      addLasting(draft, { what: 'lend', amount: times, slot: ref.slot, ref: partOf(ref, 0), until: 'encounter' });
      spend(draft, CORP, 'ability', times * each);
    },
  );
}

/** Gives all ice with a keyword, or on this card's fort, another subroutine after all others. */
export const lendTo = (which: 'here' | 'Code Gate', sub: Effect): Lend => ({
  sub,
  on: which === 'here' ? { type: 'ice', where: which } : { type: 'ice', keyword: which },
  to: (table, self, ice) =>
    which === 'here'
      ? self.fort !== null && cardAt(table, ice).fort === self.fort
      : keywordsAt(table, ice).includes(which),
});

/** Lends the subroutine to all ice encountered after this, for the rest of the run. */
export function lendForRun(sub: Effect): Effect {
  return afterThis(
    compound({ v: 'lend', of: 'ice', sub: sub.means, until: 'run' }, [sub], (draft, { ref }) =>
      addLasting(draft, { what: 'lend', amount: 1, ref: partOf(ref, 0), until: 'run' }),
    ),
  );
}

/** Rezzed ice of the fort being run on, with subroutines of its own: lent ones are not copied (R-GEN-14). */
const repeatable = ({ run, forts, cards }: Table): Slot[] =>
  (forts.find(({ id }) => id === run?.fort)?.ice ?? []).filter((slot) => {
    const { card = null, active } = cards[slot] ?? {};
    return active === true && card !== null && definition(card).subs.length > 0;
  });

/** Chooses the ice first, then which of its subroutines to repeat. */
export function repeatSub(): Effect {
  const means: Means = { v: 'repeat', of: 'subroutine', until: 'run' };
  const which = verb(
    nothing.means,
    (draft, { ref }) => {
      const from = ownSubsOf(draft.table, ref.about?.slot ?? 0).map((_, at) => at);
      askForOne(draft, ref.seat, 'subChosen', from, ref);
    },
    (draft, { ref, got }) => {
      const slot = ref.about?.slot ?? 0;
      const sub = ownSubsOf(draft.table, slot)[got[0] ?? -1];
      if (sub) addLasting(draft, { what: 'repeat', amount: 1, slot, ref: sub.ref, until: 'run' });
    },
  );
  const about = (draft: Draft, slot: Slot, context: Context): void => runPart(draft, context, 0, { slot });
  return {
    ...onChosen(means, 'iceChosen', repeatable, about),
    parts: [which],
    missing: (table) => (repeatable(table).length > 0 ? null : refuse('noIceToRepeat')),
  };
}

/** The ice's own current subroutines, without any copies. */
export const ownSubsOf = (table: Table, slot: Slot): readonly Sub[] =>
  table.cards[slot] ? subsOf(table, slot).filter(({ own }) => own) : [];

/** For the encounter that just ended. */
export const allBroken = fact({ is: 'broke', n: 'all' }, ({ run }) => run?.allBroken === true);

export const rezzedIce = fact({ is: 'ice', state: 'rezzed' }, (table, ref) => {
  const slot = ref?.about?.slot;
  return slot !== undefined && table.cards[slot]?.active === true;
});

/** Ice rezzed by this effect in this run is not rezzed by another copy of the effect (R-CARD-olivia-salazar.2). */
const isServed = (table: Table, slot: Slot): boolean =>
  table.lasting.some(({ what, on, ref }) => what === 'later' && on === 'runEnds' && ref?.about?.slot === slot);

const unrezzedHere = (table: Table, ref: TextRef): Slot[] => {
  const fort = fortOf(table, cardAt(table, ref.slot ?? 0).fort ?? '');
  return (fort?.ice ?? []).filter((slot) => !cardAt(table, slot).active && !isServed(table, slot));
};

/** Rezzes any ice installed on this fort, at half its cost, until the run is over. */
export const rezForRun = (): Effect => ({
  ...compound(
    {
      v: 'all',
      as: { do: 'rezForRun' },
      parts: [
        { v: 'rez', of: { type: 'ice', where: 'here' }, price: 'half' },
        { v: 'later', on: 'runEnds', until: 'run', part: { v: 'derez', of: 'that' } },
      ],
    },
    [
      verb({ v: 'derez', of: 'that' }, (draft, { ref }) => {
        const slot = ref.about?.slot;
        if (slot !== undefined && draft.table.cards[slot]) derez(draft, slot);
      }),
    ],
    (draft, { ref }) => push(draft, { do: 'rezOne', from: unrezzedHere(draft.table, ref), price: 'half' }),
    (draft, { ref, got }) => {
      const [slot] = got;
      if (slot === undefined) return;
      const then = { ...partOf(ref, 0), about: { slot } };
      addLasting(draft, { what: 'later', amount: 1, on: 'runEnds', until: 'run', ref: then });
    },
  ),
  missing: (table, ref) => (unrezzedHere(table, ref).length > 0 ? null : refuse('noUnrezzedIce')),
});

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

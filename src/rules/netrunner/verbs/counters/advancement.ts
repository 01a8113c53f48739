/** Verbs for advancement counters: onto cards, between cards, and for bits. */

import type { Slot } from '../../../game.ts';
import { addCounters, push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import type { Cards, Means } from '../../means.ts';
import { refuse } from '../../refusal.ts';
import { looksAdvanceable } from '../../rulebook/numbers.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { cardAt, counters, fortOf, type Table } from '../../table.ts';
import { askForAmount, askForOne, choose, onSome } from '../choose.ts';
import { compound, nothing, numbersTo, runPart, verb } from '../sequence.ts';

type Way = 'split' | 'one' | 'here';

/**
 * Adds counters by an effect: no bits, no advancing (N-SCO-15, R-GEN-59). Any unrezzed card inside a fort might be
 * advanceable, so all are offered; only the Corp's own phone and the audit can tell. `each`: one counter on each of
 * `count` different cards (R-CARD-team-restructuring.1).
 */
export function addAdvancement(count: number, way: Way | 'each'): Effect {
  if (way === 'each') return advanceEach(count);
  if (way === 'split') return placeAdvancement(count, 1, way);
  return way === 'one'
    ? placeAdvancement(1, count, way)
    : placeAdvancement(1, count, way, { where: 'here' }, (table, { slot }) => {
        const here = fortOf(table, table.cards[slot ?? 0]?.fort ?? '');
        return here ? advanceTargets({ ...table, forts: [here] }) : [];
      });
}

const advanceEach = (upTo: number): Effect =>
  onSome(
    { v: 'counter', of: 'advancement', n: upTo, upTo: true, on: 'card', way: 'each' },
    'advanceTo',
    advanceTargets,
    upTo,
    (draft, slots) => {
      for (const slot of slots) addCounters(draft, slot, 'advancement', 1);
    },
  );

/** Up to `times` placements of `each` advancement counters, each on a card the Corp chooses. */
function placeAdvancement(
  times: number,
  each: number,
  way: Way,
  on: Cards = 'card',
  targets: (table: Table, ref: TextRef) => Slot[] = advanceTargets,
): Effect {
  return verb(
    { v: 'counter', of: 'advancement', n: times * each, upTo: true, on, way },
    (draft, { ref }) => askForAmount(draft, ref.seat, 'addAdvancement', times, targets(draft.table, ref)),
    (draft, { ref, got }) => {
      const from = targets(draft.table, ref);
      got.forEach((amount, at) => {
        addCounters(draft, from[at] ?? 0, 'advancement', amount * each);
      });
    },
  );
}

/** What can be advanced, as far as the table shows. */
const advanceTargets = (table: Table): Slot[] =>
  table.forts.flatMap((fort) => fort.inside.filter((slot) => looksAdvanceable(cardAt(table, slot))));

/**
 * Moves this card's counters, as many as the Corp likes, or up to `limit` of any single card's, to another advanceable
 * card. First the source, then the number, then the target; earlier choices are in the next part's reference.
 */
export function moveAdvancement(limit: 'fromThis' | number): Effect {
  const upTo = limit === 'fromThis' ? 99 : limit;
  const on = (table: Table, slot: Slot): number => counters(cardAt(table, slot), 'advancement');
  const from = (table: Table, { slot: own }: TextRef): Slot[] => {
    if (limit !== 'fromThis') return advanceTargets(table).filter((slot) => on(table, slot) > 0);
    return own === null ? [] : [own];
  };
  const target = verb(
    nothing.means,
    (draft, { ref }) => {
      const to = advanceTargets(draft.table).filter((slot) => slot !== ref.about?.slot);
      push(draft, { do: 'choose', of: ref.seat, what: 'advanceTo', from: to, min: 0, max: 1 });
    },
    (draft, { ref, got: [to] }) => {
      const { slot, amount } = ref.about ?? {};
      if (to === undefined || slot === undefined || amount === undefined) return;
      addCounters(draft, slot, 'advancement', -amount);
      addCounters(draft, to, 'advancement', amount);
    },
  );
  const amount: Effect = {
    ...verb(
      nothing.means,
      (draft, { ref }) => {
        const most = Math.min(upTo, on(draft.table, ref.about?.slot ?? 0));
        choose(draft, ref.seat, 'amount', numbersTo(most).slice(1));
      },
      (draft, { ref, got: [amount = 0] }) => runPart(draft, { ref }, 0, { ...ref.about, amount }),
    ),
    parts: [target],
  };
  return {
    ...compound(
      { v: 'move', of: 'advancement', n: limit === 'fromThis' ? 'any' : upTo, upTo: true },
      [amount],
      (draft, { ref }) => choose(draft, ref.seat, 'advanceFrom', from(draft.table, ref)),
      (draft, { ref, got: [slot] }) => {
        if (slot !== undefined) runPart(draft, { ref }, 0, { slot });
      },
    ),
    missing: (table, ref) =>
      from(table, ref).some((slot) => on(table, slot) > 0) ? null : refuse('noAdvancementToMove'),
  };
}

/**
 * Sells counters from cards in the fort where this card was, as many as the Corp likes: bits for each, for this run
 * only.
 */
export function sellAdvancement(each: number): Effect {
  const means: Means = {
    v: 'all',
    parts: [
      { v: 'uncount', of: 'advancement', n: 'any', on: 'here' },
      { v: 'purse', n: each, per: 'removed', until: 'run' },
    ],
  };
  const advanced = (table: Table, ref: TextRef): Slot[] =>
    (fortOf(table, ref.about?.fort ?? '')?.inside ?? []).filter(
      (slot) => counters(cardAt(table, slot), 'advancement') > 0,
    );
  const ofOne = verb(
    means,
    (draft, { ref }) => {
      const there = counters(cardAt(draft.table, ref.about?.slot ?? 0), 'advancement');
      askForOne(draft, ref.seat, 'amount', numbersTo(there));
    },
    (draft, { ref, got: [amount = 0] }) => {
      addCounters(draft, ref.about?.slot ?? 0, 'advancement', -amount);
      gainBits(draft, ref.seat, each * amount, 'effect', { until: 'run' });
    },
  );
  return compound(means, [ofOne], (draft, context) => {
    for (const slot of advanced(draft.table, context.ref).reverse()) runPart(draft, context, 0, { slot });
  });
}

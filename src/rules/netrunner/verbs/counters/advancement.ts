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
import { choose } from '../cards/cards.ts';
import { nothing, partOf } from '../sequence.ts';

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
    : placeAdvancement(1, count, way, { where: 'here' }, ({ forts, cards }, { slot }) =>
        advanceTargetsIn(forts, cards, slot === null ? null : cards[slot]?.fort),
      );
}

function advanceEach(upTo: number): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = advanceTargets(draft.table);
        const max = Math.min(upTo, from.length);
        if (max > 0) push(draft, { do: 'choose', of: ref.seat, what: 'advanceTo', from, min: 0, max });
      },
      (draft, { got }) => {
        for (const slot of got) addCounters(draft, slot, 'advancement', 1);
      },
    ],
    means: { v: 'counter', of: 'advancement', n: upTo, upTo: true, on: 'card', way: 'each' },
  };
}

const advanceTargetsIn = (forts: Table['forts'], cards: Table['cards'], fort: string | null | undefined): Slot[] =>
  (forts.find(({ id }) => id === fort)?.inside ?? []).filter((slot) => {
    const card = cards[slot];
    return card !== undefined && looksAdvanceable(card);
  });

/** Up to `times` placements of `each` advancement counters, each on a card the Corp chooses. */
function placeAdvancement(
  times: number,
  each: number,
  way: Way,
  on: Cards = 'card',
  targets: (table: Table, ref: TextRef) => Slot[] = advanceTargets,
): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = targets(draft.table, ref);
        if (from.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'addAdvancement', from, min: 0, max: times, total: times });
      },
      (draft, { ref, got }) => {
        const from = targets(draft.table, ref);
        got.forEach((amount, at) => {
          addCounters(draft, from[at] ?? 0, 'advancement', amount * each);
        });
      },
    ],
    means: { v: 'counter', of: 'advancement', n: times * each, upTo: true, on, way },
  };
}

/** What can be advanced, as far as the table shows. */
const advanceTargets = (table: Table): Slot[] =>
  table.forts.flatMap((fort) => fort.inside.filter((slot) => looksAdvanceable(cardAt(table, slot))));

/**
 * Moves this card's counters, as many as the Corp likes, or up to `limit` of any single card's, to another advanceable
 * card. First the source, then the number, then the target; earlier choices are in the next part's reference.
 */
export function moveAdvancement(limit: 'fromThis' | number): Effect {
  const fromThis = limit === 'fromThis';
  const upTo = fromThis ? 99 : limit;
  const from = (table: Table, own: Slot | null): Slot[] =>
    fromThis
      ? own === null
        ? []
        : [own]
      : advanceTargets(table).filter((slot) => counters(cardAt(table, slot), 'advancement') > 0);
  const target: Effect = {
    ...nothing,
    steps: [
      (draft, { ref }) => {
        const to = advanceTargets(draft.table).filter((slot) => slot !== ref.about?.slot);
        push(draft, { do: 'choose', of: ref.seat, what: 'advanceTo', from: to, min: 0, max: 1 });
      },
      (draft, { ref, got }) => {
        const { slot, amount } = ref.about ?? {};
        if (got[0] === undefined || slot === undefined || amount === undefined) return;
        addCounters(draft, slot, 'advancement', -amount);
        addCounters(draft, got[0], 'advancement', amount);
      },
    ],
  };
  const amount: Effect = {
    ...nothing,
    steps: [
      (draft, { ref }) => {
        const maxCounters = Math.min(upTo, counters(cardAt(draft.table, ref.about?.slot ?? 0), 'advancement'));
        choose(draft, ref.seat, 'amount', countTo(maxCounters));
      },
      (draft, { ref, got }) =>
        push(draft, {
          do: 'effect',
          ref: { ...partOf(ref, 0), about: { ...ref.about, amount: got[0] ?? 0 } },
          at: 0,
        }),
    ],
    parts: [target],
  };
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'advanceFrom', from(draft.table, ref.slot)),
      (draft, { ref, got }) => {
        if (got[0] !== undefined)
          push(draft, { do: 'effect', ref: { ...partOf(ref, 0), about: { slot: got[0] } }, at: 0 });
      },
    ],
    parts: [amount],
    means: { v: 'move', of: 'advancement', n: fromThis ? 'any' : upTo, upTo: true },
    missing: (table, ref) =>
      from(table, ref.slot).some((slot) => counters(cardAt(table, slot), 'advancement') > 0)
        ? null
        : refuse('noAdvancementToMove'),
  };
}

const countTo = (max: number): number[] => Array.from({ length: max }, (_, at) => at + 1);

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
  const ofOne: Effect = {
    means,
    steps: [
      (draft, { ref }) => {
        const there = counters(cardAt(draft.table, ref.about?.slot ?? 0), 'advancement');
        push(draft, { do: 'choose', of: ref.seat, what: 'amount', from: [0, ...countTo(there)], min: 1, max: 1 });
      },
      (draft, { ref, got }) => {
        const [amount = 0] = got;
        addCounters(draft, ref.about?.slot ?? 0, 'advancement', -amount);
        gainBits(draft, ref.seat, each * amount, 'effect', { until: 'run' });
      },
    ],
  };
  return {
    steps: [
      (draft, { ref }) => {
        for (const slot of advanced(draft.table, ref).reverse())
          push(draft, { do: 'effect', ref: { ...partOf(ref, 0), about: { slot } }, at: 0 });
      },
    ],
    parts: [ofOne],
    means,
  };
}

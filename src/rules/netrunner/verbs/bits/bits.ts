/** Verbs for bits in pools and on cards. */

import type { Seat } from '../../../game.ts';
import { activeCards } from '../../active.ts';
import { addCounters, changeBits, endLasting, push } from '../../draft.ts';
import type { Condition, Effect, Trigger } from '../../effect.ts';
import type { Purpose } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { countersOfCard } from '../../rulebook/cards/counters.ts';
import { happens } from '../../rulebook/moments.ts';
import { forgoBits, gainBits } from '../../rulebook/pay/gain.ts';
import { bitsAvailable, couldPayAnything, spend } from '../../rulebook/pay/payment.ts';
import { bitsOf, CORP, cardAt, counters } from '../../table.ts';
import { runPart, verb } from '../sequence.ts';

/** Gains bits from the bank, whose supply has no limit (N-COST-14). */
export function gain(amount: number): Effect {
  return verb((draft, { ref }) => gainBits(draft, ref.seat, amount, 'effect'), {
    means: { v: 'gain', n: amount },
    plain: true,
  });
}

/** Puts bits from the bank on this card. */
export function store(amount: number): Effect {
  return verb(
    (draft, { ref }) => {
      if (ref.slot !== null) addCounters(draft, ref.slot, 'bits', amount);
    },
    { means: { v: 'store', n: amount }, plain: true },
  );
}

/** Takes up to `amount` bits from this card. A trigger may also trash the card once it is empty. */
export function take(amount: number): Effect {
  return verb(
    (draft, { ref }) => {
      if (ref.slot === null || !draft.table.cards[ref.slot]) return;
      const taken = Math.min(amount, counters(cardAt(draft.table, ref.slot), 'bits'));
      addCounters(draft, ref.slot, 'bits', -taken);
      gainBits(draft, ref.seat, taken, 'card');
      if (counters(cardAt(draft.table, ref.slot), 'bits') === 0) happens(draft, 'emptied', { slot: ref.slot });
    },
    { means: { v: 'take', n: amount }, plain: true, missing: emptyCard },
  );
}

export function takeAll(): Effect {
  return verb(
    (draft, { ref }) => {
      if (ref.slot === null) return;
      const taken = counters(cardAt(draft.table, ref.slot), 'bits');
      addCounters(draft, ref.slot, 'bits', -taken);
      gainBits(draft, ref.seat, taken, 'card');
    },
    { means: { v: 'take', n: 'all' } },
  );
}

const emptyCard: NonNullable<Effect['missing']> = (table, ref) =>
  ref.slot !== null && counters(cardAt(table, ref.slot), 'bits') > 0 ? null : refuse('noBitsOnCard');

export function hasBits(amount: number): Omit<Condition, 'kind'> {
  return {
    holds: (table) => bitsOf(table, CORP) >= amount,
    means: { is: 'bits', n: amount },
  };
}

/**
 * A player loses bits from the pool, at most all of them: no debt arises (N-GOLD-01). Bits on cards stay
 * (R-CARD-closed-accounts).
 */
export function loses(seat: Seat, amount: number | 'all'): Effect {
  return verb(
    (draft) => {
      const have = bitsOf(draft.table, seat);
      changeBits(draft, seat, -(amount === 'all' ? have : Math.min(amount, have)), 'effect');
    },
    { means: { v: 'lose', n: amount, who: seat } },
  );
}

/** Like `loses`, for the owner's own card. */
export const loseOwn = (seat: Seat, amount: number | 'all'): Effect => ({
  ...loses(seat, amount),
});

/** Whether there are enough counters on this card, or wherever this card puts them. */
export const hasCounters = (name: string, count: number): Omit<Condition, 'kind'> => ({
  holds: (table, ref) =>
    ref !== undefined &&
    (ref.slot === null ? countersOfCard(table, ref.card, name) : counters(cardAt(table, ref.slot), name)) >= count,
  means: { is: 'counters', of: name, n: count },
});

/** Removes counters from this card: `count` of them, or all. */
export const removeCounters = (name: string, count: number | 'all'): Effect =>
  verb(
    (draft, { ref }) => {
      if (ref.slot === null || !draft.table.cards[ref.slot]) return;
      addCounters(draft, ref.slot, name, -(count === 'all' ? counters(cardAt(draft.table, ref.slot), name) : count));
    },
    { means: { v: 'uncount', of: name, n: count } },
  );

/** Puts named counters on this card (N-CTR-05). */
export function putCounters(name: string, count: number): Effect {
  return verb(
    (draft, { ref }) => {
      if (ref.slot !== null && draft.table.cards[ref.slot]) addCounters(draft, ref.slot, name, count);
    },
    { means: { v: 'counter', of: name, n: count } },
  );
}

/** The opponent loses one bit for each bit paid; no more can be paid than the opponent has. */
export function drain(seat: Seat): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const maxBits = Math.min(bitsAvailable(draft.table, ref.seat, 'ability'), bitsOf(draft.table, seat));
        if (bitsOf(draft.table, seat) > 0 && couldPayAnything(draft.table, ref.seat))
          push(draft, {
            do: 'choose',
            of: ref.seat,
            what: 'drain',
            from: [0],
            min: 0,
            max: maxBits,
            total: maxBits,
            again: true,
          });
      },
      (draft, { ref, got }) => {
        changeBits(draft, seat, -(got[0] ?? 0), 'effect');
        spend(draft, ref.seat, 'ability', got[0] ?? 0);
      },
    ],
    means: { v: 'pay', n: 'any', part: { v: 'lose', per: 'paid', who: seat } },
  };
}

export const anyBits = (seat: Seat): Condition => ({
  kind: 'E-STATE',
  holds: (table) => bitsOf(table, seat) > 0,
  means: { is: 'bits', who: seat },
});

/** Like `gain`, if the card stores the gain for its purpose (R-CARD-investment-firm.2). */
const gainHere = (amount: number): Effect =>
  verb(
    (draft, { ref }) => {
      if (ref.slot !== null && draft.table.cards[ref.slot])
        gainBits(draft, ref.seat, amount, 'effect', { slot: ref.slot });
    },
    { means: { v: 'store', n: amount, kept: true } },
  );

/** Returns bits set aside for a limited time to the bank. */
function clearBits(): Effect {
  return verb(
    (draft, { ref }) => {
      const card = ref.slot === null ? undefined : draft.table.cards[ref.slot];
      if (card) addCounters(draft, card.slot, 'bits', -counters(card, 'bits'));
    },
    { means: { v: 'uncount', of: 'bits', n: 'all' } },
  );
}

/** Gives this ice bits for the duration of an encounter. */
export const bitsForEncounter = (amount: number): Trigger[] => [
  { on: 'encountered', of: 'self', effect: gainHere(amount) },
  { on: 'encounterEnds', of: 'self', effect: clearBits() },
];

/** Gives a player bits outside the pool until a given moment. Unspent bits return to the bank. */
export function temporaryBits(amount: number, until: keyof typeof spans, ...pays: Purpose[]): Effect {
  return verb(
    (draft, { ref }) => gainBits(draft, ref.seat, amount, 'effect', { until, ...(pays.length > 0 ? { pays } : {}) }),
    { means: { v: 'purse', n: amount, until, pays: pays.length > 0 ? pays : undefined } },
  );
}

/** Gives bits outside the pool for the effect of one text. Unspent bits return to the bank. */
export function withBits(amount: number, pays: readonly Purpose[], then: Effect): Effect {
  return {
    steps: [
      (draft, context) => {
        runPart(draft, context, 0);
        gainBits(draft, context.ref.seat, amount, 'effect', { until: 'text', pays });
      },
      (draft, { ref }) => endLasting(draft, 'text', ref.seat),
    ],
    parts: [then],
    means: { v: 'all', parts: [{ v: 'purse', n: amount, until: 'text', pays }, then.means] },
  };
}

const spans = { trace: 'this trace', run: 'this run', turn: 'this turn', special: 'these actions' } as const;

/** Whether the card's owner gains bits. Of several cards with the same name, the first acts for all. */
const myGain: Omit<Condition, 'kind'> = {
  holds: (table, ref) =>
    ref !== undefined &&
    ref.about?.seat === ref.seat &&
    activeCards(table, ref.seat).find(({ card }) => card === ref.card)?.slot === ref.slot,
  means: { is: 'about', first: true, own: true },
};

/** Puts `each` bits on every card with this name for each bit of the gain forgone (R-CARD-investment-firm). */
const invest = (each: number): Effect => ({
  steps: [
    (draft, { ref }) => {
      const maxBits = ref.about?.amount ?? 0;
      if (maxBits > 0)
        push(draft, { do: 'choose', of: ref.seat, what: 'invest', from: [0], min: 0, max: maxBits, total: maxBits });
    },
    (draft, { ref, got }) => {
      const left = got[0] ?? 0;
      forgoBits(draft, ref.seat, left, ref.about?.kept);
      for (const { slot, card } of activeCards(draft.table, ref.seat))
        if (card === ref.card) addCounters(draft, slot, 'bits', each * left);
    },
  ],
  means: { v: 'pay', n: 'any', part: { v: 'store', n: each, per: 'paid' } },
});

/** Whenever the owner gains bits, puts `each` bits on the card for each bit they forgo. */
export const investGains = (each: number): Trigger => ({ on: 'bitsGained', only: myGain, effect: invest(each) });

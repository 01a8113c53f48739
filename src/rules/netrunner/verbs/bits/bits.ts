/** Verbs for bits in pools and on cards. */

import type { Seat, Slot } from '../../../game.ts';
import { activeCards } from '../../active.ts';
import { addCounters, changeBits, type Draft, endLasting, push } from '../../draft.ts';
import type { Condition, Effect, Trigger } from '../../effect.ts';
import type { Purpose } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { countersOfCard } from '../../rulebook/cards/counters.ts';
import { happens } from '../../rulebook/moments.ts';
import { forgoBits, gainBits } from '../../rulebook/pay/gain.ts';
import { bitsAvailable, couldPayAnything, spend } from '../../rulebook/pay/payment.ts';
import { bitsOf, CORP, cardAt, counters } from '../../table.ts';
import { askForAmount, onThis } from '../choose.ts';
import { compound, condition, fact, runPart, verb } from '../sequence.ts';

/** Gains bits from the bank, whose supply has no limit (N-COST-14). */
export function gain(amount: number): Effect {
  return {
    ...verb({ v: 'gain', n: amount }, (draft, { ref }) => gainBits(draft, ref.seat, amount, 'effect')),
    plain: true,
  };
}

/** Puts bits from the bank on this card. */
export const store = (amount: number): Effect => ({
  ...onThis({ v: 'store', n: amount }, (draft, { slot }) => addCounters(draft, slot, 'bits', amount)),
  plain: true,
});

/** Takes up to `amount` bits from this card. A trigger may also trash the card once it is empty. */
export const take = (amount: number): Effect => ({
  ...onThis({ v: 'take', n: amount }, (draft, card, { ref }) => {
    const held = counters(card, 'bits');
    takeBits(draft, card.slot, ref.seat, Math.min(amount, held));
    if (held <= amount) happens(draft, 'emptied', { slot: card.slot });
  }),
  plain: true,
  missing: emptyCard,
});

export const takeAll = (): Effect =>
  onThis({ v: 'take', n: 'all' }, (draft, card, { ref }) =>
    takeBits(draft, card.slot, ref.seat, counters(card, 'bits')),
  );

/** Moves bits from a card to a player's pool. */
function takeBits(draft: Draft, slot: Slot, seat: Seat, bits: number): void {
  addCounters(draft, slot, 'bits', -bits);
  gainBits(draft, seat, bits, 'card');
}

const emptyCard: NonNullable<Effect['missing']> = (table, ref) =>
  ref.slot !== null && counters(cardAt(table, ref.slot), 'bits') > 0 ? null : refuse('noBitsOnCard');

export function hasBits(amount: number): Omit<Condition, 'kind'> {
  return fact({ is: 'bits', n: amount }, (table) => bitsOf(table, CORP) >= amount);
}

/**
 * A player loses bits from the pool, at most all of them: no debt arises (N-GOLD-01). Bits on cards stay
 * (R-CARD-closed-accounts).
 */
export function loses(seat: Seat, amount: number | 'all'): Effect {
  return verb({ v: 'lose', n: amount, who: seat }, (draft) => {
    const have = bitsOf(draft.table, seat);
    changeBits(draft, seat, -(amount === 'all' ? have : Math.min(amount, have)), 'effect');
  });
}

/** Whether there are enough counters on this card, or wherever this card puts them. */
export const hasCounters = (name: string, count: number): Omit<Condition, 'kind'> =>
  fact(
    { is: 'counters', of: name, n: count },
    (table, ref) =>
      ref !== undefined &&
      (ref.slot === null ? countersOfCard(table, ref.card, name) : counters(cardAt(table, ref.slot), name)) >= count,
  );

/** Removes counters from this card: `count` of them, or all. */
export const removeCounters = (name: string, count: number | 'all'): Effect =>
  onThis({ v: 'uncount', of: name, n: count }, (draft, card) =>
    addCounters(draft, card.slot, name, -(count === 'all' ? counters(card, name) : count)),
  );

/** Puts named counters on this card (N-CTR-05). */
export const putCounters = (name: string, count: number): Effect =>
  onThis({ v: 'counter', of: name, n: count }, (draft, { slot }) => addCounters(draft, slot, name, count));

/** The opponent loses one bit for each bit paid; no more can be paid than the opponent has. */
export function drain(seat: Seat): Effect {
  return verb(
    { v: 'pay', n: 'any', part: { v: 'lose', per: 'paid', who: seat } },
    (draft, { ref: { seat: of } }) => {
      const max = Math.min(bitsAvailable(draft.table, of, 'ability'), bitsOf(draft.table, seat));
      if (bitsOf(draft.table, seat) > 0 && couldPayAnything(draft.table, of))
        push(draft, { do: 'choose', of, what: 'drain', from: [0], min: 0, max, total: max, again: true });
    },
    (draft, { ref, got: [bits = 0] }) => {
      changeBits(draft, seat, -bits, 'effect');
      spend(draft, ref.seat, 'ability', bits);
    },
  );
}

export const anyBits = (seat: Seat): Condition =>
  condition('E-STATE', { is: 'bits', who: seat }, (table) => bitsOf(table, seat) > 0);

/** Like `gain`, if the card stores the gain for its purpose (R-CARD-investment-firm.2). */
const gainHere = (amount: number): Effect =>
  onThis({ v: 'store', n: amount, kept: true }, (draft, { slot }, { ref }) =>
    gainBits(draft, ref.seat, amount, 'effect', { slot }),
  );

/** Gives this ice bits for the duration of an encounter; what is left then returns to the bank. */
export const bitsForEncounter = (amount: number): Trigger[] => [
  { on: 'encountered', of: 'self', effect: gainHere(amount) },
  { on: 'encounterEnds', of: 'self', effect: removeCounters('bits', 'all') },
];

/** Gives a player bits outside the pool until a given moment. Unspent bits return to the bank. */
export function temporaryBits(amount: number, until: 'trace' | 'run' | 'turn' | 'special', ...pays: Purpose[]): Effect {
  return verb({ v: 'purse', n: amount, until, pays: pays.length > 0 ? pays : undefined }, (draft, { ref }) =>
    gainBits(draft, ref.seat, amount, 'effect', { until, ...(pays.length > 0 ? { pays } : {}) }),
  );
}

/** Gives bits outside the pool for the effect of one text. Unspent bits return to the bank. */
export function withBits(amount: number, pays: readonly Purpose[], then: Effect): Effect {
  return compound(
    { v: 'all', parts: [{ v: 'purse', n: amount, until: 'text', pays }, then.means] },
    [then],
    (draft, context) => {
      runPart(draft, context, 0);
      gainBits(draft, context.ref.seat, amount, 'effect', { until: 'text', pays });
    },
    (draft, { ref }) => endLasting(draft, 'text', ref.seat),
  );
}

/** Whether the card's owner gains bits. Of several cards with the same name, the first acts for all. */
const myGain = fact(
  { is: 'about', first: true, own: true },
  (table, ref) =>
    ref !== undefined &&
    ref.about?.seat === ref.seat &&
    activeCards(table, ref.seat).find(({ card }) => card === ref.card)?.slot === ref.slot,
);

/** Puts `each` bits on every card with this name for each bit of the gain forgone (R-CARD-investment-firm). */
const invest = (each: number): Effect =>
  verb(
    { v: 'pay', n: 'any', part: { v: 'store', n: each, per: 'paid' } },
    (draft, { ref }) => askForAmount(draft, ref.seat, 'invest', ref.about?.amount ?? 0),
    (draft, { ref, got: [left = 0] }) => {
      forgoBits(draft, ref.seat, left, ref.about?.kept);
      for (const { slot, card } of activeCards(draft.table, ref.seat))
        if (card === ref.card) addCounters(draft, slot, 'bits', each * left);
    },
  );

/** Whenever the owner gains bits, puts `each` bits on the card for each bit they forgo. */
export const investGains = (each: number): Trigger => ({ on: 'bitsGained', only: myGain, effect: invest(each) });

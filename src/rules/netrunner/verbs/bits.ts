/** Verbs for bits in pools and on cards. */
import { addCounters, changeBits } from '../draft.ts';
import type { Condition, Effect } from '../effect.ts';
import { fire } from '../rulebook/effects.ts';
import { bits } from '../sentence.ts';
import { bitsOf, CORP, cardAt, counters } from '../table.ts';
import { verb } from './sequence.ts';

/** Bits from the bank; the supply has no limit (N-COST-14). */
export function gain(amount: number): Effect {
  return verb(`Gain ${bits(amount)}.`, (draft, { ref }) => changeBits(draft, ref.seat, amount, 'effect'), {
    plain: true,
  });
}

/** A penalty: as far as it goes (N-GOLD-01). */
export function loseAll(): Effect {
  return verb('Lose your whole pool.', (draft, { ref }) =>
    changeBits(draft, ref.seat, -bitsOf(draft.table, ref.seat), 'effect'),
  );
}

/** Bits from the bank onto this card. */
export function store(amount: number): Effect {
  return verb(
    `Put ${bits(amount)} from the bank on this card.`,
    (draft, { ref }) => {
      if (ref.slot !== null) addCounters(draft, ref.slot, 'bits', amount);
    },
    { plain: true },
  );
}

/** Bits from this card, as many as are there. A card whose trigger says so is then gone when it is empty. */
export function take(amount: number): Effect {
  return verb(
    `Take ${bits(amount)} from this card.`,
    (draft, { ref }) => {
      if (ref.slot === null || !draft.table.cards[ref.slot]) return;
      const taken = Math.min(amount, counters(cardAt(draft.table, ref.slot), 'bits'));
      addCounters(draft, ref.slot, 'bits', -taken);
      changeBits(draft, ref.seat, taken, 'card');
      if (counters(cardAt(draft.table, ref.slot), 'bits') === 0) fire(draft, ref.slot, 'emptied');
    },
    { plain: true, missing: emptyCard },
  );
}

export function takeAll(): Effect {
  return verb('Take every bit from this card.', (draft, { ref }) => {
    if (ref.slot === null) return;
    const taken = counters(cardAt(draft.table, ref.slot), 'bits');
    addCounters(draft, ref.slot, 'bits', -taken);
    changeBits(draft, ref.seat, taken, 'card');
  });
}

const emptyCard: NonNullable<Effect['missing']> = (table, ref) =>
  ref.slot !== null && counters(cardAt(table, ref.slot), 'bits') > 0
    ? null
    : { kind: 'E-STATE', text: 'There are no bits left on this card.' };

export function hasBits(amount: number): Omit<Condition, 'kind'> {
  return { says: `If your pool holds ${bits(amount)} or more`, holds: (table) => bitsOf(table, CORP) >= amount };
}

/**
 * Payment (N-COST-01, N-COST-05): a request that is filled from the pool and from bits on cards kept for that purpose.
 * With one way to fill it nobody is asked.
 */
import type { Refusal, Seat, Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { addCounters, changeBits, type Draft, pop, push } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf, Purpose } from '../frame.ts';
import { no } from '../move.ts';
import { bitsOf, counters, type Table } from '../table.ts';
import { activeCards } from './active.ts';
import { type Choice, chooseMoves, chooseRefusal } from './choose.ts';

interface Source {
  /** 0 is the pool. */
  slot: Slot;
  bits: number;
}

/** Where a seat may take bits from for that purpose: the pool first. */
function sources(table: Table, seat: Seat, purpose: Purpose): Source[] {
  const earmarked = activeCards(table, seat)
    .filter((card) => definition(card.card).pool?.purpose === purpose && counters(card, 'bits') > 0)
    .map((card) => ({ slot: card.slot, bits: counters(card, 'bits') }));
  return [{ slot: 0, bits: bitsOf(table, seat) }, ...earmarked];
}

/** Bits a seat can spend on that purpose now. */
export function available(table: Table, seat: Seat, purpose: Purpose): number {
  let sum = bitsOf(table, seat);
  if (purpose !== 'icebreaker' && purpose !== 'link' && purpose !== 'trace') return sum;
  for (const source of sources(table, seat, purpose)) if (source.slot !== 0) sum += source.bits;
  return sum;
}

/** E-BITS with both numbers when that much cannot be paid. `what`: "Keeper costs 4 bits to rez". */
export function bitsRefusal(table: Table, seat: Seat, purpose: Purpose, amount: number, what: string): Refusal | null {
  const have = available(table, seat, purpose);
  return have >= amount ? null : no('E-BITS', `${what}; you have ${have}.`);
}

/** Pays at once where there is one way to, else asks next. The caller has checked that it can be paid. */
export function spend(draft: Draft, seat: Seat, purpose: Purpose, amount: number): void {
  if (amount === 0) return;
  const all = sources(draft.table, seat, purpose).filter((source) => source.bits > 0);
  const total = all.reduce((sum, source) => sum + source.bits, 0);
  if (total === amount)
    return payFrom(
      draft,
      seat,
      purpose,
      all,
      all.map((source) => source.bits),
    );
  if (all.length === 1) return payFrom(draft, seat, purpose, all, [amount]);
  push(draft, { do: 'pay', seat, amount, purpose });
}

function payFrom(
  draft: Draft,
  seat: Seat,
  purpose: Purpose,
  from: readonly Source[],
  amounts: readonly number[],
): void {
  from.forEach(({ slot }, at) => {
    const amount = amounts[at] ?? 0;
    if (slot === 0) changeBits(draft, seat, -amount, purpose);
    else addCounters(draft, slot, 'bits', -amount);
  });
}

const choiceOf = (table: Table, frame: FrameOf<'pay'>): Choice => {
  const all = sources(table, frame.seat, frame.purpose);
  const [from, limits] = [all.map((source) => source.slot), all.map((source) => source.bits)];
  return { what: 'pay', from, min: frame.amount, max: frame.amount, total: frame.amount, limits };
};

export const pay: Handler<FrameOf<'pay'>> = {
  ask: (table, frame) => {
    const { from, min, max, total } = choiceOf(table, frame);
    return {
      kind: 'choose',
      of: frame.seat,
      what: 'pay',
      from: [...from],
      min,
      max,
      ...(total === undefined ? {} : { total }),
    };
  },
  moves: (table, frame) => chooseMoves(choiceOf(table, frame)),
  refusal(table, frame, _, move) {
    const wrong = chooseRefusal(choiceOf(table, frame), move);
    if (wrong || move.do !== 'choose') return wrong;
    const short = sources(table, frame.seat, frame.purpose).find((source, at) => (move.picks[at] ?? 0) > source.bits);
    return short ? no('E-BITS', `You take more from one place than lies there: ${short.bits} bits.`) : null;
  },
  take(draft, frame, answer) {
    const from = sources(draft.table, frame.seat, frame.purpose);
    pop(draft);
    if (answer.kind === 'move' && answer.move.do === 'choose')
      payFrom(draft, frame.seat, frame.purpose, from, answer.move.picks);
  },
  step() {
    throw new Error('a payment is always asked');
  },
};

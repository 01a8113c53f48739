/** Verbs that combine other effects: in sequence, conditionally, by choice. */
import type { Seat } from '../../game.ts';
import type { ChooseName } from '../decisions.ts';
import { answerWith, countUse, type Draft, push } from '../draft.ts';
import type { Ability, Condition, Cost, Effect, EffectStep, Special, When } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import type { Means } from '../means.ts';
import { onceKey } from '../rulebook/abilities.ts';
import { bitsAvailable, couldPay, spend } from '../rulebook/pay/payment.ts';
import { cardAt, counters, RUNNER } from '../table.ts';

/** A text without an effect. */
export const nothing: Effect = { steps: [], means: { v: 'none' } };

/** A text whose effect the rules themselves resolve; the ability's `special` says which. */
export const handledByRules: Effect = { steps: [], means: { v: 'special' } };

/** An effect: its meaning, then its steps. Each step receives the answer to the previous step's question. */
export function verb(means: Means, ...steps: EffectStep[]): Effect {
  return { steps, means };
}

/** An effect whose steps resolve some of its parts, which are effects too. */
export function compound(means: Means, parts: readonly Effect[], ...steps: EffectStep[]): Effect {
  return { steps, parts, means };
}

/** An ability that the rules themselves carry out, as `special` says. */
export const byRules = (when: When, cost: Cost, special: Special): Ability => ({
  cost,
  when,
  effect: handledByRules,
  special,
});

/** A requirement. `kind`: the kind of refusal if it does not hold. */
export function condition(kind: Condition['kind'], means: Condition['means'], holds: Condition['holds']): Condition {
  return { kind, holds, means };
}

/** A condition without a refusal: something happens only if it holds. */
export function fact(means: Condition['means'], holds: Condition['holds']): Omit<Condition, 'kind'> {
  return { holds, means };
}

/** Returns a reference to part `index` of the current text. */
export const partOf = (ref: TextRef, index: number): TextRef => ({ ...ref, path: [...ref.path, index] });

/** Resolves a part of the current text next. `about`: what the part is about, if not the same as the text. */
export function runPart(draft: Draft, { ref }: { ref: TextRef }, index: number, about?: TextRef['about']): void {
  push(draft, { do: 'effect', ref: { ...partOf(ref, index), ...(about && { about }) }, at: 0 });
}

/** Resolves effects in sequence, each finished before the next (R-GEN-28). */
export function all(...parts: Effect[]): Effect {
  return {
    steps: parts.map((_, index) => (draft, context) => runPart(draft, context, index)),
    parts,
    means: { v: 'all', parts: parts.map(({ means }) => means) },
    ...(parts.every((part) => part.plain) ? { plain: true as const } : {}),
    ...(parts.some((part) => part.traces) ? { traces: true as const } : {}),
    missing: (table, ref) => parts.map((part) => part.missing?.(table, ref) ?? null).find((no) => no !== null) ?? null,
  };
}

/** Resolves `then` only if the condition holds at this moment; otherwise `otherwise`, if given. */
export function when(condition: Omit<Condition, 'kind'>, then: Effect, otherwise?: Effect): Effect {
  return compound(
    { v: 'if', cond: condition, part: then.means, else: otherwise?.means },
    otherwise ? [then, otherwise] : [then],
    (draft, context) => {
      if (condition.holds(draft.table, context.ref)) runPart(draft, context, 0);
      else if (otherwise) runPart(draft, context, 1);
    },
  );
}

/** Like `when`, for a condition that the card's text already states. */
export const silently = (condition: Omit<Condition, 'kind'>, then: Effect): Effect => ({
  ...when(condition, then),
  means: { v: 'if', cond: condition, part: then.means, told: true },
});

const not = ({ holds, means }: Omit<Condition, 'kind'>): Omit<Condition, 'kind'> =>
  fact({ ...means, not: true }, (table, ref) => !holds(table, ref));

/** Resolves `then` only if the condition does not hold at this moment. */
export const unless = (condition: Omit<Condition, 'kind'>, then: Effect): Effect => when(not(condition), then);

/** Whether this card has not yet resolved it (`once`) in this run or turn. */
export const notYet = (per: 'run' | 'turn'): Omit<Condition, 'kind'> =>
  fact({ is: 'state', of: 'ability' }, ({ cards }, ref) => (cards[ref?.slot ?? 0]?.used[onceKey(per)] ?? 0) === 0);

/** Limits an effect to once per run or turn for this card. An optional effect that was declined is offered again. */
export function once(per: 'run' | 'turn', then: Effect): Effect {
  return compound({ ...then.means, once: per }, [then], (draft, context) => {
    const { slot } = context.ref;
    if (slot === null || !draft.table.cards[slot] || !notYet(per).holds(draft.table, context.ref)) return;
    countUse(draft, slot, onceKey(per));
    runPart(draft, context, 0);
  });
}

/** Asks a yes-or-no question. */
export function askWhether(draft: Draft, of: Seat, what: ChooseName, ref: TextRef): void {
  push(draft, { do: 'choose', of, what, from: [1], min: 0, max: 1, ref });
}

/** An effect that the owner may decline. */
export function may(then: Effect): Effect {
  return compound(
    { v: 'may', part: then.means },
    [then],
    (draft, { ref }) => askWhether(draft, ref.seat, 'may', ref),
    (draft, context) => {
      if (context.got.length > 0) runPart(draft, context, 0);
    },
  );
}

/** Asks for bits, but only while the player has them or might find them, which is public. `by`: by default the owner. */
const askToPay =
  (what: 'mayPay' | 'unlessPaid', amount: number, by?: Seat): EffectStep =>
  (draft, { ref }) => {
    const of = by ?? ref.seat;
    if (couldPay(draft.table, of, amount)) push(draft, { do: 'choose', of, what, from: [amount], min: 0, max: 1, ref });
    else answerWith(draft, []);
  };

/** An effect that the owner may pay for. */
export function mayPay(amount: number, then: Effect): Effect {
  return compound({ v: 'pay', n: amount, part: then.means }, [then], askToPay('mayPay', amount), (draft, context) => {
    if (context.got.length === 0) return;
    runPart(draft, context, 0);
    spend(draft, context.ref.seat, 'ability', amount);
  });
}

/** An effect that the player may pay to avoid. */
function unlessPaid(amount: number, then: Effect, by?: Seat): Effect {
  return compound(
    { v: 'unlessPaid', n: amount, ...(by !== undefined && { by }), part: then.means },
    [then],
    askToPay('unlessPaid', amount, by),
    (draft, context) => {
      if (context.got.length > 0) spend(draft, by ?? context.ref.seat, 'ability', amount);
      else runPart(draft, context, 0);
    },
  );
}

export const unlessRunnerPays = (amount: number, then: Effect): Effect => unlessPaid(amount, then, RUNNER);
export const unlessOwnerPays = (amount: number, then: Effect): Effect => unlessPaid(amount, then);

/** The numbers from 0 to `max`. */
export const numbersTo = (max: number): number[] => Array.from({ length: max + 1 }, (_, n) => n);

/**
 * Lets the player pay a price any number of times, at least `minTimes`. The text calls that number X and reads it from
 * `about.amount`.
 */
export function payX(each: number, then: Effect, minTimes: number): Effect {
  return compound(
    each === 1
      ? { v: 'pay', n: 'any', least: minTimes || undefined, part: then.means }
      : { v: 'payTimes', n: each, part: then.means },
    [then],
    (draft, { ref }) => {
      const from = numbersTo(Math.floor(bitsAvailable(draft.table, ref.seat, 'ability') / each)).slice(minTimes);
      if (couldPay(draft.table, ref.seat, (minTimes + 1) * each))
        push(draft, { do: 'choose', of: ref.seat, what: 'payX', from, min: 1, max: 1, again: true });
      else answerWith(draft, from);
    },
    (draft, { ref, got: [amount = 0] }) => {
      if (amount > 0) runPart(draft, { ref }, 0, { ...ref.about, amount });
      spend(draft, ref.seat, 'ability', amount * each);
    },
  );
}

/** Resolves an effect once for each of the given counters on this card; never if the card is not installed. */
export function forEachCounter(counter: string, then: Effect): Effect {
  return {
    steps: [
      (draft, context) => {
        const { slot } = context.ref;
        const times = slot === null ? 0 : counters(cardAt(draft.table, slot), counter);
        for (let i = 0; i < times; i++) runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'each', per: { each: 'counter', of: counter }, part: then.means },
    ...(then.plain ? { plain: true as const } : {}),
  };
}

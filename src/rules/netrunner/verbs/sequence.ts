/** Verbs that combine other effects: in sequence, conditionally, by choice. */
import { answerWith, countUse, type Draft, push } from '../draft.ts';
import type { Condition, Context, Effect, EffectStep } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import { onceKey } from '../rulebook/abilities.ts';
import { bitsAvailable, couldPay, spend } from '../rulebook/pay/payment.ts';
import { cardAt, counters, RUNNER } from '../table.ts';

/** A text without an effect. */
export const nothing: Effect = { steps: [], means: { v: 'none' } };

/** A text whose effect the rules themselves resolve; the ability's `special` says which. */
export const handledByRules: Effect = { steps: [], means: { v: 'special' } };

/** Creates an effect with a single step. */
export function verb(step: EffectStep, more: Pick<Effect, 'means'> & Partial<Effect>): Effect {
  return { steps: [step], ...more };
}

/** Returns a reference to part `index` of the current text. */
export const partOf = (ref: TextRef, index: number): TextRef => ({ ...ref, path: [...ref.path, index] });

/** Resolves a part of the current text next. */
export function runPart(draft: Draft, context: Context, index: number): void {
  push(draft, { do: 'effect', ref: partOf(context.ref, index), at: 0 });
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
  return {
    steps: [
      (draft, context) => {
        if (condition.holds(draft.table, context.ref)) runPart(draft, context, 0);
        else if (otherwise) runPart(draft, context, 1);
      },
    ],
    parts: otherwise ? [then, otherwise] : [then],
    means: { v: 'if', cond: condition, part: then.means, else: otherwise?.means },
  };
}

/** Like `when`, for a condition that the card's text already states. */
export const silently = (condition: Omit<Condition, 'kind'>, then: Effect): Effect => ({
  ...when(condition, then),
  means: { v: 'if', cond: condition, part: then.means, told: true },
});

const not = ({ holds, means }: Omit<Condition, 'kind'>): Omit<Condition, 'kind'> => ({
  holds: (table, ref) => !holds(table, ref),
  means: { ...means, not: true },
});

/** Resolves `then` only if the condition does not hold at this moment. */
export const unless = (condition: Omit<Condition, 'kind'>, then: Effect): Effect => ({
  ...when(not(condition), then),
});

/** Whether this card has not yet resolved it (`once`) in this run or turn. */
export const notYet = (per: 'run' | 'turn'): Omit<Condition, 'kind'> => ({
  holds: ({ cards }, ref) => (cards[ref?.slot ?? 0]?.used[onceKey(per)] ?? 0) === 0,
  means: { is: 'state', of: 'ability' },
});

/** Limits an effect to once per run or turn for this card. An optional effect that was declined is offered again. */
export function once(per: 'run' | 'turn', then: Effect): Effect {
  return {
    steps: [
      (draft, context) => {
        const { slot } = context.ref;
        if (slot === null || !draft.table.cards[slot] || !notYet(per).holds(draft.table, context.ref)) return;
        countUse(draft, slot, onceKey(per));
        runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { ...then.means, once: per },
  };
}

/** An effect that the owner may decline. */
export function may(then: Effect): Effect {
  return {
    steps: [
      (draft, { ref }) => push(draft, { do: 'choose', of: ref.seat, what: 'may', from: [1], min: 0, max: 1, ref }),
      (draft, context) => {
        if (context.got.length > 0) runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'may', part: then.means },
  };
}

/** An effect that the owner may pay for. Asks only while they have the bits or might find them, which is public. */
export function mayPay(amount: number, then: Effect): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        if (couldPay(draft.table, ref.seat, amount))
          push(draft, { do: 'choose', of: ref.seat, what: 'mayPay', from: [amount], min: 0, max: 1, ref });
        else answerWith(draft, []);
      },
      (draft, context) => {
        if (context.got.length === 0) return;
        runPart(draft, context, 0);
        spend(draft, context.ref.seat, 'ability', amount);
      },
    ],
    parts: [then],
    means: { v: 'pay', n: amount, part: then.means },
  };
}

/**
 * An effect that the Runner may pay to avoid. Asks only while they have the bits or might find them, which is public.
 */
export function unlessRunnerPays(amount: number, then: Effect): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        if (couldPay(draft.table, RUNNER, amount))
          push(draft, { do: 'choose', of: RUNNER, what: 'unlessPaid', from: [amount], min: 0, max: 1, ref });
        else answerWith(draft, []);
      },
      (draft, context) => {
        if (context.got.length > 0) spend(draft, RUNNER, 'ability', amount);
        else runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'unlessPaid', n: amount, by: RUNNER, part: then.means },
  };
}

/**
 * An effect that happens unless the owner pays. Asks only while they have the bits or might find them, which is public.
 */
export function unlessOwnerPays(amount: number, then: Effect): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        if (couldPay(draft.table, ref.seat, amount))
          push(draft, { do: 'choose', of: ref.seat, what: 'unlessPaid', from: [amount], min: 0, max: 1, ref });
        else answerWith(draft, []);
      },
      (draft, context) => {
        if (context.got.length > 0) spend(draft, context.ref.seat, 'ability', amount);
        else runPart(draft, context, 0);
      },
    ],
    parts: [then],
    means: { v: 'unlessPaid', n: amount, part: then.means },
  };
}

const upTo = (max: number): number[] => Array.from({ length: max + 1 }, (_, x) => x);

/**
 * Lets the player pay a price any number of times, at least `minTimes`. The text calls that number X and reads it from
 * `about.amount`.
 */
export function payX(each: number, then: Effect, minTimes: number): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = upTo(Math.floor(bitsAvailable(draft.table, ref.seat, 'ability') / each)).slice(minTimes);
        if (couldPay(draft.table, ref.seat, (minTimes + 1) * each))
          push(draft, { do: 'choose', of: ref.seat, what: 'payX', from, min: 1, max: 1, again: true });
        else answerWith(draft, from);
      },
      (draft, { ref, got }) => {
        const amount = got[0] ?? 0;
        if (amount > 0)
          push(draft, { do: 'effect', ref: { ...partOf(ref, 0), about: { ...ref.about, amount } }, at: 0 });
        spend(draft, ref.seat, 'ability', amount * each);
      },
    ],
    parts: [then],
    means:
      each === 1
        ? { v: 'pay', n: 'any', least: minTimes || undefined, part: then.means }
        : { v: 'payTimes', n: each, part: then.means },
  };
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

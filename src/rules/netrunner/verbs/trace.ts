import { push } from '../draft.ts';
import type { Ability, Cost, Effect, Modifier } from '../effect.ts';
import type { Means } from '../means.ts';
import { respondToTrace } from '../rulebook/cards/rezAnswer.ts';
import { happens } from '../rulebook/moments.ts';
import { traceLimit } from '../rulebook/numbers.ts';
import { aboutToFollow, cancelTrace } from '../rulebook/trace/trace.ts';
import { countersAt, RUNNER } from '../table.ts';
import { paidX } from './counts.ts';
import { byRules, fact, nothing, verb } from './sequence.ts';

/** What follows a trace, apart from its success. */
interface Otherwise {
  /** Additional bits per point of the trace. */
  dearer?: number;
  failure?: Effect;
  /** Follows regardless of the result (N-TRX-08). */
  either?: Effect;
}

/** Both players' bids decide what follows (N-TRC-01, N-TRC-17, N-TRX-07). X: the extra amount paid for the ice. */
export function trace(limit: number | 'X', success: Effect, { dearer, failure, either }: Otherwise = {}): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const printedLimit = limit === 'X' ? paidX(draft.table, ref.slot) : limit;
        const highest = traceLimit(draft.table, printedLimit, ref.slot);
        push(draft, { do: 'trace', limit: highest, ref, ...(dearer ? { dearer } : {}) });
        respondToTrace(draft);
        happens(draft, 'traceStarts');
      },
    ],
    parts: [success, failure ?? nothing, either ?? nothing],
    traces: true,
    means: {
      v: 'trace',
      limit: limit === 'X' ? 'paid' : limit,
      dearer,
      success: success.means,
      failure: failure?.means,
      either: either?.means,
    },
  };
}

/** One tag for every point of the trace above the link; none at a tie. */
export function tagsByTrace(): Effect {
  return verb({ v: 'tag', per: 'traceMargin' }, (draft, { ref: { about } }) => {
    const left = (about?.trace ?? 0) - (about?.link ?? 0);
    if (left > 0) push(draft, { do: 'tag', left, step: 'avoid' });
  });
}

/** Cancels the effect of the trace's success. */
export const cancelsTrace = (): Effect => verb({ v: 'special', as: { do: 'cancelTrace' } }, cancelTrace);

const onlyTags = (means: Means | undefined): boolean =>
  means?.v === 'tag' || (means?.v === 'all' && means.parts.every(onlyTags));

/** The trace's success is about to have an effect other than giving tags. */
export const doesMoreThanTag = fact({ is: 'about', of: 'that' }, (table) => !onlyTags(aboutToFollow(table)));

/** Sets the base link of a trace; one such card per trace (N-TRC-05). */
export const baseLink = (cost: number, link: number): Ability =>
  byRules('trace', { bits: cost }, { does: 'baseLink', link });

export const linkBoost = (cost: number, link: number): Ability =>
  byRules('trace', { bits: cost }, { does: 'link', link });

/** Raises the link once both bids are revealed. Each such card can do this once per trace. */
export const lateLink = (cost: Cost, link: number): Ability => byRules('revealed', cost, { does: 'link', link });

/** Each of the Runner's counters with the given name lowers their link. */
export const lessLink = (name: string, each: number): Modifier => ({
  of: 'link',
  by: -each,
  per: { each: 'counter', of: name },
  amount: (table) => -each * countersAt(table, { seat: RUNNER }, name),
});

/** Every trace succeeds, whatever the amounts. */
export const everyTraceSucceeds = (): Modifier => ({ of: 'traceSuccess', by: 1 });

/** Traces by ice only. */
export const iceTraceLimit = (amount: number): Modifier => ({
  of: 'traceLimit',
  by: amount,
  on: 'ice',
  fits: ({ cards }, _, { slot }) => cards[slot ?? 0]?.ice === true,
});

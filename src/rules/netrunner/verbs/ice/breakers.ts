/** Verbs for icebreakers: what they break, how they are raised, and what noisy ones cost. */

import type { Slot } from '../../../game.ts';
import { activeCards } from '../../active.ts';
import { addCounters, addLasting, changeRun, push, updateCard } from '../../draft.ts';
import type { Ability, Break, Effect, EffectStep, Modifier } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { iceTypes, keywordsAt } from '../../rulebook/cards/keywords.ts';
import { wormsUsed } from '../../rulebook/cards/rezAnswer.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { breakTried } from '../../rulebook/run/encounter.ts';
import { isEncountered } from '../../rulebook/run/encountered.ts';
import { cardAt, counters, type FortId, RUNNER, type Table } from '../../table.ts';
import { breakersOf } from '../cards/cards.ts';
import { chooseTrashOrder } from '../cards/trash.ts';
import { choose } from '../choose.ts';
import { byRules, condition, fact, handledByRules, nothing, verb } from '../sequence.ts';

function breakAbility(cost: number, what: Omit<Break, 'does'>, then: Effect): Ability {
  return {
    cost: { bits: cost },
    when: 'encounter',
    effect: then === nothing ? handledByRules : { ...then, means: { v: 'all', parts: [{ v: 'special' }, then.means] } },
    special: { does: 'break', ...what },
  };
}

/** Breaks one subroutine of ice with one of the given keywords. `then`: an additional effect of using it. */
export function breaks(keywords: string | readonly string[], cost: number, then: Effect = nothing): Ability {
  return breakAbility(cost, { keywords: typeof keywords === 'string' ? [keywords] : keywords }, then);
}

export const breaksAny = (cost: number, then: Effect = nothing): Ability => breakAbility(cost, { keywords: [] }, then);

/** Breaks only subroutines that trace, on any ice. */
export const breaksTraces = (cost: number): Ability => breakAbility(cost, { keywords: [], tracing: true }, nothing);

/** Breaks ice of the type chosen for this card. */
export const breaksChosen = (cost: number, then: Effect = nothing): Ability =>
  breakAbility(cost, { keywords: [], chosen: true }, then);

/** Breaks several subroutines on one piece of ice for a single price. */
export const breaksUpTo = (upTo: number, keyword: string, cost: number, then: Effect = nothing): Ability =>
  breakAbility(cost, { keywords: [keyword], upTo }, then);

/** Breaks all subroutines of one piece of ice, or none (R-CARD-dropp.1, R-CARD-dropp.4). */
export const breaksAll = (cost: number, then: Effect): Ability => breakAbility(cost, { keywords: [], all: true }, then);

/** Tries one subroutine; the effect decides whether it is broken. */
export function breakAttempt(cost: number, effect: Effect): Ability {
  return {
    cost: { bits: cost },
    when: 'encounter',
    effect,
    special: { does: 'break', keywords: [], tries: true },
  };
}

/** Breaks the subroutine that was tried. */
export const breakIt = (): Effect =>
  verb({ v: 'break' }, (draft, { ref }) => {
    if (ref.slot !== null) breakTried(draft, ref.slot);
  });

/** Raises this icebreaker's strength, usually until the encounter ends (N-BRK-06, N-BRK-07). */
export const boost = (amount: number, cost: number, until: 'encounter' | 'run' | 'turn' = 'encounter'): Ability =>
  byRules('encounter', { bits: cost }, { does: 'boost', amount, until });

/** Strengthens this icebreaker, or one of the player's own, for the rest of the run. */
export function strengthForRun(which: 'this' | 'one', amount: number): Effect {
  return verb(
    { v: 'strength', n: amount, of: which === 'this' ? 'this' : 'icebreaker', until: 'run' },
    (draft, { ref }) => {
      if (which === 'one') choose(draft, ref.seat, 'raiseOne', breakersOf(draft.table));
    },
    (draft, { ref, got }) => {
      for (const slot of which === 'one' ? got : [ref.slot ?? 0])
        if (draft.table.cards[slot]) addLasting(draft, { what: 'strength', amount, slot, until: 'run' });
    },
  );
}

const choices = {
  iceType: { what: 'iceType' },
  ice: { what: 'iceChosen' },
  fort: { what: 'fortChosen' },
} as const;

/**
 * Chooses one of the three types of ice, a piece of ice or a fort; stored on the card until another is chosen or it
 * leaves play.
 */
export function chooseFor(of: keyof typeof choices): Effect {
  const { what } = choices[of];
  const from = ({ forts }: Table): number[] =>
    of === 'iceType'
      ? iceTypes.map((_, at) => at)
      : of === 'fort'
        ? forts.map((_, at) => at)
        : forts.flatMap(({ ice }) => ice);
  const chosenBy = ({ forts }: Table, pick: number): string | undefined =>
    of === 'iceType' ? iceTypes[pick] : of === 'fort' ? forts[pick]?.id : String(pick);
  return verb(
    { v: 'choose', of },
    (draft, { ref }) =>
      of === 'ice'
        ? choose(draft, ref.seat, what, from(draft.table))
        : push(draft, { do: 'choose', of: ref.seat, what, from: from(draft.table), min: 1, max: 1 }),
    (draft, { ref, got }) => {
      const chosen = got[0] === undefined ? undefined : chosenBy(draft.table, got[0]);
      if (chosen !== undefined && ref.slot !== null && draft.table.cards[ref.slot])
        updateCard(draft, ref.slot, { chosen });
    },
  );
}

export const strongerAgainstChosen = (amount: number): Modifier => ({
  of: 'strength',
  by: amount,
  on: 'this',
  cond: { is: 'ice', chosen: true },
  fits: (table, self, { slot }) => slot === self.slot && isEncountered(table, Number(table.cards[self.slot]?.chosen)),
});

/** For a card rezzed in response to worms: their effect on this ice is undone, without a refund. */
export function undoWorms(): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'undoWorms' },
      parts: [
        { v: 'trash', n: 'all', of: { type: 'icebreaker', keyword: 'Worm' } },
        { v: 'undo', of: { type: 'icebreaker', keyword: 'Worm' } },
      ],
    },
    (draft, { ref }) => {
      const { run } = draft.table;
      if (!run || !isOnFort(draft.table, ref, run.fort)) return;
      const worms = wormsUsed(draft.table, run);
      changeRun(draft, { undone: worms });
      chooseTrashOrder(draft, ref.seat, worms);
    },
    (draft, { got }) => trashTogether(draft, got),
  );
}

const isOnFort = (table: Table, { slot }: TextRef, fort: FortId): boolean =>
  slot !== null && table.cards[slot]?.fort === fort;

/** The card broke a subroutine of the ice just passed. */
export const brokeAnySub = fact(
  { is: 'broke' },
  ({ run }, ref) => run !== null && ref?.slot != null && run.by.includes(ref.slot),
);

/** Nothing has been chosen for this card yet. */
export const notChosenYet = condition(
  'E-STATE',
  { is: 'chosen', not: true },
  (table, ref) => ref?.slot != null && table.cards[ref.slot]?.chosen === undefined,
);

const withBits = (table: Table): Slot[] =>
  activeCards(table, RUNNER)
    .filter((card) => counters(card, 'bits') > 0 && keywordsAt(table, card.slot).includes('Stealth'))
    .map((card) => card.slot);

/** Loses one bit, from a card of the Runner's choice; nothing if there is none. */
const loseOne: readonly EffectStep[] = [
  (draft) => choose(draft, RUNNER, 'stealth', withBits(draft.table)),
  (draft, { got }) => {
    for (const slot of got) addCounters(draft, slot, 'bits', -1);
  },
];

const loseAll: EffectStep = (draft) => {
  for (const slot of withBits(draft.table))
    addCounters(draft, slot, 'bits', -counters(cardAt(draft.table, slot), 'bits'));
};

/** Loses as many bits as there are, up to `amount`; the Runner chooses from which cards (N-GOLD-01). */
export const loseStealth = (amount: number | 'all'): Effect => ({
  steps: amount === 'all' ? [loseAll] : Array.from({ length: amount }, () => loseOne).flat(),
  means: { v: 'uncount', of: 'bits', n: amount, on: { keyword: 'Stealth' } },
});

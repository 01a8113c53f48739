/** What noisy icebreakers cost: bits stored on stealth cards. */
import type { Slot } from '../../../game.ts';
import { activeCards } from '../../active.ts';
import { addCounters } from '../../draft.ts';
import type { Effect, EffectStep } from '../../effect.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { cardAt, counters, RUNNER, type Table } from '../../table.ts';
import { choose } from '../cards/cards.ts';

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

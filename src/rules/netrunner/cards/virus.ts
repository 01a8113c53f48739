/**
 * What most virus programs have in common: the Corp gets a counter after each success, and the counters do the rest.
 */
import { cardsOf } from '../card.ts';
import type { CardSet, CounterKind } from '../effect.ts';
import { CORP } from '../table.ts';
import { afterSuccess, giveCounters } from '../verbs/counters/counters.ts';

interface VirusTexts extends Pick<CounterKind, 'triggers' | 'modifiers'> {
  cost: number;
  /** Keywords in addition to Virus. */
  keywords?: readonly string[];
  after: Parameters<typeof afterSuccess>[0];
  counter: string;
}

/** A virus program of the given set, with 1 MU. `after`: where the run must succeed. */
export const virusesOf =
  (set: CardSet) =>
  (id: string, title: string, { cost, keywords = [], after, counter, ...texts }: VirusTexts): void => {
    cardsOf(set).program(id, title, {
      cost,
      mu: 1,
      keywords: ['Virus', ...keywords],
      triggers: [afterSuccess(after, giveCounters(CORP, counter))],
      counters: [{ name: counter, on: CORP, virus: true, ...texts }],
    });
  };

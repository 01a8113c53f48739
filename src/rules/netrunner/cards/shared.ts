/** Parts of abilities and triggers that many cards have in common, and what all icebreakers and all viruses have. */

import { cardsOf } from '../card.ts';
import type { Ambush, CardSet, CounterKind } from '../effect.ts';
import { CORP } from '../table.ts';
import { trashThis } from '../verbs/cards/cards.ts';
import { afterSuccess, giveCounters } from '../verbs/counters/counters.ts';

/** For an action on the player's own turn. */
export const asAction = { cost: { actions: 1 }, when: 'action' } as const;

/** Once per turn, shared by all abilities of the card that have it. */
export const oncePerTurn = { name: 'action', times: 1 } as const;

export const oncePerRun = { name: 'run', times: 1, per: 'run' } as const;

/** Trashed when its last bit has been taken. */
export const trashedWhenEmpty = { on: 'emptied', effect: trashThis() } as const;

type Facts = Omit<Parameters<ReturnType<typeof cardsOf>['program']>[2], 'keywords' | 'mu' | 'strength'>;
type Kind = 'Killer' | 'Noisy' | 'Random' | 'Worm';
type Breaker = Facts & { strength: number; kind?: Kind | readonly Kind[]; mu?: number };

/** An icebreaker of the given set. `kind`: its additional keywords. `mu`: 1 by default. */
export const breakersOf =
  (set: CardSet) =>
  (id: string, title: string, { kind, mu = 1, ...facts }: Breaker): void => {
    const keywords = ['Icebreaker', ...(kind === undefined ? [] : [kind].flat())];
    cardsOf(set).program(id, title, { ...facts, mu, keywords });
  };

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

/** Where ambushes act, for cards that act in more places than the fort they are installed in. */
export const fromHqAndRd: Ambush['from'] = ['hand', 'pile', 'inside'];
export const fromEverywhere: Ambush['from'] = ['hand', 'pile', 'archives', 'inside'];

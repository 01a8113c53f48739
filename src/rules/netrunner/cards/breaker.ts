/** What all icebreakers have in common, so that a card defines only what is specific to it. */
import { cardsOf } from '../card.ts';
import type { CardSet } from '../effect.ts';

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

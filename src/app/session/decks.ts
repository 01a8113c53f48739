/** The decks a player can bring: the built-in ones, which nobody changes, and his own. */
import { useEffect, useState } from 'preact/hooks';
import { type KeptDeck, keptDecks } from '../../peer/store/decks.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import type { Refusal, Seat } from '../../rules/game.ts';
import { starterDecks } from '../../rules/netrunner/cards/starters.ts';
import { netrunner } from '../../rules/netrunner/index.ts';

export interface Deck extends KeptDeck {
  builtIn?: true;
}

const sides = ['Corp', 'Runner'] as const;

export const builtIn: readonly [Deck, Deck] = [0, 1].map((side) => ({
  id: `built-in-${side}`,
  name: `Built-in ${sides[side]} deck`,
  side: side as Seat,
  cards: [...(starterDecks[side] as string[])],
  touched: 0,
  builtIn: true as const,
})) as [Deck, Deck];

export interface Decks {
  /** The built-in ones first; null until they are read. */
  decks: readonly Deck[] | null;
  /** Why the browser keeps none. */
  fault: StoreFault | null;
  again(): void;
}

export function useDecks(): Decks {
  const [read, setRead] = useState<Omit<Decks, 'again'>>({ decks: null, fault: null });
  const again = (): void => {
    void keptDecks().then(({ decks, fault }) => setRead({ decks: [...builtIn, ...decks], fault }));
  };
  useEffect(again, []);
  return { ...read, again };
}

/** Why that deck cannot be brought to such a table. */
export const refusalOf = (deck: Deck, options: Record<string, string>): Refusal | null =>
  netrunner.deckRefusal(deck.side, deck.cards, options);

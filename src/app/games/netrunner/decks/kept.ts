/** The decks a player can bring: the built-in ones, which nobody changes, and their own. */

import { useEffect, useState } from 'preact/hooks';
import { hex } from '../../../../base/bytes.ts';
import { type KeptDeck, keepDeck, keptDecks } from '../../../../peer/store/decks.ts';
import { askToKeep } from '../../../../peer/store/keeping.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';
import type { Refusal, Seat } from '../../../../rules/game.ts';
import { readyDecks } from '../../../../rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../rules/netrunner/index.ts';
import { readyWants } from '../../../../words/en/netrunner/decks/readyWants.ts';
import type { DeckChoice } from '../../gameUi.ts';

const readyOf = (side: Seat): DeckChoice[] =>
  readyDecks[side].map(({ id, name, cards }) => ({
    id,
    name,
    wants: readyWants[id] ?? '',
    side,
    cards: [...cards],
    touched: 0,
    builtIn: true as const,
  }));

/** All that nobody changes; of each side the one for a first game stands first. */
export const ready: readonly DeckChoice[] = [...readyOf(0), ...readyOf(1)];

/** By seat: what is brought where nothing else is chosen. */
export const builtIn = [readyOf(0)[0], readyOf(1)[0]] as readonly [DeckChoice, DeckChoice];

export interface SavedDecks {
  /** The built-in ones first; null until they are read. */
  decks: readonly DeckChoice[] | null;
  /** Why the browser keeps none. */
  fault: StoreFault | null;
  /** One is new or has changed: the list says so at once, whenever the browser has written it. */
  put(deck: KeptDeck): void;
  drop(id: string): void;
}

export function useDecks(): SavedDecks {
  const [read, setRead] = useState<Pick<SavedDecks, 'decks' | 'fault'>>({ decks: null, fault: null });
  useEffect(() => {
    void keptDecks().then(({ decks, fault }) => setRead({ decks: [...ready, ...decks.filter(isOurs)], fault }));
  }, []);
  const without = (id: string): DeckChoice[] => (read.decks ?? ready).filter((deck) => deck.id !== id);
  return {
    ...read,
    put: (deck) => {
      const others = without(deck.id);
      setRead({ ...read, decks: [...others.slice(0, ready.length), deck, ...others.slice(ready.length)] });
    },
    drop: (id) => setRead({ ...read, decks: without(id) }),
  };
}

/** A deck of this game: those from the time when there was no other one do not say so. */
export const isOurs = ({ game = netrunner.id }: Pick<KeptDeck, 'game'>): boolean => game === netrunner.id;

/** Why that deck cannot be brought to such a table. */
export const refusalOf = (deck: DeckChoice, options: Record<string, string>): Refusal | null =>
  netrunner.deckRefusal(deck.side, deck.cards, options);

/** Keeps a deck that is not there yet. It has its id even where the browser keeps nothing. */
export async function keepNew(deck: Pick<KeptDeck, 'name' | 'side' | 'cards'>): Promise<KeptDeck> {
  const made = { ...deck, game: netrunner.id, id: hex(crypto.getRandomValues(new Uint8Array(6))), touched: Date.now() };
  await keepDeck(made);
  // Whatever the answer, and however long the browser takes to ask.
  void askToKeep();
  return made;
}

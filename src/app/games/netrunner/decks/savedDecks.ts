// Chunk: deck-pick
/** The decks that a player can use: built-in decks, which are read-only, and their own. */

import { useEffect, useState } from 'preact/hooks';
import { hex } from '../../../../base/bytes.ts';
import { loadDecks, type StoredDeck, saveDeck } from '../../../../peer/store/decks.ts';
import { requestPersistence } from '../../../../peer/store/persistence.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';
import type { Refusal, Seat } from '../../../../rules/game.ts';
import { builtInDecks } from '../../../../rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../rules/netrunner/index.ts';
import { readyWants } from '../../../../words/en/netrunner/decks/deckPick.ts';
import type { DeckChoice } from '../../gameUi.ts';

const readyOf = (side: Seat): DeckChoice[] =>
  builtInDecks[side].map(({ id, name, cards }) => ({
    id,
    name,
    wants: readyWants[id] ?? '',
    side,
    cards: [...cards],
    touched: 0,
    builtIn: true as const,
  }));

/** All built-in decks; each side's starter deck comes first. */
export const allBuiltInDecks: readonly DeckChoice[] = [...readyOf(0), ...readyOf(1)];

/** By seat: the default deck. */
export const defaultDecks = [readyOf(0)[0], readyOf(1)[0]] as readonly [DeckChoice, DeckChoice];

export interface SavedDecks {
  /** Built-in decks first; null until loaded. */
  decks: readonly DeckChoice[] | null;
  /** Why the browser can't store decks; null if it can. */
  fault: StoreFault | null;
  /** Adds or updates a deck in the list immediately, without waiting for storage. */
  put(deck: StoredDeck): void;
  drop(id: string): void;
}

export function useDecks(): SavedDecks {
  const [read, setRead] = useState<Pick<SavedDecks, 'decks' | 'fault'>>({ decks: null, fault: null });
  useEffect(() => {
    void loadDecks().then(({ decks, fault }) =>
      setRead({ decks: [...allBuiltInDecks, ...decks.filter(isNetrunnerDeck)], fault }),
    );
  }, []);
  const change = (to: (decks: readonly DeckChoice[]) => readonly DeckChoice[]): void =>
    setRead((before) => ({ ...before, decks: to(before.decks ?? allBuiltInDecks) }));
  return {
    ...read,
    put: (deck) =>
      change((decks) => {
        const others = decks.filter(({ id }) => id !== deck.id);
        return [...others.slice(0, allBuiltInDecks.length), deck, ...others.slice(allBuiltInDecks.length)];
      }),
    drop: (dropped) => change((decks) => decks.filter(({ id }) => id !== dropped)),
  };
}

/** Whether it is a deck for this game; older decks don't name their game. */
const isNetrunnerDeck = ({ game = netrunner.id }: Pick<StoredDeck, 'game'>): boolean => game === netrunner.id;

/** Why the given deck is not allowed at a table with these options. */
export const refusalOf = (deck: DeckChoice, options: Record<string, string>): Refusal | null =>
  netrunner.deckRefusal(deck.side, deck.cards, options);

/** Stores a new deck. It gets an id even if storage fails. */
export async function saveNewDeck(deck: Pick<StoredDeck, 'name' | 'side' | 'cards' | 'pool'>): Promise<StoredDeck> {
  const made = { ...deck, game: netrunner.id, id: hex(crypto.getRandomValues(new Uint8Array(6))), touched: Date.now() };
  await saveDeck(made);
  // Doesn't wait for the browser's answer, and works without it.
  void requestPersistence();
  return made;
}

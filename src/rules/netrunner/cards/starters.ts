/** Legal decks for each side, built in. */
import type { CardId } from '../../game.ts';
import { corpDecks } from './decks/corp.ts';
import type { ReadyDeck } from './decks/deck.ts';
import { runnerDecks } from './decks/runner.ts';

/** By seat; the first one is brought where nothing else is chosen. */
export const readyDecks: readonly [readonly ReadyDeck[], readonly ReadyDeck[]] = [corpDecks, runnerDecks];

const first = (decks: readonly ReadyDeck[]): CardId[] => [...(decks[0]?.cards ?? [])];

/** By seat: 45 cards each; the Corp's hold 18 agenda points. */
export const starterDecks: readonly [CardId[], CardId[]] = [first(corpDecks), first(runnerDecks)];

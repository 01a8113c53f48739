/** A deck without waiting for a worker, for tests that have to have it at once. */
import { curveJobs } from '../../src/peer/secret/curve.ts';
import { type Deck, deckOf, slotsOf } from '../../src/peer/secret/deckTable.ts';
import type { Secrets } from '../../src/peer/secret/seed.ts';

export function buildDeck(secrets: Secrets, cards: readonly number[]): Deck {
  return deckOf(secrets, cards, curveJobs.deriveAll(slotsOf(secrets, cards.length)));
}

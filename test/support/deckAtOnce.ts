/** A deck without a worker, for tests that need it synchronously. */
import { concat, slices } from '../../src/base/bytes.ts';
import { type Deck, deckOf, slotsOf } from '../../src/peer/secret/deckTable.ts';
import type { Secrets } from '../../src/peer/secret/seed.ts';
import { derivePoint } from './group.ts';

export function buildDeck(secrets: Secrets, cards: readonly number[]): Deck {
  return deckOf(secrets, cards, concat(...slices(slotsOf(secrets, cards.length), 64).map(derivePoint)));
}

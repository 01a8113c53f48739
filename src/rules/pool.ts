// Chunk: base
/** Decks from a pool of cards. */
import type { CardId } from './game.ts';

/** The cards of which a deck has more copies than the pool; each listed once per missing copy. */
export function missingFrom(pool: readonly CardId[], deck: readonly CardId[]): CardId[] {
  const left = new Map<CardId, number>();
  for (const card of pool) left.set(card, (left.get(card) ?? 0) + 1);
  return deck.filter((card) => {
    const copies = left.get(card) ?? 0;
    left.set(card, copies - 1);
    return copies <= 0;
  });
}

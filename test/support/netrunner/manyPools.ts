/**
 * Many sealed pools: every deck built from them is legal, and every card of a set is as frequent as others of its kind.
 */
import type { CardId } from '../../../src/rules/game.ts';
import { cardsOf, type Rarity } from '../../../src/rules/netrunner/cards/rarity.ts';
import { deckRefusal } from '../../../src/rules/netrunner/deck.ts';
import { buildDeck } from '../../../src/rules/netrunner/packs/build.ts';
import { boosterSets, packsOf, poolOf } from '../../../src/rules/netrunner/packs/packs.ts';
import { missingFrom } from '../../../src/rules/pool.ts';
import { seeded } from '../../../src/solo/random.ts';

const rarities: readonly Rarity[] = ['vital', 'common', 'uncommon', 'rare'];
/** With more standard deviations from the mean of chi-squared than this, packs are not drawn evenly. */
const MAX_DEVIATIONS = 4.5;

export class ManyPools {
  readonly #drawn = new Map<CardId, number>();

  /** Opens a booster of each set with the starters, and builds both decks. Throws if one is not legal. */
  take(seed: number): void {
    const packs = packsOf(seeded(seed), { v1: 1, proteus: 1, classic: 1 });
    // Copies in one starter depend on each other; a booster has each card once.
    for (const { kind, cards } of packs)
      if (kind === 'booster') for (const card of cards) this.#drawn.set(card, (this.#drawn.get(card) ?? 0) + 1);
    const pool = poolOf(packs);
    for (const side of [0, 1] as const) {
      const { cards } = buildDeck(side, pool);
      const refused = deckRefusal(side, cards, '1996') ?? deckRefusal(side, cards, 'rulings');
      if (refused) throw new Error(`seat ${side}: ${JSON.stringify(refused)}`);
      const missing = missingFrom(pool, cards);
      if (missing.length > 0) throw new Error(`seat ${side}: not in the pool: ${missing.join(', ')}`);
    }
  }

  /** Chi-squared for each set, side and rarity. Throws if one is too large. */
  checkEven(): void {
    for (const set of boosterSets)
      for (const side of [0, 1] as const)
        for (const rarity of rarities) {
          const cards = cardsOf(set, side, rarity);
          if (cards.length > 0) this.#checkClass(`${set} ${side} ${rarity}`, cards);
        }
  }

  #checkClass(name: string, cards: readonly CardId[]): void {
    const seen = cards.map((card) => this.#drawn.get(card) ?? 0);
    const expected = seen.reduce((sum, n) => sum + n, 0) / seen.length;
    const chiSquared = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    const free = cards.length - 1;
    console.log(`${name}: chi-squared ${chiSquared.toFixed(1)} with ${free} degrees of freedom`);
    if (chiSquared > free + MAX_DEVIATIONS * Math.sqrt(2 * free)) throw new Error(`${name} is not drawn evenly`);
  }
}

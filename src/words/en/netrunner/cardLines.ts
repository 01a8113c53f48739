/** What a card does, line by line. */
import { describe } from '../../../rules/netrunner/describe.ts';
import type { Card } from '../../../rules/netrunner/effect.ts';

export const cardLines = (card: Card): string[] =>
  describe(card)
    .split('\n')
    .filter((line) => line !== '');

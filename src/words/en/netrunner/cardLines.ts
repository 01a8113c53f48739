/** What a card does, line by line. */
import type { Card } from '../../../rules/netrunner/effect.ts';
import { describe } from './cards/describe.ts';

export const cardLines = (card: Card): string[] =>
  describe(card)
    .split('\n')
    .filter((line) => line !== '');

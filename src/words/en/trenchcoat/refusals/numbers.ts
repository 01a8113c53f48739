/** Numbers, typed or from data. */

import { plain } from '../numbers.ts';
import { calledWords } from './called.ts';
import type { TrenchRefusalWords } from './index.ts';

export const numbers = {
  notWholeTyped: ({ name, typed }) => `${calledWords(name)} must be a whole number such as 4 or −2, not “${typed}”.`,
  notWhole: ({ name }) => `${calledWords(name)} must be a whole number.`,
  outOfBounds: ({ name, value, least, most }) =>
    `${calledWords(name)} can’t be ${typeof value === 'number' ? plain(value) : value}. Use ${plain(least)} to ${most}.`,
  noNumber: ({ name }) => `${calledWords(name)} needs a number.`,
} satisfies Partial<TrenchRefusalWords>;

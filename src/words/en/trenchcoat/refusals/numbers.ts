/** Numbers, as they are typed or come as data. */

import { plain } from '../numbers.ts';
import { calledWords } from './called.ts';
import type { RefusalWords } from './index.ts';

export const numbers = {
  notWholeTyped: ({ name, typed }) => `${calledWords(name)} is a whole number, such as 4 or −2; "${typed}" is none.`,
  notWhole: ({ name }) => `${calledWords(name)} is a whole number.`,
  outOfBounds: ({ name, value, least, most }) =>
    `${calledWords(name)} ${typeof value === 'number' ? plain(value) : value} is not possible; ${plain(least)} to ${most} would do.`,
  noNumber: ({ name }) => `${calledWords(name)} has no number.`,
} satisfies Partial<RefusalWords>;

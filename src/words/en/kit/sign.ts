// Chunk: split
/** The kit on the home screen. Part of the first paint: import no rules here. */

import type { GameInfo } from '../../types.ts';
import { inside } from '../capital.ts';
import { nounFor } from '../counted.ts';

export const gameInfo: GameInfo = {
  id: 'kit',
  name: 'Real cards',
  seats: ['Corp', 'Runner'],
  pointWords: (n) => nounFor(n, 'agenda point'),
  endWords: inside,
  about: 'Counts bits, points and traces',
  icon: 'deck',
  owner: 'Netrunner was published in 1996 by Wizards of the Coast',
};

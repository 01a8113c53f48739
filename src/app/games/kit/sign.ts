/** What stands of the kit on the home screen: loaded with the first paint, so no rule. */

import { nounFor } from '../../../words/en/counted.ts';
import { inside } from '../../../words/en/inside.ts';
import type { GameSign } from '../gameUi.ts';

export const sign: GameSign = {
  id: 'kit',
  name: 'Real cards',
  seats: ['Corp', 'Runner'],
  pointWords: (n) => nounFor(n, 'agenda point'),
  endWords: inside,
  about: 'Counts bits, points and traces',
  icon: 'deck',
  owner: 'Netrunner was published in 1996 by Wizards of the Coast',
};

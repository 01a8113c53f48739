/** What stands of Netrunner on the home screen: loaded with the first paint, so no rule and no card. */

import type { GameSign } from '../../types.ts';
import { nounFor } from '../counted.ts';
import { inside } from '../inside.ts';

/** As the rules say it (`endings.ts`), and a test compares: a file that home and the workers shared would bring home into the workers. */
const SEVEN_POINTS = 'has seven agenda points';

export const sign: GameSign = {
  id: 'netrunner',
  name: 'Netrunner',
  seats: ['Corp', 'Runner'],
  pointWords: (n) => nounFor(n, 'agenda point'),
  endWords: (text) => (text.includes(SEVEN_POINTS) ? '7 agenda points' : inside(text)),
  about: 'The 1996 card game Netrunner, for two phones',
  icon: 'people',
  owner: 'Netrunner was published in 1996 by Wizards of the Coast',
};

/** What stands of Netrunner on the home screen: loaded with the first paint, so no rule and no card. */
import { SEVEN_POINTS } from '../../../rules/netrunner/endings.ts';
import { inside } from '../../words/inside.ts';
import type { GameSign } from '../gameUi.ts';

export const sign: GameSign = {
  id: 'netrunner',
  name: 'Netrunner',
  seats: ['Corp', 'Runner'],
  pointWords: (n) => (n === 1 ? 'agenda point' : 'agenda points'),
  endWords: (text) => (text.includes(SEVEN_POINTS) ? '7 agenda points' : inside(text)),
  owner: 'Netrunner was published in 1996 by Wizards of the Coast',
};

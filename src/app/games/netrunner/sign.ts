/** What stands of Netrunner on the home screen: loaded with the first paint, so no rule and no card. */
import type { GameSign } from '../gameUi.ts';

export const sign: GameSign = {
  id: 'netrunner',
  name: 'Netrunner',
  seats: ['Corp', 'Runner'],
  pointWords: (n) => (n === 1 ? 'agenda point' : 'agenda points'),
  endWords: (text) =>
    /seven agenda points/.test(text)
      ? '7 agenda points'
      : text.replace(/\.$/, '').replace(/^The (?=Corp|Runner)/, 'the '),
  owner: 'Netrunner was published in 1996 by Wizards of the Coast',
};

/** What stands of Pink Trenchcoat on the home screen: loaded with the first paint, so no rule and no node. */

import { nounFor } from '../../../words/en/counted.ts';
import { inside } from '../../../words/en/inside.ts';
import type { GameSign } from '../gameUi.ts';

export const sign: GameSign = {
  id: 'trenchcoat',
  name: 'Pink Trenchcoat',
  seats: ['Game Master', 'Player'],
  pointWords: (n) => nounFor(n, 'test'),
  endWords: inside,
  about: 'Role-playing, a Game Master and a player',
  icon: 'coat',
  own: { title: 'Sheets and nodes', detail: 'Prepare a Pink Trenchcoat adventure', sign: 'coat', who: 'Game Master' },
  owner: 'Pink Trenchcoat is a rule-set by Serbitar',
};

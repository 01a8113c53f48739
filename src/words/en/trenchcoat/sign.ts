/** What stands of Pink Trenchcoat on the home screen: loaded with the first paint, so no rule and no node. */

import type { GameSign } from '../../types.ts';
import { nounFor } from '../counted.ts';
import { inside } from '../inside.ts';

export const sign: GameSign = {
  id: 'trenchcoat',
  name: 'Pink Trenchcoat',
  seats: ['Game Master', 'Player'],
  pointWords: (n) => nounFor(n, 'test'),
  endWords: inside,
  about: 'Role-playing, a Game Master and a player',
  icon: 'coat',
  own: {
    title: 'Character sheets and nodes',
    detail: 'Prepare a Pink Trenchcoat adventure',
    sign: 'coat',
    who: 'Game Master',
  },
  owner: 'Pink Trenchcoat is a rule-set by Serbitar',
};

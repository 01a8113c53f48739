/** Pink Trenchcoat on the home screen. Part of the first paint: import no rules or nodes here. */

import type { GameInfo } from '../../types.ts';
import { inside } from '../capital.ts';
import { counted, nounFor } from '../counted.ts';

export const gameInfo: GameInfo = {
  id: 'trenchcoat',
  name: 'Pink Trenchcoat',
  seats: ['Game Master', 'Player'],
  pointWords: (n) => nounFor(n, 'test'),
  progressWords: (n) => counted(n, 'test'),
  next: {
    same: 'Next session',
    changed: 'Next session, swap seats',
    wanted: (by) => `${by} wants another session`,
  },
  group: { seat: 0, max: 6 },
  endWords: inside,
  about: 'Role-playing for a Game Master and up to six players',
  icon: 'coat',
  own: {
    title: 'Character sheets and nodes',
    detail: 'Prepare a Pink Trenchcoat adventure',
    sign: 'coat',
    who: 'Game Master',
  },
  learn: 'A first test from either seat',
  owner: 'Pink Trenchcoat is a ruleset by Serbitar',
};

/** Netrunner on the home screen. Part of the first paint: import no rules or cards here. */

import type { GameInfo } from '../../types.ts';
import { inside } from '../capital.ts';
import { nounFor } from '../counted.ts';

/**
 * The same text as in `draft/winning.ts`, which a test checks: sharing a file would pull the home screen into the workers.
 */
const SEVEN_POINTS = 'has seven agenda points';

export const gameInfo: GameInfo = {
  id: 'netrunner',
  name: 'Netrunner',
  seats: ['Corp', 'Runner'],
  pointWords: (n) => nounFor(n, 'agenda point'),
  endWords: (text) => (text.includes(SEVEN_POINTS) ? '7 agenda points' : inside(text)),
  reviewed: true,
  about: 'The 1996 card game Netrunner, for two phones',
  icon: 'people',
  owner: 'Netrunner was published in 1996 by Wizards of the Coast',
};

/** The game that deals packs, which comes first in a sealed Netrunner match. */
export const packsInfo: GameInfo = {
  id: 'packs',
  name: 'Sealed',
  leadsTo: 'netrunner',
  seats: gameInfo.seats,
  pointWords: gameInfo.pointWords,
  progressWords: () => 'dealing packs',
  endWords: inside,
  about: gameInfo.about,
  icon: 'deck',
  owner: gameInfo.owner,
};

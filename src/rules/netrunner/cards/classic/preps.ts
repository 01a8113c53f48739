/** Preps of Classic. */
import { prep } from '../../card.ts';
import { sufferFor } from '../../verbs/shields.ts';

const set = 'classic';

prep('do-the-drine', "Do the 'Drine", { set, cost: 0, play: sufferFor(4) });

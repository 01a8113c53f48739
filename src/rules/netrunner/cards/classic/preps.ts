/** Preps of Classic. */
import { prep } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { draw } from '../../verbs/cards.ts';
import { gainDice } from '../../verbs/dice.ts';
import { all } from '../../verbs/sequence.ts';
import { sufferFor } from '../../verbs/shields.ts';

const set = 'classic';

prep('do-the-drine', "Do the 'Drine", { set, cost: 0, play: sufferFor(4) });
prep('finders-keepers', 'Finders Keepers', { set, cost: 7, keywords: ['Random'], play: gainDice(3) });
prep('networking', 'Networking', { set, cost: 3, keywords: ['Double'], play: gain(9) });
prep('panzer-run', 'Panzer Run', { set, cost: 1, keywords: ['Double'], play: all(gain(4), draw(2)) });

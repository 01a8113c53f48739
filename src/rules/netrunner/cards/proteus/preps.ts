/** Preps of Proteus. */
import { prep } from '../../card.ts';
import { strengthen } from '../../verbs/cards.ts';

const set = 'proteus';

prep('the-personal-touch', 'The Personal Touch', { set, cost: 4, play: strengthen(1) });

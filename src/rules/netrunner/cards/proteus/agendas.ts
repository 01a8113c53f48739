/** Agendas of Proteus. */
import { agenda } from '../../card.ts';
import { smallerHand } from '../../verbs/board.ts';
import { damageThen, tagged } from '../../verbs/harm.ts';

const set = 'proteus';

agenda('corporate-headhunters', 'Corporate Headhunters', {
  set,
  difficulty: 5,
  points: 3,
  keywords: ['Asset'],
  abilities: [
    { cost: { actions: 1 }, when: 'action', effect: damageThen('meat', 1, smallerHand(1)), condition: tagged },
  ],
});

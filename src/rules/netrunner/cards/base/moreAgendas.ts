/** More agendas of the base set. */
import { agenda } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
agenda('political-overthrow', 'Political Overthrow', {
  set,
  difficulty: 9,
  points: 6,
  keywords: ['Black Ops'],
  abilities: [{ ...action, effect: gain(3) }],
});

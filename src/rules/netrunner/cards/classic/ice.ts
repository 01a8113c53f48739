/** Ice of Classic. */
import { ice } from '../../card.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { damage } from '../../verbs/harm.ts';

const set = 'classic';

ice('brain-drain', 'Brain Drain', {
  set,
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [rollDie(on([1], damage('brain', 3)))],
});

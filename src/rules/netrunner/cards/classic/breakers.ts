/** Icebreakers of Classic. */
import { program } from '../../card.ts';
import { boost, breaks, breaksAny } from '../../verbs/breakers.ts';
import { trashThis } from '../../verbs/cards.ts';
import { atRunEnd, later } from '../../verbs/later.ts';

const set = 'classic';

program('early-worm', 'Early Worm', {
  set,
  cost: 4,
  mu: 1,
  strength: 2,
  keywords: ['Icebreaker', 'Worm'],
  abilities: [breaks('Wall', 1), boost(3, 2)],
});
program('matador', 'Matador', {
  set,
  cost: 4,
  mu: 1,
  strength: 0,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 1), boost(5, 3)],
});
program('psychic-friend', 'Psychic Friend', {
  set,
  cost: 2,
  mu: 1,
  strength: 1,
  keywords: ['Icebreaker'],
  abilities: [breaks('Code Gate', 1), boost(1, 2, 'turn')],
});
program('rent-i-con', 'Rent-I-Con', {
  set,
  cost: 3,
  mu: 2,
  strength: 2,
  keywords: ['Icebreaker'],
  abilities: [breaksAny(1, later(atRunEnd, trashThis())), boost(1, 1)],
});

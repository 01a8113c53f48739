/** Ice of Classic. */
import { ice } from '../../card.ts';
import { divertRun } from '../../verbs/detour.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { damage } from '../../verbs/harm.ts';
import { mayPay } from '../../verbs/sequence.ts';

const set = 'classic';
const deflector = ['Code Gate', 'Deflector'];

ice('brain-drain', 'Brain Drain', {
  set,
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [rollDie(on([1], damage('brain', 3)))],
});
ice('entrapment', 'Entrapment', {
  set,
  cost: 2,
  strength: 4,
  keywords: deflector,
  subs: [mayPay(2, divertRun('any'))],
});
ice('vortex', 'Vortex', { set, cost: 0, strength: 2, keywords: deflector, subs: [mayPay(2, divertRun('any'))] });

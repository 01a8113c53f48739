import * as v from '../../../verbs/index.ts';
import { breakersOf } from '../../shared.ts';

const breaker = breakersOf('classic');

breaker('early-worm', 'Early Worm', {
  cost: 4,
  strength: 2,
  kind: 'Worm',
  abilities: [v.breaks('Wall', 1), v.boost(3, 2)],
});
breaker('matador', 'Matador', {
  cost: 4,
  strength: 0,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 1), v.boost(5, 3)],
});
breaker('ms-todon', 'MS-todon', {
  cost: 4,
  strength: 2,
  kind: ['Killer', 'Noisy'],
  abilities: [v.breaks('Sentry', 1, v.once('run', v.all(v.giveTag(), v.loseStealth('all')))), v.boost(1, 1)],
});
breaker('psychic-friend', 'Psychic Friend', {
  cost: 2,
  strength: 1,
  abilities: [v.breaks('Code Gate', 1), v.boost(1, 2, 'turn')],
});
breaker('rent-i-con', 'Rent-I-Con', {
  cost: 3,
  mu: 2,
  strength: 2,
  abilities: [v.breaksAny(1, v.later('runEnds', v.trashThis())), v.boost(1, 1)],
});

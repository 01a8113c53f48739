import { cardsOf } from '../../card.ts';
import { HQ } from '../../table.ts';
import { trashThis } from '../../verbs/cards/cards.ts';
import { onAccess } from '../../verbs/cards/draws.ts';
import { exposeEvery } from '../../verbs/cards/expose.ts';
import { takeTag } from '../../verbs/harm/harm.ts';
import { boost, breaks, breaksAny } from '../../verbs/ice/breakers.ts';
import { loseStealth } from '../../verbs/ice/stealth.ts';
import { later } from '../../verbs/later.ts';
import { brokeAllSubs, derezPassed } from '../../verbs/runs/run.ts';
import { all, once } from '../../verbs/sequence.ts';
import { breakersOf } from '../breaker.ts';

const breaker = breakersOf('classic');

breaker('early-worm', 'Early Worm', {
  cost: 4,
  strength: 2,
  kind: 'Worm',
  abilities: [breaks('Wall', 1), boost(3, 2)],
});
breaker('matador', 'Matador', { cost: 4, strength: 0, kind: 'Killer', abilities: [breaks('Sentry', 1), boost(5, 3)] });
breaker('ms-todon', 'MS-todon', {
  cost: 4,
  strength: 2,
  kind: ['Killer', 'Noisy'],
  abilities: [breaks('Sentry', 1, once('run', all(takeTag(), loseStealth('all')))), boost(1, 1)],
});
breaker('psychic-friend', 'Psychic Friend', {
  cost: 2,
  strength: 1,
  abilities: [breaks('Code Gate', 1), boost(1, 2, 'turn')],
});
breaker('rent-i-con', 'Rent-I-Con', {
  cost: 3,
  mu: 2,
  strength: 2,
  abilities: [breaksAny(1, later('runEnds', trashThis())), boost(1, 1)],
});

const { program } = cardsOf('classic');

program('schematics-search-engine', 'Schematics Search Engine', {
  cost: 2,
  mu: 1,
  triggers: [onAccess(HQ, 'before', exposeEvery('card'))],
});
program('superglue', 'Superglue', {
  cost: 2,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'pass', effect: derezPassed(), condition: brokeAllSubs }],
});

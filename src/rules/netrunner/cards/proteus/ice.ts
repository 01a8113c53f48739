/** Ice of Proteus. */
import { ice } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { damage } from '../../verbs/harm.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'proteus';

ice('chihuahua', 'Chihuahua', {
  set,
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Hellhound'],
  triggers: [{ on: 'rezzed', effect: gain(2) }],
  subs: [trace(1, damage('net', 1))],
});

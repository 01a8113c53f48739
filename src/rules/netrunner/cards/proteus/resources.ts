/** Resources of Proteus. */
import { resource } from '../../card.ts';
import { gain, store, take } from '../../verbs/bits.ts';
import { baseLink, linkBoost } from '../../verbs/trace.ts';

const set = 'proteus';
const action = { cost: { actions: 1 }, when: 'action' } as const;

resource('back-door-to-rivals', 'Back Door to Rivals', {
  set,
  cost: 2,
  keywords: ['Base Link'],
  abilities: [baseLink(0, 2), linkBoost(3, 1)],
  triggers: [{ on: 'traceAvoided', effect: gain(1) }],
});
resource('runner-sensei', 'Runner Sensei', {
  set,
  cost: 4,
  keywords: ['Base Link', 'Position'],
  abilities: [baseLink(2, 4), linkBoost(2, 1)],
  triggers: [{ on: 'traceAvoided', effect: gain(1) }],
});
resource('streetware-distributor', 'Streetware Distributor', {
  set,
  cost: 1,
  keywords: ['BBS', 'Position'],
  triggers: [{ on: 'start', effect: take(1) }],
  abilities: [{ ...action, effect: store(3) }],
});

/** Resources of Proteus. */
import { resource } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { baseLink, linkBoost } from '../../verbs/trace.ts';

const set = 'proteus';

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

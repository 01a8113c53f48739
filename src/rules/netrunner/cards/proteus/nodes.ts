/** Nodes of Proteus. */
import { node } from '../../card.ts';
import { drawHere, elsewhere } from '../../verbs/detour.ts';
import { mayPay } from '../../verbs/sequence.ts';

const set = 'proteus';

node('siren', 'Siren', {
  set,
  cost: 3,
  trash: 0,
  installs: { rezzed: true },
  triggers: [{ on: 'runBegins', only: elsewhere, effect: mayPay(1, drawHere()) }],
});

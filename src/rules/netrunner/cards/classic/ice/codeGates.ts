import { cardsOf } from '../../../card.ts';
import { ARCHIVES } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';

const { ice } = cardsOf('classic');

ice('dumpster', 'Dumpster', {
  cost: 5,
  strength: 5,
  keywords: ['Code Gate', 'Deflector'],
  installs: { only: 'notArchives' },
  subs: [v.divertRun(ARCHIVES)],
});
ice('entrapment', 'Entrapment', {
  cost: 2,
  strength: 4,
  keywords: ['Code Gate', 'Deflector'],
  subs: [v.mayPay(2, v.divertRun('any'))],
});
ice('puzzle', 'Puzzle', {
  cost: 2,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [v.all(v.endRun(), v.later('turnEnds', v.trashThis())), v.all(v.endRun(), v.later('turnEnds', v.trashThis()))],
});
ice('trapdoor', 'Trapdoor', {
  cost: 3,
  strength: 3,
  keywords: ['Code Gate', 'Deflector'],
  installs: { only: 'hqOrRd' },
  triggers: [v.brokenWithoutSubsidiary()],
  subs: [v.divertRun('subsidiary')],
});
ice('vortex', 'Vortex', {
  cost: 0,
  strength: 2,
  keywords: ['Code Gate', 'Deflector'],
  subs: [v.mayPay(2, v.divertRun('any'))],
});

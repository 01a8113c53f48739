import { cardsOf } from '../../../card.ts';
import { ARCHIVES } from '../../../table.ts';
import { trashThis } from '../../../verbs/cards/cards.ts';
import { later } from '../../../verbs/later.ts';
import { brokenWithoutSubsidiary, divertRun } from '../../../verbs/runs/detour.ts';
import { endRun } from '../../../verbs/runs/run.ts';
import { all, mayPay } from '../../../verbs/sequence.ts';

const { ice } = cardsOf('classic');

ice('dumpster', 'Dumpster', {
  cost: 5,
  strength: 5,
  keywords: ['Code Gate', 'Deflector'],
  installs: { only: 'notArchives' },
  subs: [divertRun(ARCHIVES)],
});
ice('entrapment', 'Entrapment', {
  cost: 2,
  strength: 4,
  keywords: ['Code Gate', 'Deflector'],
  subs: [mayPay(2, divertRun('any'))],
});
ice('puzzle', 'Puzzle', {
  cost: 2,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [all(endRun(), later('turnEnds', trashThis())), all(endRun(), later('turnEnds', trashThis()))],
});
ice('trapdoor', 'Trapdoor', {
  cost: 3,
  strength: 3,
  keywords: ['Code Gate', 'Deflector'],
  installs: { only: 'hqOrRd' },
  triggers: [brokenWithoutSubsidiary()],
  subs: [divertRun('subsidiary')],
});
ice('vortex', 'Vortex', {
  cost: 0,
  strength: 2,
  keywords: ['Code Gate', 'Deflector'],
  subs: [mayPay(2, divertRun('any'))],
});

/** Cards of the base set that change other ice: its strength, its subroutines. */
import { agenda, node, upgrade } from '../../card.ts';
import { noBreakersHere, undoWorms } from '../../verbs/breakers.ts';
import { cheaperRez } from '../../verbs/costs.ts';
import { lendTo, lendToFort, transmute } from '../../verbs/ice.ts';
import { endRun } from '../../verbs/run.ts';
import { unlessRunnerPays } from '../../verbs/sequence.ts';
import { iceStrength, strengthenFort } from '../../verbs/strength.ts';

const set = 'v1';

agenda('black-ice-quality-assurance', 'Black Ice Quality Assurance', {
  set,
  difficulty: 5,
  points: 2,
  keywords: ['Research', 'Black Ops'],
  modifiers: [iceStrength('Black Ice', 2)],
});
agenda('ice-transmutation', 'Ice Transmutation', {
  set,
  difficulty: 5,
  points: 3,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: transmute() }],
});
agenda('security-net-optimization', 'Security Net Optimization', {
  set,
  difficulty: 5,
  points: 3,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: strengthenFort(1) }],
});
node('encoder-inc', 'Encoder, Inc.', {
  set,
  cost: 0,
  trash: 1,
  modifiers: [cheaperRez('Code Gate', 1)],
  lends: [lendTo('Code Gate', endRun())],
});
node('newsgroup-taunting', 'Newsgroup Taunting', {
  set,
  cost: 1,
  trash: 0,
  triggers: [{ on: 'runBegins', effect: unlessRunnerPays(1, endRun()) }],
});
upgrade('aardvark', 'Aardvark', {
  set,
  cost: 0,
  trash: 4,
  rezAt: 'worm',
  modifiers: [noBreakersHere('Worm')],
  triggers: [{ on: 'rezzed', effect: undoWorms() }],
});
upgrade('tesseract-fort-construction', 'Tesseract Fort Construction', {
  set,
  cost: 2,
  trash: 3,
  lends: [lendToFort(unlessRunnerPays(1, endRun()))],
});

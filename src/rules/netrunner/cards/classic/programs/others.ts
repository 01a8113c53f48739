/** Programs of Classic that are neither icebreakers nor viruses. */
import { cardsOf } from '../../../card.ts';
import { HQ } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';

const { program } = cardsOf('classic');

program('schematics-search-engine', 'Schematics Search Engine', {
  cost: 2,
  mu: 1,
  triggers: [v.onAccess(HQ, 'before', v.exposeEvery('card'))],
});
program('superglue', 'Superglue', {
  cost: 2,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'pass', effect: v.derezPassed(), condition: v.brokeAllSubs }],
});

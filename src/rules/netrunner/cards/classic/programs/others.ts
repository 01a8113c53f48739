/** Programs of Classic that are neither icebreakers nor viruses. */
import { cardsOf } from '../../../card.ts';
import { HQ } from '../../../table.ts';
import { onAccess } from '../../../verbs/cards/draws.ts';
import { exposeEvery } from '../../../verbs/cards/expose.ts';
import { brokeAllSubs, derezPassed } from '../../../verbs/runs/run.ts';

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

import { cardsOf } from '../../card.ts';
import { CORP, RUNNER } from '../../table.ts';
import { newHand } from '../../verbs/cards/piles.ts';
import { afterSuccess } from '../../verbs/counters/counters.ts';
import { giveTag } from '../../verbs/harm/harm.ts';
import { lastTurn, rollPerRun } from '../../verbs/past.ts';
import { may } from '../../verbs/sequence.ts';

const { node } = cardsOf('classic');

node('indiscriminate-response-team', 'Indiscriminate Response Team', {
  cost: 0,
  trash: 2,
  keywords: ['Black Ops'],
  triggers: [afterSuccess(null, may(newHand(RUNNER, CORP)))],
});
node('satellite-monitors', 'Satellite Monitors', {
  cost: 3,
  trash: 1,
  triggers: [{ on: 'start', only: lastTurn('run', 1), effect: may(rollPerRun(1, giveTag())) }],
});
node('strategic-planning-group', 'Strategic Planning Group', {
  cost: 2,
  trash: 4,
  keywords: ['Unique'],
  sift: 'bottom',
});

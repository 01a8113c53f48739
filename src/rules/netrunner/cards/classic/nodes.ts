import { cardsOf } from '../../card.ts';
import { CORP, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { node } = cardsOf('classic');

node('indiscriminate-response-team', 'Indiscriminate Response Team', {
  cost: 0,
  trash: 2,
  keywords: ['Black Ops'],
  triggers: [v.afterSuccess(null, v.may(v.newHand(RUNNER, CORP)))],
});
node('satellite-monitors', 'Satellite Monitors', {
  cost: 3,
  trash: 1,
  triggers: [{ on: 'start', only: v.lastTurn('run', 1), effect: v.may(v.rollPerRun(1, v.giveTag())) }],
});
node('strategic-planning-group', 'Strategic Planning Group', {
  cost: 2,
  trash: 4,
  keywords: ['Unique'],
  sift: 'bottom',
});

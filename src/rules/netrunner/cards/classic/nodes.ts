/** Nodes of Classic. */
import { node } from '../../card.ts';
import { lastTurn } from '../../verbs/board.ts';
import { giveTag } from '../../verbs/harm.ts';
import { rollPerRun } from '../../verbs/past.ts';
import { may } from '../../verbs/sequence.ts';

node('satellite-monitors', 'Satellite Monitors', {
  set: 'classic',
  cost: 3,
  trash: 1,
  triggers: [{ on: 'start', only: lastTurn('run', 1), effect: may(rollPerRun(1, giveTag())) }],
});

/** Upgrades of Proteus. */
import { upgrade } from '../../card.ts';
import { endRun } from '../../verbs/run.ts';
import { unlessRunnerPays } from '../../verbs/sequence.ts';

const set = 'proteus';

upgrade('rasmin-bridger', 'Rasmin Bridger', {
  set,
  cost: 4,
  trash: 2,
  keywords: ['Sysop'],
  triggers: [{ on: 'icePassed', of: 'fort', effect: unlessRunnerPays(1, endRun()) }],
});

/** Agendas of Classic. */
import { agenda } from '../../card.ts';
import { putCounters } from '../../verbs/bits/bits.ts';
import { draw } from '../../verbs/cards/cards.ts';
import { avoidNextViruses, removeVirus } from '../../verbs/counters/counters.ts';
import { inRig, scoreThis } from '../../verbs/game.ts';
import { endRun, inRun } from '../../verbs/runs/run.ts';
import { all } from '../../verbs/sequence.ts';

const set = 'classic';

agenda('data-fort-remapping', 'Data Fort Remapping', {
  set,
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: putCounters('Remap', 1) }],
  abilities: [{ cost: { counter: 'Remap' }, when: 'window', effect: endRun(), condition: inRun }],
});
agenda('superserum', 'Superserum', {
  set,
  difficulty: 3,
  points: 2,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: all(removeVirus(), avoidNextViruses(2)) }],
});
agenda('theorem-proof', 'Theorem Proof', {
  set,
  difficulty: 5,
  points: 3,
  keywords: ['Research'],
  asProgram: { mu: 2 },
  abilities: [{ cost: { actions: 1 }, when: 'action', effect: scoreThis(), condition: inRig }],
});
agenda('unlisted-research-lab', 'Unlisted Research Lab', {
  set,
  difficulty: 3,
  points: 2,
  keywords: ['Asset', 'Gray Ops'],
  triggers: [{ on: 'start', effect: draw(1) }],
});

import { cardsOf } from '../../card.ts';
import { putCounters } from '../../verbs/bits/bits.ts';
import { draw } from '../../verbs/cards/cards.ts';
import { removeVirus } from '../../verbs/counters/counters.ts';
import { scoreFromRig } from '../../verbs/game.ts';
import { avoidNext } from '../../verbs/harm/tags.ts';
import { endRun, inRun } from '../../verbs/runs/run.ts';
import { all } from '../../verbs/sequence.ts';

const { agenda } = cardsOf('classic');

agenda('data-fort-remapping', 'Data Fort Remapping', {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: putCounters('Remap', 1) }],
  abilities: [{ cost: { counter: 'Remap' }, when: 'window', effect: endRun(), condition: inRun('anywhere') }],
});
agenda('superserum', 'Superserum', {
  difficulty: 3,
  points: 2,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: all(removeVirus(), avoidNext('virus', 2)) }],
});
agenda('theorem-proof', 'Theorem Proof', {
  difficulty: 5,
  points: 3,
  keywords: ['Research'],
  asProgram: { mu: 2 },
  abilities: [scoreFromRig({ actions: 1 })],
});
agenda('unlisted-research-lab', 'Unlisted Research Lab', {
  difficulty: 3,
  points: 2,
  keywords: ['Asset', 'Gray Ops'],
  triggers: [{ on: 'start', effect: draw(1) }],
});

import { cardsOf } from '../../card.ts';
import * as v from '../../verbs/index.ts';

const { agenda } = cardsOf('classic');

agenda('data-fort-remapping', 'Data Fort Remapping', {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.putCounters('Remap', 1) }],
  abilities: [{ cost: { counter: 'Remap' }, when: 'window', effect: v.endRun(), condition: v.inRun('anywhere') }],
});
agenda('superserum', 'Superserum', {
  difficulty: 3,
  points: 2,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: v.all(v.removeVirus(), v.avoidNext('virus', 2)) }],
});
agenda('theorem-proof', 'Theorem Proof', {
  difficulty: 5,
  points: 3,
  keywords: ['Research'],
  asProgram: { mu: 2 },
  abilities: [v.scoreFromRig({ actions: 1 })],
});
agenda('unlisted-research-lab', 'Unlisted Research Lab', {
  difficulty: 3,
  points: 2,
  keywords: ['Asset', 'Gray Ops'],
  triggers: [{ on: 'start', effect: v.draw(1) }],
});

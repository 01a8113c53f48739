/** Agendas of Classic. */
import { agenda } from '../../card.ts';
import { draw } from '../../verbs/cards.ts';
import { inRig, scoreThis } from '../../verbs/game.ts';

const set = 'classic';

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

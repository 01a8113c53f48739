/** Operations of Classic. */
import { operation } from '../../card.ts';
import { lessMemory } from '../../verbs/board.ts';
import { draw } from '../../verbs/cards/cards.ts';
import { shuffleInFromHand } from '../../verbs/cards/hands.ts';
import { fetchIce } from '../../verbs/cards/reveal.ts';
import { tagged } from '../../verbs/harm/harm.ts';
import { all } from '../../verbs/sequence.ts';

const set = 'classic';

operation('badtimes', 'Badtimes', {
  set,
  cost: 4,
  keywords: ['Virus'],
  play: lessMemory(2),
  playOnly: tagged,
});
operation('corporate-shuffle', 'Corporate Shuffle', {
  set,
  cost: 0,
  keywords: ['Double'],
  play: all(draw(5), shuffleInFromHand()),
});
operation('reclamation-project', 'Reclamation Project', { set, cost: 0, keywords: ['Double'], play: fetchIce() });

/** Operations of Classic. */
import { operation } from '../../card.ts';
import { lessMemory } from '../../verbs/board.ts';
import { tagged } from '../../verbs/harm.ts';

operation('badtimes', 'Badtimes', {
  set: 'classic',
  cost: 4,
  keywords: ['Virus'],
  play: lessMemory(2),
  playOnly: tagged,
});

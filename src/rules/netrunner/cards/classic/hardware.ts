/** Hardware of Classic. */
import { hardware } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { avoidTagAndForgo, shield } from '../../verbs/harm.ts';

const set = 'classic';
hardware('little-black-box', 'Little Black Box', {
  set,
  cost: 4,
  keywords: ['Deck'],
  modifiers: [moreMemory(1), moreHandSize(RUNNER, 1)],
  abilities: [shield(1, 'net', 'brain')],
  pool: { for: ['link'], bits: 1 },
});
hardware('vintage-camaro', 'Vintage Camaro', {
  set,
  cost: 1,
  keywords: ['Vehicle'],
  abilities: [avoidTagAndForgo(1, 1)],
});

/** More cards of Classic. */
import { agenda, hardware, prep } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { gain } from '../../verbs/bits.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { draw } from '../../verbs/cards.ts';
import { gainDice } from '../../verbs/dice.ts';
import { avoidTagAndForgo, shield } from '../../verbs/harm.ts';
import { all } from '../../verbs/sequence.ts';

const set = 'classic';
prep('finders-keepers', 'Finders Keepers', { set, cost: 7, keywords: ['Random'], play: gainDice(3) });
hardware('little-black-box', 'Little Black Box', {
  set,
  cost: 4,
  keywords: ['Deck'],
  modifiers: [moreMemory(1), moreHandSize(RUNNER, 1)],
  abilities: [shield(1, 'net', 'brain')],
  pool: { for: ['link'], bits: 1 },
});
prep('networking', 'Networking', { set, cost: 3, keywords: ['Double'], play: gain(9) });
prep('panzer-run', 'Panzer Run', { set, cost: 1, keywords: ['Double'], play: all(gain(4), draw(2)) });
agenda('unlisted-research-lab', 'Unlisted Research Lab', {
  set,
  difficulty: 3,
  points: 2,
  keywords: ['Asset', 'Gray Ops'],
  triggers: [{ on: 'start', effect: draw(1) }],
});
hardware('vintage-camaro', 'Vintage Camaro', {
  set,
  cost: 1,
  keywords: ['Vehicle'],
  abilities: [avoidTagAndForgo(1, 1)],
});

/** Operations of Proteus. */
import { operation } from '../../card.ts';
import { lastTurn } from '../../verbs/board.ts';
import { tagsByTrace, trace } from '../../verbs/trace.ts';

const set = 'proteus';

operation('manhunt', 'Manhunt', {
  set,
  cost: 4,
  keywords: ['Gray Ops'],
  play: trace(6, tagsByTrace()),
  playOnly: lastTurn('run', 1),
});

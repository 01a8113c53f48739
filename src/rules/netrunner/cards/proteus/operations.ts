/** Operations of Proteus. */
import { operation } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { lastTurn } from '../../verbs/board.ts';
import { giveTag } from '../../verbs/harm.ts';
import { nodeTrashedLastTurn } from '../../verbs/past.ts';
import { tagsByTrace, trace } from '../../verbs/trace.ts';

const set = 'proteus';

operation('credit-consolidation', 'Credit Consolidation', {
  set,
  cost: 10,
  keywords: ['Transactions'],
  play: gain(15),
});
operation('data-sifters', 'Data Sifters', { set, cost: 4, play: giveTag(), playOnly: nodeTrashedLastTurn });
operation('manhunt', 'Manhunt', {
  set,
  cost: 4,
  keywords: ['Gray Ops'],
  play: trace(6, tagsByTrace()),
  playOnly: lastTurn('run', 1),
});

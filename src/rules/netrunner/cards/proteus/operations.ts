/** Operations of Proteus. */
import { operation } from '../../card.ts';
import { gain } from '../../verbs/bits/bits.ts';
import { lastTurn } from '../../verbs/board.ts';
import { giveTag } from '../../verbs/harm/harm.ts';
import { ifNodeTrashed, nodeTrashedLastTurn, resourceInstalled, trashNewResource } from '../../verbs/past.ts';
import { all } from '../../verbs/sequence.ts';
import { tagsByTrace, trace } from '../../verbs/trace.ts';

const set = 'proteus';

operation('credit-consolidation', 'Credit Consolidation', {
  set,
  cost: 10,
  keywords: ['Transactions'],
  play: gain(15),
});
operation('data-sifters', 'Data Sifters', {
  set,
  cost: 4,
  play: ifNodeTrashed(giveTag()),
  playOnly: nodeTrashedLastTurn,
});
operation('manhunt', 'Manhunt', {
  set,
  cost: 4,
  keywords: ['Gray Ops'],
  play: trace(6, tagsByTrace()),
  playOnly: lastTurn('run', 1),
});
operation('underworld-mole', 'Underworld Mole', {
  set,
  cost: 6,
  keywords: ['Gray Ops'],
  play: trace(4, all(trashNewResource(), giveTag())),
  playOnly: resourceInstalled,
});

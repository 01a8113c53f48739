/** More preps of Proteus. */
import { prep } from '../../card.ts';
import { HQ, RD } from '../../table.ts';
import { gain } from '../../verbs/bits.ts';
import { draw } from '../../verbs/cards.ts';
import { giveBadPublicity, onePointMore } from '../../verbs/game.ts';
import { ownTag } from '../../verbs/harm.ts';
import { makeRunWhile } from '../../verbs/makeRun.ts';
import { hurtInRuns, succeededOnAll, trashedThisTurn } from '../../verbs/past.ts';
import { all, when } from '../../verbs/sequence.ts';
import { hasConnections, trashInstalled } from '../../verbs/trash.ts';

const set = 'proteus';
prep('cruising-for-netwatch', 'Cruising for Netwatch', { set, cost: 0, play: all(gain(1), draw(2)) });
prep('drone-for-a-day', 'Drone for a Day', { set, cost: 4, play: all(gain(9), ownTag()) });
prep('frame-up', 'Frame-Up', {
  set,
  cost: 2,
  keywords: ['Bad Publicity'],
  play: all(giveBadPublicity(1), when(hurtInRuns('Black Ops', HQ, RD), onePointMore())),
  playOnly: succeededOnAll(HQ, RD),
});
prep('on-the-fast-track', 'On the Fast Track', {
  set,
  cost: 0,
  play: when(trashedThisTurn('Advertisement'), gain(8), when(trashedThisTurn('Transactions'), gain(6))),
});
prep('poisoned-water-supply', 'Poisoned Water Supply', {
  set,
  cost: 4,
  keywords: ['Bad Publicity'],
  play: all(trashInstalled(2, { type: 'resource', keyword: 'Connection' }), giveBadPublicity(1)),
  playOnly: hasConnections(2),
});
prep('reconnaissance', 'Reconnaissance', {
  set,
  cost: 0,
  play: makeRunWhile('rezzed', 'the Corp rezzes a card', gain(1)),
});
prep('stakeout', 'Stakeout', { set, cost: 0, play: all(gain(2), draw(1)) });

import { cardsOf } from '../../card.ts';
import { HQ, RD } from '../../table.ts';
import { gain } from '../../verbs/bits/bits.ts';
import { sellPoints } from '../../verbs/board.ts';
import { draw } from '../../verbs/cards/cards.ts';
import { trashFromHand } from '../../verbs/cards/hands.ts';
import { revealUntil, searchAny } from '../../verbs/cards/piles.ts';
import { gainDice } from '../../verbs/dice.ts';
import { removeTags, takeTag } from '../../verbs/harm/harm.ts';
import { brainDamageForBits } from '../../verbs/harm/shields.ts';
import { happened } from '../../verbs/past.ts';
import { makeRun, makeRunFor, makeRunWhile } from '../../verbs/runs/makeRun.ts';
import { accessMoreNow, quietRun } from '../../verbs/runs/success.ts';
import { all, when } from '../../verbs/sequence.ts';

const { prep } = cardsOf('classic');

prep('boostergang-connections', 'Boostergang Connections', {
  cost: 7,
  play: trashFromHand('all', searchAny('asMany')),
});
prep('corruption', 'Corruption', {
  cost: 0,
  playOnly: happened('stolen', 'turn'),
  play: all(sellPoints(10), takeTag()),
});
prep('do-the-drine', "Do the 'Drine", { cost: 0, play: brainDamageForBits(4) });
prep('finders-keepers', 'Finders Keepers', { cost: 7, keywords: ['Random'], play: gainDice(3) });
prep('gypsy-schedule-analyzer', 'Gypsy Schedule Analyzer', { cost: 2, play: makeRunFor(RD, revealUntil('agenda')) });
prep('library-search', 'Library Search', {
  cost: 2,
  play: makeRunWhile('runSucceeds', when(quietRun, accessMoreNow(2)), [HQ, RD]),
});
prep('meat-upgrade', 'Meat Upgrade', { cost: 2, keywords: ['Double'], play: all(removeTags(2), draw(3)) });
prep('networking', 'Networking', { cost: 3, keywords: ['Double'], play: gain(9) });
prep('panzer-run', 'Panzer Run', { cost: 1, keywords: ['Double'], play: all(gain(4), draw(2)) });
prep('running-interference', 'Running Interference', {
  cost: 2,
  keywords: ['Double'],
  play: makeRun(null, { what: 'dearRez', amount: 1 }),
});

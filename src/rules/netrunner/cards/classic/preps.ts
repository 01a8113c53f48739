import { cardsOf } from '../../card.ts';
import { HQ, RD } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { prep } = cardsOf('classic');

prep('boostergang-connections', 'Boostergang Connections', {
  cost: 7,
  play: v.trashFromHand('all', v.searchAny('asMany')),
});
prep('corruption', 'Corruption', {
  cost: 0,
  playOnly: v.happened('stolen', 'turn'),
  play: v.all(v.sellPoints(10), v.giveTag()),
});
prep('do-the-drine', 'Do the ’Drine', { cost: 0, play: v.brainDamageForBits(4) });
prep('finders-keepers', 'Finders Keepers', { cost: 7, keywords: ['Random'], play: v.gainDice(3) });
prep('gypsy-schedule-analyzer', 'Gypsy Schedule Analyzer', {
  cost: 2,
  play: v.makeRunFor(RD, v.revealUntil('agenda')),
});
prep('library-search', 'Library Search', {
  cost: 2,
  play: v.makeRunWhile('runSucceeds', v.when(v.quietRun, v.accessMoreNow(2)), [HQ, RD]),
});
prep('meat-upgrade', 'Meat Upgrade', { cost: 2, keywords: ['Double'], play: v.all(v.removeTags(2), v.draw(3)) });
prep('networking', 'Networking', { cost: 3, keywords: ['Double'], play: v.gain(9) });
prep('panzer-run', 'Panzer Run', { cost: 1, keywords: ['Double'], play: v.all(v.gain(4), v.draw(2)) });
prep('running-interference', 'Running Interference', {
  cost: 2,
  keywords: ['Double'],
  play: v.makeRun(null, { what: 'dearRez', amount: 1 }),
});

/** Cards of Classic that work on piles and hands. */
import { node, operation, prep } from '../../card.ts';
import { RD, RUNNER } from '../../table.ts';
import { draw } from '../../verbs/cards.ts';
import { shuffleInFromHand } from '../../verbs/hands.ts';
import { removeTag } from '../../verbs/harm.ts';
import { makeRunFor } from '../../verbs/makeRun.ts';
import { newHand, revealUntil } from '../../verbs/piles.ts';
import { fetchIce } from '../../verbs/reveal.ts';
import { all, may } from '../../verbs/sequence.ts';

const set = 'classic';
const keywords = ['Double'];

node('indiscriminate-response-team', 'Indiscriminate Response Team', {
  set,
  cost: 0,
  trash: 2,
  keywords: ['Black Ops'],
  triggers: [{ on: 'runSucceeds', effect: may(newHand(RUNNER)) }],
});
node('strategic-planning-group', 'Strategic Planning Group', {
  set,
  cost: 2,
  trash: 4,
  keywords: ['Unique'],
  sift: 'bottom',
});
operation('corporate-shuffle', 'Corporate Shuffle', {
  set,
  cost: 0,
  keywords,
  play: all(draw(5), shuffleInFromHand()),
});
operation('reclamation-project', 'Reclamation Project', { set, cost: 0, keywords, play: fetchIce() });
prep('gypsy-schedule-analyzer', 'Gypsy Schedule Analyzer', {
  set,
  cost: 2,
  play: makeRunFor(RD, revealUntil('agenda')),
});
prep('meat-upgrade', 'Meat Upgrade', { set, cost: 2, keywords, play: all(removeTag(2), draw(3)) });

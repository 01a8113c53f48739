/** Nodes of the base set that work for an action. */
import { node } from '../../card.ts';
import { store, take, takeAll } from '../../verbs/bits.ts';
import { takeOneBack } from '../../verbs/cards.ts';
import { damage, giveTag } from '../../verbs/harm.ts';
import { ownNewHand } from '../../verbs/piles.ts';
import { taggedTimes } from '../../verbs/tags.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
node('blood-cat', 'Blood Cat', {
  set,
  cost: 6,
  trash: 0,
  keywords: ['AI'],
  abilities: [{ ...action, effect: trace(5, giveTag()) }],
});
node('cowboy-sysop', 'Cowboy Sysop', { set, cost: 0, trash: 3, abilities: [{ ...action, effect: takeOneBack() }] });
node('department-of-truth-enhancement', 'Department of Truth Enhancement', {
  set,
  cost: 2,
  trash: 1,
  keywords: ['Gray Ops'],
  abilities: [
    { ...action, effect: store(3) },
    { ...action, effect: takeAll() },
  ],
});
node('i-got-a-rock', 'I Got a Rock', {
  set,
  cost: 3,
  trash: 2,
  keywords: ['Black Ops'],
  abilities: [
    { cost: { actions: 1, points: 3 }, when: 'action', effect: damage('meat', 15), condition: taggedTimes(2) },
  ],
});
node('rescheduler', 'Rescheduler', {
  set,
  cost: 0,
  trash: 3,
  keywords: ['Gray Ops'],
  abilities: [{ ...action, effect: ownNewHand() }],
});
node('spinn-public-relations', 'Spinn Public Relations', {
  set,
  cost: 1,
  trash: 4,
  keywords: ['Transactions'],
  triggers: [{ on: 'start', effect: take(1) }],
  abilities: [{ ...action, effect: store(3) }],
});

/** Cards of the base set that give actions, or take several at once. */
import { node } from '../../card.ts';
import { extraAction } from '../../verbs/actions.ts';
import { gain } from '../../verbs/bits.ts';

const set = 'v1';

node('remote-facility', 'Remote Facility', {
  set,
  cost: 5,
  trash: 1,
  keywords: ['Asset'],
  abilities: [extraAction(undefined, 'must')],
});
node('south-african-mining-corp', 'South African Mining Corp', {
  set,
  cost: 0,
  trash: 1,
  keywords: ['Transactions'],
  abilities: [{ cost: { actions: 3 }, when: 'action', effect: gain(6) }],
});

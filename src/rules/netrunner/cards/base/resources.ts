/** Resources of the base set. */
import { resource } from '../../card.ts';
import { gain, store, take, takeAll } from '../../verbs/bits.ts';
import { search, trashThis } from '../../verbs/cards.ts';
import { avoidTag, baseLink, linkBoost, oneBaseLink, prevent, removeTag } from '../../verbs/harm.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
const once = { limit: { name: 'action', times: 1 } };

resource('access-to-kiribati', 'Access to Kiribati', {
  set,
  cost: 1,
  keywords: ['Base Link'],
  abilities: [baseLink(1, 1), linkBoost(1, 1)],
  notes: [oneBaseLink],
});
resource('broker', 'Broker', {
  set,
  cost: 3,
  keywords: ['Connection'],
  abilities: [
    { ...action, ...once, effect: store(3) },
    { ...action, ...once, effect: takeAll() },
  ],
  notes: ['Use this card for no more than one action a turn.'],
});
resource('fall-guy', 'Fall Guy', { set, cost: 0, abilities: [avoidTag({ trash: true })] });
resource('floating-runner-bbs', 'Floating Runner BBS', {
  set,
  cost: 6,
  keywords: ['BBS', 'Position'],
  triggers: [{ on: 'start', effect: gain(1) }],
});
resource('leland-corporate-bodyguard', 'Leland, Corporate Bodyguard', {
  set,
  cost: 2,
  abilities: [prevent({ bits: 1 }, 1, 'meat'), avoidTag({ trash: true })],
});
resource('nomad-allies', 'Nomad Allies', {
  set,
  cost: 2,
  keywords: ['Connection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: removeTag() }, avoidTag({ trash: true })],
});
resource('short-term-contract', 'Short-Term Contract', {
  set,
  cost: 1,
  keywords: ['Position'],
  triggers: [
    { on: 'installed', effect: store(12) },
    { on: 'emptied', effect: trashThis() },
  ],
  abilities: [{ ...action, effect: take(2) }],
});
resource('the-short-circuit', 'The Short Circuit', {
  set,
  cost: 1,
  keywords: ['BBS'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: search('program') }],
});

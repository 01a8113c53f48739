/** Nodes and upgrades of the base set. */
import { node, upgrade } from '../../card.ts';
import { CORP } from '../../table.ts';
import { store, take } from '../../verbs/bits.ts';
import { moreHandSize, stealTax } from '../../verbs/board.ts';
import { draw, trashThis } from '../../verbs/cards.ts';
import { damage, giveTag, tagged } from '../../verbs/harm.ts';
import { fortStrength } from '../../verbs/run.ts';
import { all, mayPay } from '../../verbs/sequence.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
const goneWhenEmpty = { on: 'emptied', effect: trashThis() } as const;
const fromAnywhere = 'Acts from HQ and R&D too, never from Archives. The Runner shows it when he accesses it in R&D.';

node('bbs-whispering-campaign', 'BBS Whispering Campaign', {
  set,
  cost: 0,
  trash: 4,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(16) }, goneWhenEmpty],
  abilities: [{ ...action, effect: take(2) }],
});
node('esa-contract', 'ESA Contract', { set, cost: 0, trash: 3, abilities: [{ ...action, effect: draw(2) }] });
node('holovid-campaign', 'Holovid Campaign', {
  set,
  cost: 4,
  trash: 7,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(12) }, { on: 'start', effect: take(1) }, goneWhenEmpty],
});
node('rockerboy-promotion', 'Rockerboy Promotion', {
  set,
  cost: 4,
  trash: 3,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(15) }, goneWhenEmpty],
  abilities: [{ ...action, effect: take(3) }],
});
node('rustbelt-hq-branch', 'Rustbelt HQ Branch', {
  set,
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  modifiers: [moreHandSize(CORP, 2)],
});
node('setup', 'Setup!', {
  set,
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { uninstalled: true },
  triggers: [{ on: 'accessed', effect: damage('net', 2) }],
  notes: [fromAnywhere],
});
node('solo-squad', 'Solo Squad', {
  set,
  cost: 0,
  trash: 3,
  abilities: [{ ...action, effect: damage('meat', 1), condition: tagged }],
});
node('trap', 'TRAP!', {
  set,
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { uninstalled: true },
  triggers: [{ on: 'accessed', effect: mayPay(4, all(damage('net', 3), giveTag())) }],
  notes: [fromAnywhere],
});

upgrade('antiquated-interface-routines', 'Antiquated Interface Routines', {
  set,
  cost: 2,
  trash: 1,
  modifiers: [fortStrength(1)],
});
upgrade('dieter-esslin', 'Dieter Esslin', {
  set,
  cost: 0,
  trash: 3,
  keywords: ['Sysop', 'Ambush'],
  triggers: [{ on: 'accessed', effect: damage('net', 1) }],
});
upgrade('red-herrings', 'Red Herrings', { set, cost: 1, trash: 1, modifiers: [stealTax(5)] });

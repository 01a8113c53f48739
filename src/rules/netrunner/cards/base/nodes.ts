/** Nodes and upgrades of the base set. */
import { node, upgrade } from '../../card.ts';
import { CORP } from '../../table.ts';
import { store, take } from '../../verbs/bits.ts';
import { moreHandSize, stealTax } from '../../verbs/board.ts';
import { draw, trashProgram, trashThis } from '../../verbs/cards.ts';
import { rollDie, withinTags } from '../../verbs/dice.ts';
import { damage, damageByAdvancement, damagePerAdvancement, giveTag, tagged } from '../../verbs/harm.ts';
import { all, forEachCounter, mayPay, when } from '../../verbs/sequence.ts';
import { fortStrength } from '../../verbs/strength.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
const goneWhenEmpty = { on: 'emptied', effect: trashThis() } as const;

node('bbs-whispering-campaign', 'BBS Whispering Campaign', {
  set,
  cost: 0,
  trash: 4,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(16) }, goneWhenEmpty],
  abilities: [{ ...action, effect: take(2) }],
});
node('esa-contract', 'ESA Contract', { set, cost: 0, trash: 3, abilities: [{ ...action, effect: draw(2) }] });
node('euromarket-consortium', 'Euromarket Consortium', {
  set,
  cost: 2,
  trash: 4,
  modifiers: [moreHandSize(CORP, 2)],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: draw(2) }],
});
node('experimental-ai', 'Experimental AI', {
  set,
  cost: 2,
  trash: 0,
  keywords: ['AI', 'Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: forEachCounter('advancement', trashProgram()) }],
});
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
node('schlaghund', 'Schlaghund', {
  set,
  cost: 2,
  trash: 4,
  keywords: ['Random', 'Black Ops'],
  abilities: [{ ...action, effect: rollDie(withinTags(all(damage('meat', 10), trashThis()))) }],
});
node('setup', 'Setup!', {
  set,
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { uninstalled: true },
  triggers: [{ on: 'accessed', effect: damage('net', 2) }],
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
});
node('vacant-soulkiller', 'Vacant Soulkiller', {
  set,
  cost: 2,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: damagePerAdvancement('brain', 1) }],
});
node('virus-test-site', 'Virus Test Site', {
  set,
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  ambush: { uninstalled: true, unrezzed: true },
  triggers: [{ on: 'accessed', effect: damageByAdvancement('net', 2) }],
});

upgrade('antiquated-interface-routines', 'Antiquated Interface Routines', {
  set,
  cost: 2,
  trash: 1,
  modifiers: [fortStrength(1)],
});
upgrade('dedicated-response-team', 'Dedicated Response Team', {
  set,
  cost: 1,
  trash: 2,
  keywords: ['Ambush'],
  triggers: [{ on: 'accessed', effect: when(tagged, damage('meat', 3)) }],
});
upgrade('dieter-esslin', 'Dieter Esslin', {
  set,
  cost: 0,
  trash: 3,
  keywords: ['Sysop', 'Ambush'],
  triggers: [{ on: 'accessed', effect: damage('net', 1) }],
});
upgrade('red-herrings', 'Red Herrings', { set, cost: 1, trash: 1, modifiers: [stealTax(5)] });

import { cardsOf } from '../../card.ts';
import { CORP } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { asAction, fromHqAndRd, trashedWhenEmpty } from '../shared.ts';

const { node } = cardsOf('v1');

node('acme-savings-and-loan', 'ACME Savings and Loan', {
  cost: 0,
  trash: 0,
  keywords: ['Transactions'],
  costsPoints: 1,
  triggers: [
    {
      on: 'rezzed',
      effect: v.all(v.gain(12), v.trashThis(), v.giveCounters(CORP, 'Debt')),
    },
  ],
  counters: [
    {
      name: 'Debt',
      on: CORP,
      triggers: [
        { on: 'end', effect: v.forEvery(1, 'Debt', v.payOrLose(1, 'The Corp did not pay ACME Savings and Loan.')) },
      ],
      removal: { by: CORP, bits: 12, brings: v.scorePoints(1) },
    },
  ],
});
node('bbs-whispering-campaign', 'BBS Whispering Campaign', {
  cost: 0,
  trash: 4,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: v.store(16) }, trashedWhenEmpty],
  abilities: [{ ...asAction, effect: v.take(2) }],
});
node('blood-cat', 'Blood Cat', {
  cost: 6,
  trash: 0,
  keywords: ['AI'],
  abilities: [{ ...asAction, effect: v.trace(5, v.giveTag()) }],
});
node('braindance-campaign', 'Braindance Campaign', {
  cost: 6,
  trash: 7,
  keywords: ['Advertisement', 'Gray Ops'],
  triggers: [{ on: 'rezzed', effect: v.store(12) }, { on: 'start', effect: v.take(2) }, trashedWhenEmpty],
});
node('chicago-branch', 'Chicago Branch', {
  cost: 2,
  trash: 1,
  keywords: ['Asset'],
  abilities: [{ cost: { actions: 1, bits: 3 }, when: 'action', effect: v.addAdvancement(2, 'one') }],
});
node('city-surveillance', 'City Surveillance', {
  cost: 1,
  trash: 2,
  keywords: ['Gray Ops'],
  rezAt: 'draw',
  triggers: [{ on: 'runnerDraws', effect: v.forEachDrawn(v.unlessRunnerPays(1, v.giveTag())) }],
});
node('corporate-negotiating-center', 'Corporate Negotiating Center', {
  cost: 0,
  trash: 3,
  keywords: ['Asset'],
  triggers: [{ on: 'start', effect: v.gainPerShown('agenda', 1) }],
});
node('corprunners-shattered-remains', 'Corprunner’s Shattered Remains', {
  cost: 2,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: v.forEachCounter('advancement', v.trashHardware()) }],
});
node('cowboy-sysop', 'Cowboy Sysop', { cost: 0, trash: 3, abilities: [{ ...asAction, effect: v.takeOneBack() }] });
node('data-masons', 'Data Masons', {
  cost: 1,
  trash: 1,
  modifiers: [v.cheaperRez('Wall', 2), v.iceStrength('Wall', 1)],
});
node('department-of-truth-enhancement', 'Department of Truth Enhancement', {
  cost: 2,
  trash: 1,
  keywords: ['Gray Ops'],
  abilities: [
    { ...asAction, effect: v.store(3) },
    { ...asAction, effect: v.takeAll() },
  ],
});
node('disinfectant-inc', 'Disinfectant, Inc.', { cost: 0, trash: 4, abilities: [v.avoidVirus({ bits: 1 })] });
node('encoder-inc', 'Encoder, Inc.', {
  cost: 0,
  trash: 1,
  modifiers: [v.cheaperRez('Code Gate', 1)],
  lends: [v.lendTo('Code Gate', v.endRun())],
});
node('esa-contract', 'ESA Contract', { cost: 0, trash: 3, abilities: [{ ...asAction, effect: v.draw(2) }] });
node('euromarket-consortium', 'Euromarket Consortium', {
  cost: 2,
  trash: 4,
  modifiers: [v.moreHandSize(CORP, 2)],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: v.draw(2) }],
});
node('experimental-ai', 'Experimental AI', {
  cost: 2,
  trash: 0,
  keywords: ['AI', 'Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: v.forEachCounter('advancement', v.trashProgram()) }],
});
node('fortress-architects', 'Fortress Architects', { cost: 0, trash: 3, modifiers: [v.iceCost(-1, 'anywhere')] });
node('hacker-tracker-central', 'Hacker Tracker Central', {
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  pool: { for: ['trace'], overLimit: true, bits: 0 },
  triggers: [{ on: 'traceOver', effect: v.store(1) }],
});
node('holovid-campaign', 'Holovid Campaign', {
  cost: 4,
  trash: 7,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: v.store(12) }, { on: 'start', effect: v.take(1) }, trashedWhenEmpty],
});
node('i-got-a-rock', 'I Got a Rock', {
  cost: 3,
  trash: 2,
  keywords: ['Black Ops'],
  abilities: [
    { cost: { actions: 1, points: 3 }, when: 'action', effect: v.damage('meat', 15), condition: v.taggedAtLeast(2) },
  ],
});
node('information-laundering', 'Information Laundering', {
  cost: 0,
  trash: 1,
  keywords: ['Transactions'],
  advanceable: true,
  abilities: [{ cost: { actions: 1, trash: true }, when: 'action', effect: v.gainPer(4, 'advancement') }],
});
node('investment-firm', 'Investment Firm', {
  cost: 1,
  trash: 2,
  keywords: ['Transactions'],
  triggers: [{ on: 'start', effect: v.take(1) }, v.investGains(2)],
});
node('krumz', 'Krumz', { cost: 0, trash: 2, keywords: ['AI'], pool: { for: ['trace'], bits: 1 } });
node('nevinyrral', 'Nevinyrral', {
  cost: 3,
  trash: 5,
  keywords: ['AI', 'Unique'],
  modifiers: [v.moreActions(CORP, 1)],
  triggers: [{ on: 'leaves', effect: v.loseGame('Nevinyrral has left play.') }],
});
node('newsgroup-taunting', 'Newsgroup Taunting', {
  cost: 1,
  trash: 0,
  triggers: [{ on: 'runBegins', effect: v.unlessRunnerPays(1, v.endRun()) }],
});
node('omniscience-foundation', 'Omniscience Foundation', {
  cost: 0,
  trash: 1,
  keywords: ['Gray Ops'],
  triggers: v.atMoments(
    'taggedTurn',
    v.giveTag(),
    { on: 'end', only: v.taggedThisTurn },
    { on: 'opponentEnd', only: v.taggedThisTurn },
  ),
});
node('pacifica-regional-ai', 'Pacifica Regional AI', {
  cost: 0,
  trash: 0,
  keywords: ['AI'],
  advanceable: true,
  abilities: [{ cost: { counter: 'advancement' }, when: 'window', effect: v.gainActions(1), condition: v.ownTurn }],
});
node('remote-facility', 'Remote Facility', { cost: 5, trash: 1, keywords: ['Asset'], abilities: [v.extraAction()] });
node('rescheduler', 'Rescheduler', {
  cost: 0,
  trash: 3,
  keywords: ['Gray Ops'],
  abilities: [{ ...asAction, effect: v.newHand(CORP, CORP) }],
});
node('rockerboy-promotion', 'Rockerboy Promotion', {
  cost: 4,
  trash: 3,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: v.store(15) }, trashedWhenEmpty],
  abilities: [{ ...asAction, effect: v.take(3) }],
});
node('rustbelt-hq-branch', 'Rustbelt HQ Branch', {
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  modifiers: [v.moreHandSize(CORP, 2)],
});
node('schlaghund', 'Schlaghund', {
  cost: 2,
  trash: 4,
  keywords: ['Random', 'Black Ops'],
  abilities: [{ ...asAction, effect: v.rollDie(v.withinTags(v.all(v.damage('meat', 10), v.trashThis()))) }],
});
node('setup', 'Setup!', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { from: fromHqAndRd },
  triggers: [{ on: 'accessed', effect: v.damage('net', 2) }],
});
node('skalderviken-sa-beta-test-site', 'Skälderviken SA Beta Test Site', {
  cost: 0,
  trash: 2,
  modifiers: [v.cheaperRez('Black Ice', 2)],
});
node('solo-squad', 'Solo Squad', {
  cost: 0,
  trash: 3,
  abilities: [{ ...asAction, effect: v.damage('meat', 1), condition: v.tagged }],
});
node('south-african-mining-corp', 'South African Mining Corp', {
  cost: 0,
  trash: 1,
  keywords: ['Transactions'],
  abilities: [{ cost: { actions: 3 }, when: 'action', effect: v.gain(6) }],
});
node('spinn-public-relations', 'Spinn Public Relations', {
  cost: 1,
  trash: 4,
  keywords: ['Transactions'],
  triggers: [{ on: 'start', effect: v.take(1) }],
  abilities: [{ ...asAction, effect: v.store(3) }],
});
node('trap', 'TRAP!', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { from: fromHqAndRd },
  triggers: [{ on: 'accessed', effect: v.mayPay(4, v.all(v.damage('net', 3), v.giveTag())) }],
});
node('vacant-soulkiller', 'Vacant Soulkiller', {
  cost: 2,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: v.damagePer('brain', 1, 'advancement') }],
});
node('vapor-ops', 'Vapor Ops', {
  cost: 0,
  trash: 1,
  advanceable: true,
  abilities: [
    { cost: { counter: 'advancement' }, when: 'window', effect: v.gain(1) },
    { ...asAction, effect: v.moveAdvancement('fromThis') },
  ],
});
node('virus-test-site', 'Virus Test Site', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  ambush: { from: fromHqAndRd, unrezzed: true },
  triggers: [{ on: 'accessed', effect: v.damageByAdvancement('net', 2) }],
});

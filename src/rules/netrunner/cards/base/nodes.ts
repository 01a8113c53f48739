import { cardsOf } from '../../card.ts';
import { CORP } from '../../table.ts';
import { extraAction, gainActions } from '../../verbs/actions.ts';
import { fromHqAndRd } from '../../verbs/ambush.ts';
import { gain, investGains, store, take, takeAll } from '../../verbs/bits/bits.ts';
import { cheaperRez, iceCost } from '../../verbs/bits/costs.ts';
import { moreActions, moreHandSize, ownTurn, scorePoints } from '../../verbs/board.ts';
import { draw, trashHardware, trashProgram, trashThis } from '../../verbs/cards/cards.ts';
import { forEachDrawn } from '../../verbs/cards/draws.ts';
import { gainPerShown } from '../../verbs/cards/hands.ts';
import { newHand } from '../../verbs/cards/piles.ts';
import { takeOneBack } from '../../verbs/cards/takes.ts';
import { addAdvancement, moveAdvancement } from '../../verbs/counters/advancement.ts';
import { avoidVirus, forEvery, giveCounters } from '../../verbs/counters/counters.ts';
import { damagePer, gainPer } from '../../verbs/counts.ts';
import { rollDie, withinTags } from '../../verbs/dice.ts';
import { loseGame, payOrLose } from '../../verbs/game.ts';
import { damage, damageByAdvancement, giveTag, tagged } from '../../verbs/harm/harm.ts';
import { taggedAtLeast } from '../../verbs/harm/tags.ts';
import { lendTo } from '../../verbs/ice/ice.ts';
import { iceStrength } from '../../verbs/ice/strength.ts';
import { atMoments } from '../../verbs/later.ts';
import { taggedThisTurn } from '../../verbs/past.ts';
import { endRun } from '../../verbs/runs/run.ts';
import { all, forEachCounter, mayPay, unlessRunnerPays } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';
import { asAction, trashedWhenEmpty } from '../shared.ts';

const { node } = cardsOf('v1');

node('acme-savings-and-loan', 'ACME Savings and Loan', {
  cost: 0,
  trash: 0,
  keywords: ['Transactions'],
  costsPoints: 1,
  triggers: [
    {
      on: 'rezzed',
      effect: all(gain(12), trashThis(), { ...giveCounters(CORP, 'Debt') }),
    },
  ],
  counters: [
    {
      name: 'Debt',
      on: CORP,
      triggers: [
        { on: 'end', effect: forEvery(1, 'Debt', payOrLose(1, 'The Corp did not pay ACME Savings and Loan.')) },
      ],
      removal: { by: CORP, bits: 12, brings: scorePoints(1) },
    },
  ],
});
node('bbs-whispering-campaign', 'BBS Whispering Campaign', {
  cost: 0,
  trash: 4,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(16) }, trashedWhenEmpty],
  abilities: [{ ...asAction, effect: take(2) }],
});
node('blood-cat', 'Blood Cat', {
  cost: 6,
  trash: 0,
  keywords: ['AI'],
  abilities: [{ ...asAction, effect: trace(5, giveTag()) }],
});
node('braindance-campaign', 'Braindance Campaign', {
  cost: 6,
  trash: 7,
  keywords: ['Advertisement', 'Gray Ops'],
  triggers: [{ on: 'rezzed', effect: store(12) }, { on: 'start', effect: take(2) }, trashedWhenEmpty],
});
node('chicago-branch', 'Chicago Branch', {
  cost: 2,
  trash: 1,
  keywords: ['Asset'],
  abilities: [{ cost: { actions: 1, bits: 3 }, when: 'action', effect: addAdvancement(2, 'one') }],
});
node('city-surveillance', 'City Surveillance', {
  cost: 1,
  trash: 2,
  keywords: ['Gray Ops'],
  rezAt: 'draw',
  triggers: [{ on: 'runnerDraws', effect: forEachDrawn(unlessRunnerPays(1, giveTag())) }],
});
node('corporate-negotiating-center', 'Corporate Negotiating Center', {
  cost: 0,
  trash: 3,
  keywords: ['Asset'],
  triggers: [{ on: 'start', effect: gainPerShown('agenda', 1) }],
});
node('corprunners-shattered-remains', "Corprunner's Shattered Remains", {
  cost: 2,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: forEachCounter('advancement', trashHardware()) }],
});
node('cowboy-sysop', 'Cowboy Sysop', { cost: 0, trash: 3, abilities: [{ ...asAction, effect: takeOneBack() }] });
node('data-masons', 'Data Masons', { cost: 1, trash: 1, modifiers: [cheaperRez('Wall', 2), iceStrength('Wall', 1)] });
node('department-of-truth-enhancement', 'Department of Truth Enhancement', {
  cost: 2,
  trash: 1,
  keywords: ['Gray Ops'],
  abilities: [
    { ...asAction, effect: store(3) },
    { ...asAction, effect: takeAll() },
  ],
});
node('disinfectant-inc', 'Disinfectant, Inc.', { cost: 0, trash: 4, abilities: [avoidVirus({ bits: 1 })] });
node('encoder-inc', 'Encoder, Inc.', {
  cost: 0,
  trash: 1,
  modifiers: [cheaperRez('Code Gate', 1)],
  lends: [lendTo('Code Gate', endRun())],
});
node('esa-contract', 'ESA Contract', { cost: 0, trash: 3, abilities: [{ ...asAction, effect: draw(2) }] });
node('euromarket-consortium', 'Euromarket Consortium', {
  cost: 2,
  trash: 4,
  modifiers: [moreHandSize(CORP, 2)],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: draw(2) }],
});
node('experimental-ai', 'Experimental AI', {
  cost: 2,
  trash: 0,
  keywords: ['AI', 'Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: forEachCounter('advancement', trashProgram()) }],
});
node('fortress-architects', 'Fortress Architects', { cost: 0, trash: 3, modifiers: [iceCost(-1, 'anywhere')] });
node('hacker-tracker-central', 'Hacker Tracker Central', {
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  pool: { for: ['trace'], overLimit: true, bits: 0 },
  triggers: [{ on: 'traceOver', effect: store(1) }],
});
node('holovid-campaign', 'Holovid Campaign', {
  cost: 4,
  trash: 7,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(12) }, { on: 'start', effect: take(1) }, trashedWhenEmpty],
});
node('i-got-a-rock', 'I Got a Rock', {
  cost: 3,
  trash: 2,
  keywords: ['Black Ops'],
  abilities: [
    { cost: { actions: 1, points: 3 }, when: 'action', effect: damage('meat', 15), condition: taggedAtLeast(2) },
  ],
});
node('information-laundering', 'Information Laundering', {
  cost: 0,
  trash: 1,
  keywords: ['Transactions'],
  advanceable: true,
  abilities: [{ cost: { actions: 1, trash: true }, when: 'action', effect: gainPer(4, 'advancement') }],
});
node('investment-firm', 'Investment Firm', {
  cost: 1,
  trash: 2,
  keywords: ['Transactions'],
  triggers: [{ on: 'start', effect: take(1) }, investGains(2)],
});
node('krumz', 'Krumz', { cost: 0, trash: 2, keywords: ['AI'], pool: { for: ['trace'], bits: 1 } });
node('nevinyrral', 'Nevinyrral', {
  cost: 3,
  trash: 5,
  keywords: ['AI', 'Unique'],
  modifiers: [moreActions(CORP, 1)],
  triggers: [{ on: 'leaves', effect: loseGame('Nevinyrral has left play.') }],
});
node('newsgroup-taunting', 'Newsgroup Taunting', {
  cost: 1,
  trash: 0,
  triggers: [{ on: 'runBegins', effect: unlessRunnerPays(1, endRun()) }],
});
node('omniscience-foundation', 'Omniscience Foundation', {
  cost: 0,
  trash: 1,
  keywords: ['Gray Ops'],
  triggers: atMoments(
    'taggedTurn',
    giveTag(),
    { on: 'end', only: taggedThisTurn },
    { on: 'opponentEnd', only: taggedThisTurn },
  ),
});
node('pacifica-regional-ai', 'Pacifica Regional AI', {
  cost: 0,
  trash: 0,
  keywords: ['AI'],
  advanceable: true,
  abilities: [{ cost: { counter: 'advancement' }, when: 'window', effect: gainActions(1), condition: ownTurn }],
});
node('remote-facility', 'Remote Facility', { cost: 5, trash: 1, keywords: ['Asset'], abilities: [extraAction()] });
node('rescheduler', 'Rescheduler', {
  cost: 0,
  trash: 3,
  keywords: ['Gray Ops'],
  abilities: [{ ...asAction, effect: newHand(CORP, CORP) }],
});
node('rockerboy-promotion', 'Rockerboy Promotion', {
  cost: 4,
  trash: 3,
  keywords: ['Advertisement'],
  triggers: [{ on: 'rezzed', effect: store(15) }, trashedWhenEmpty],
  abilities: [{ ...asAction, effect: take(3) }],
});
node('rustbelt-hq-branch', 'Rustbelt HQ Branch', {
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  modifiers: [moreHandSize(CORP, 2)],
});
node('schlaghund', 'Schlaghund', {
  cost: 2,
  trash: 4,
  keywords: ['Random', 'Black Ops'],
  abilities: [{ ...asAction, effect: rollDie(withinTags(all(damage('meat', 10), trashThis()))) }],
});
node('setup', 'Setup!', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { from: fromHqAndRd },
  triggers: [{ on: 'accessed', effect: damage('net', 2) }],
});
node('skalderviken-sa-beta-test-site', 'Skälderviken SA Beta Test Site', {
  cost: 0,
  trash: 2,
  modifiers: [cheaperRez('Black Ice', 2)],
});
node('solo-squad', 'Solo Squad', {
  cost: 0,
  trash: 3,
  abilities: [{ ...asAction, effect: damage('meat', 1), condition: tagged }],
});
node('south-african-mining-corp', 'South African Mining Corp', {
  cost: 0,
  trash: 1,
  keywords: ['Transactions'],
  abilities: [{ cost: { actions: 3 }, when: 'action', effect: gain(6) }],
});
node('spinn-public-relations', 'Spinn Public Relations', {
  cost: 1,
  trash: 4,
  keywords: ['Transactions'],
  triggers: [{ on: 'start', effect: take(1) }],
  abilities: [{ ...asAction, effect: store(3) }],
});
node('trap', 'TRAP!', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  ambush: { from: fromHqAndRd },
  triggers: [{ on: 'accessed', effect: mayPay(4, all(damage('net', 3), giveTag())) }],
});
node('vacant-soulkiller', 'Vacant Soulkiller', {
  cost: 2,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  triggers: [{ on: 'accessed', effect: damagePer('brain', 1, 'advancement') }],
});
node('vapor-ops', 'Vapor Ops', {
  cost: 0,
  trash: 1,
  advanceable: true,
  abilities: [
    { cost: { counter: 'advancement' }, when: 'window', effect: gain(1) },
    { ...asAction, effect: moveAdvancement('fromThis') },
  ],
});
node('virus-test-site', 'Virus Test Site', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush'],
  advanceable: true,
  ambush: { from: fromHqAndRd, unrezzed: true },
  triggers: [{ on: 'accessed', effect: damageByAdvancement('net', 2) }],
});

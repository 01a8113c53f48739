/** Programs of the base set. */
import { program } from '../../card.ts';
import { ARCHIVES, CORP, HQ, RD } from '../../table.ts';
import { boostAndForgo } from '../../verbs/actions.ts';
import { gain } from '../../verbs/bits.ts';
import { boost, breakIt, breaks, tries } from '../../verbs/breakers.ts';
import { expose, searchAndInstall } from '../../verbs/cards.ts';
import { dearerInstallPer } from '../../verbs/costs.ts';
import { afterSuccess, putInFort } from '../../verbs/counters.ts';
import {
  addRolled,
  approachesFaceDown,
  beforeItWorks,
  exposeApproached,
  insideRezzed,
  mayJackOut,
} from '../../verbs/detour.ts';
import { always, on, rollDie, takeRolledDamage } from '../../verbs/dice.ts';
import { forceRez, runSucceeded } from '../../verbs/forceRez.ts';
import { shield } from '../../verbs/harm.ts';
import { makeRun, makeRunFor } from '../../verbs/makeRun.ts';
import { lookAtTop } from '../../verbs/piles.ts';
import { brokeItAll, trashPassedIce } from '../../verbs/run.ts';
import { all } from '../../verbs/sequence.ts';
import { changedBody, escapeFlatline, healBrain } from '../../verbs/shields.ts';
import { allIceStrength } from '../../verbs/strength.ts';
import { baseLink, iceTraceLimit, lateLink, linkBoost } from '../../verbs/trace.ts';
import { returnThis, save } from '../../verbs/trash.ts';

const set = 'v1';
const mu = 1;
const killer = ['Icebreaker', 'Killer'];
const worm = ['Icebreaker', 'Worm'];
const action = { cost: { actions: 1 }, when: 'action' } as const;

program('ai-boon', 'AI Boon', {
  set,
  cost: 12,
  mu,
  strength: 0,
  keywords: ['Icebreaker', 'Random'],
  abilities: [breaks('Sentry', 1), boost(1, 1)],
  triggers: [{ on: 'runBegins', effect: rollDie(always(addRolled('run'))) }],
});
program('baedekers-net-map', "Baedeker's Net Map", {
  set,
  cost: 1,
  mu,
  keywords: ['Base Link'],
  abilities: [baseLink(0, 1), linkBoost(1, 1)],
});
program('bakdoor', 'Bakdoor', {
  set,
  cost: 2,
  mu: 2,
  keywords: ['Base Link'],
  abilities: [baseLink(0, 3), linkBoost(2, 1)],
});
program('black-dahlia', 'Black Dahlia', {
  set,
  cost: 10,
  mu,
  strength: 5,
  keywords: killer,
  abilities: [breaks('Sentry', 2), boost(1, 2)],
});
program('blink', 'Blink', {
  set,
  cost: 5,
  mu,
  strength: 5,
  keywords: ['Icebreaker', 'Random'],
  abilities: [tries(0, rollDie(on([1, 2, 3], takeRolledDamage('net')), on([4, 5, 6], breakIt())))],
});
program('clown', 'Clown', { set, cost: 4, mu, modifiers: [allIceStrength(-1)] });
program('codecracker', 'Codecracker', {
  set,
  cost: 2,
  mu,
  strength: 0,
  keywords: ['Icebreaker'],
  abilities: [breaks('Code Gate', 0), boost(1, 1)],
});
program('cyfermaster', 'Cyfermaster', {
  set,
  cost: 4,
  mu,
  strength: 5,
  keywords: ['Icebreaker'],
  abilities: [breaks('Code Gate', 2), boost(1, 1)],
});
program('dwarf', 'Dwarf', {
  set,
  cost: 6,
  mu,
  strength: 3,
  keywords: worm,
  abilities: [breaks('Wall', 1), boost(1, 1)],
});
program('emergency-self-construct', 'Emergency Self-Construct', {
  set,
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'flatline', effect: all(escapeFlatline(), healBrain(), changedBody()) }],
});
program('evil-twin', 'Evil Twin', {
  set,
  cost: 6,
  mu: 1,
  strength: 3,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 3), boost(1, 1), shield(2, 'net', 'brain')],
});
program('flak', 'Flak', {
  set,
  cost: 4,
  mu,
  strength: 2,
  keywords: ['Icebreaker'],
  abilities: [breaks('AP', 1), boost(1, 1)],
});
program('false-echo', 'False Echo', {
  set,
  cost: 0,
  mu,
  abilities: [{ cost: { bits: 2 }, when: 'window', effect: forceRez(), condition: runSucceeded }],
});
program('force-shield', 'Force Shield', { set, cost: 2, mu, abilities: [shield(2, 'net', 'brain')] });
program('japanese-water-torture', 'Japanese Water Torture', {
  set,
  cost: 7,
  mu,
  strength: 2,
  keywords: ['Icebreaker'],
  abilities: [breaks('Wall', 0), boostAndForgo(1, 1, 1)],
});
program('joan-of-arc', 'Joan of Arc', {
  set,
  cost: 0,
  mu: 1,
  abilities: [save({ trash: true }, true, ['program']), save({ bits: 1 }, true, ['program'], returnThis())],
});
program('loony-goon', 'Loony Goon', {
  set,
  cost: 4,
  mu,
  strength: 0,
  keywords: killer,
  abilities: [breaks('Sentry', 1), boost(1, 1)],
});
program('mouse', 'Mouse', {
  set,
  cost: 2,
  mu,
  keywords: ['Detection'],
  abilities: [{ ...action, effect: expose(1, 'inside') }],
});
program('newsgroup-filter', 'Newsgroup Filter', { set, cost: 5, mu: 2, abilities: [{ ...action, effect: gain(2) }] });
program('rabbit', 'Rabbit', { set, cost: 0, mu, modifiers: [iceTraceLimit(-1)] });
program('rd-protocol-files', 'R&D-Protocol Files', {
  set,
  cost: 0,
  mu,
  abilities: [{ ...action, effect: makeRunFor(RD, lookAtTop(CORP, 5)) }],
});
program('raptor', 'Raptor', {
  set,
  cost: 1,
  mu,
  strength: 1,
  keywords: killer,
  abilities: [breaks('Sentry', 2), boost(1, 1)],
});
program('smarteye', 'Smarteye', {
  set,
  cost: 2,
  mu: 1,
  keywords: ['Detection'],
  abilities: [
    {
      cost: {},
      when: 'window',
      effect: all(exposeApproached(), mayJackOut()),
      condition: approachesFaceDown,
      limit: { name: 'run', times: 1, per: 'run' },
    },
  ],
});
program('speed-trap', 'Speed Trap', {
  set,
  cost: 0,
  mu: 1,
  keywords: ['Detection'],
  triggers: [{ on: 'rezzed', of: 'any', only: insideRezzed, effect: beforeItWorks(mayJackOut()) }],
});
program('self-modifying-code', 'Self-Modifying Code', {
  set,
  cost: 2,
  mu: 2,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: searchAndInstall('program') }],
});
program('shield', 'Shield', { set, cost: 0, mu, abilities: [shield(2, 'net')] });
program('shredder-uplink-protocol', 'Shredder Uplink Protocol', {
  set,
  cost: 4,
  mu: 2,
  abilities: [{ ...action, effect: makeRun(ARCHIVES, { what: 'redirect', amount: 1, fort: HQ }) }],
});
program('signpost', 'Signpost', { set, cost: 2, mu, abilities: [lateLink(1, 2)] });
program('startup-immolator', 'Startup Immolator', {
  set,
  cost: 0,
  mu,
  abilities: [{ cost: { trash: true }, when: 'pass', effect: trashPassedIce(), condition: brokeItAll }],
});
program('tinweasel', 'Tinweasel', {
  set,
  cost: 5,
  mu,
  strength: 3,
  keywords: ['Icebreaker'],
  abilities: [breaks('Code Gate', 0)],
});
program('wild-card', 'Wild Card', {
  set,
  cost: 0,
  mu,
  strength: 0,
  keywords: killer,
  abilities: [breaks('Sentry', 0), boost(1, 3)],
});
program('worm', 'Worm', { set, cost: 4, mu, strength: 2, keywords: worm, abilities: [breaks('Wall', 0), boost(1, 3)] });
program('pox', 'Pox', {
  set,
  cost: 0,
  mu: 1,
  keywords: ['Virus'],
  triggers: [afterSuccess(null, putInFort('Pox'))],
  counters: [{ name: 'Pox', on: 'fort', virus: true, modifiers: [dearerInstallPer(2, 'Pox')] }],
});
program('seeya', 'SeeYa', {
  set,
  cost: 3,
  mu: 1,
  keywords: ['Detection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: expose(1, 'anywhere') }],
});

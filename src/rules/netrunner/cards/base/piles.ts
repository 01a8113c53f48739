/** Cards of the base set that work on piles and hands. */
import { agenda, node, operation, prep, program, resource } from '../../card.ts';
import { CORP, HQ, RD } from '../../table.ts';
import { runSucceededOn, scoredLastTurn } from '../../verbs/board.ts';
import { draw, expose } from '../../verbs/cards.ts';
import { afterSuccess, forEvery, giveCounters, withAtLeast } from '../../verbs/counters.ts';
import { accessedFrom, forEachDrawn } from '../../verbs/draws.ts';
import {
  discardRandom,
  discardUnlessPaid,
  gainPerShown,
  sellAgendas,
  showRandom,
  showRandomPer,
  trashFromHand,
} from '../../verbs/hands.ts';
import { giveTag } from '../../verbs/harm.ts';
import { allIntoRd, arrangeTop, lookAtTop, millRd, searchAny, takeFromTop } from '../../verbs/piles.ts';
import { keywordStrength, revealIce, sellInstalled } from '../../verbs/reveal.ts';
import { all, unlessRunnerPays } from '../../verbs/sequence.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
const keywords = ['BBS'];

agenda('ai-chief-financial-officer', 'AI Chief Financial Officer', {
  set,
  difficulty: 5,
  points: 2,
  keywords: ['Asset'],
  abilities: [{ ...action, effect: all(allIntoRd(), draw(5)) }],
});
agenda('corporate-downsizing', 'Corporate Downsizing', {
  set,
  difficulty: 3,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: sellAgendas(2) }],
});
agenda('encryption-breakthrough', 'Encryption Breakthrough', {
  set,
  difficulty: 5,
  points: 2,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: revealIce('Code Gate', 1) }],
  modifiers: [keywordStrength('Code Gate', 1)],
});
agenda('superior-net-barriers', 'Superior Net Barriers', {
  set,
  difficulty: 6,
  points: 3,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: revealIce('Wall', 1) }],
  modifiers: [keywordStrength('Wall', 1)],
});
node('corporate-negotiating-center', 'Corporate Negotiating Center', {
  set,
  cost: 0,
  trash: 3,
  keywords: ['Asset'],
  triggers: [{ on: 'start', effect: gainPerShown('agenda', 1) }],
});
operation('planning-consultants', 'Planning Consultants', {
  set,
  cost: 0,
  keywords: ['Gray Ops'],
  play: arrangeTop(5),
});

resource('aujourdoui', "Aujourd'Oui", {
  set,
  cost: 0,
  keywords,
  abilities: [{ ...action, effect: takeFromTop(5, ['program'], 1) }],
});
resource('neto', 'N.E.T.O.', {
  set,
  cost: 0,
  keywords,
  abilities: [{ ...action, effect: takeFromTop(4, ['prep', 'resource'], 1) }],
});
resource('ronin-around', 'Ronin Around', {
  set,
  cost: 3,
  keywords,
  abilities: [
    { ...action, effect: takeFromTop(5, ['hardware'], 1) },
    { cost: { actions: 1, bits: 2 }, when: 'action', effect: expose(1, 'anywhere') },
  ],
});
resource('smiths-pawnshop', "Smith's Pawnshop", {
  set,
  cost: 0,
  keywords: ['Connection', 'Unique'],
  triggers: [{ on: 'start', effect: sellInstalled(2) }],
});
prep('mantis-fixer-at-large', 'Mantis, Fixer-at-Large', { set, cost: 3, play: searchAny() });
prep('organ-donor', 'Organ Donor', { set, cost: 0, play: trashFromHand(5, 2) });
prep('synchronized-attack-on-hq', 'Synchronized Attack on HQ', {
  set,
  cost: 4,
  play: discardUnlessPaid(2),
  playOnly: runSucceededOn(HQ),
});
prep('terrorist-reprisal', 'Terrorist Reprisal', {
  set,
  cost: 2,
  play: discardRandom(CORP, 5),
  playOnly: scoredLastTurn('Black Ops'),
});

node('city-surveillance', 'City Surveillance', {
  set,
  cost: 1,
  trash: 2,
  keywords: ['Gray Ops'],
  rezAt: 'draw',
  triggers: [{ on: 'runnerDraws', effect: forEachDrawn(unlessRunnerPays(1, giveTag())) }],
});
resource('crash-everett-inventive-fixer', 'Crash Everett, Inventive Fixer', {
  set,
  cost: 2,
  keywords: ['Connection', 'Unique'],
  sift: 'topOrTrash',
});
program('expert-schedule-analyzer', 'Expert Schedule Analyzer', {
  set,
  cost: 0,
  mu: 1,
  triggers: [{ on: 'accessEnds', only: accessedFrom(HQ), effect: showRandom(CORP, 'all') }],
});
program('boardwalk', 'Boardwalk', {
  set,
  cost: 0,
  mu: 1,
  keywords: ['Virus'],
  triggers: [afterSuccess(HQ, giveCounters(CORP, 'Boardwalk'))],
  counters: [
    {
      name: 'Boardwalk',
      on: CORP,
      virus: true,
      triggers: [{ on: 'start', effect: showRandomPer(CORP, 2, 'Boardwalk') }],
    },
  ],
});
program('cascade', 'Cascade', {
  set,
  cost: 4,
  mu: 1,
  keywords: ['Virus'],
  triggers: [afterSuccess(RD, giveCounters(CORP, 'Cascade'))],
  counters: [
    {
      name: 'Cascade',
      on: CORP,
      virus: true,
      triggers: [{ on: 'opponentStart', effect: forEvery(2, 'Cascade', millRd(1, 'faceUp')) }],
    },
  ],
});
program('deep-thought', 'Deep Thought', {
  set,
  cost: 0,
  mu: 1,
  keywords: ['Virus'],
  triggers: [afterSuccess(RD, giveCounters(CORP, 'Thought'))],
  counters: [
    {
      name: 'Thought',
      on: CORP,
      virus: true,
      triggers: [{ on: 'start', only: withAtLeast(3, 'Thought'), effect: lookAtTop(CORP, 1) }],
    },
  ],
});

import { cardsOf } from '../../card.ts';
import { CORP } from '../../table.ts';
import { gainActions, rolledAction } from '../../verbs/actions.ts';
import { fromEverywhere, fromHqAndRd } from '../../verbs/ambush.ts';
import { gain } from '../../verbs/bits/bits.ts';
import { lowerRunnerNumber, moreActions, ownTurn, putCountersForSurplus, scoreMorePoints } from '../../verbs/board.ts';
import { sendBack, trashItsFort } from '../../verbs/cards/trash.ts';
import { perCounter } from '../../verbs/counters/counters.ts';
import { takeBadPublicity } from '../../verbs/game.ts';
import { damage, damageThen, giveTag, tagged } from '../../verbs/harm/harm.ts';
import { damageToCounters } from '../../verbs/harm/shields.ts';
import { all, forEachCounter } from '../../verbs/sequence.ts';

const { agenda } = cardsOf('proteus');

agenda('ai-board-member', 'AI Board Member', {
  difficulty: 5,
  points: 3,
  keywords: ['Research', 'AI', 'Random'],
  ...rolledAction('may', [
    [[1], 'install'],
    [[2, 3], 'bit'],
    [[4, 5, 6], 'draw'],
  ]),
});
agenda('charity-takeover', 'Charity Takeover', {
  difficulty: 4,
  points: 1,
  keywords: ['Black Ops', 'Bad Publicity'],
  triggers: [{ on: 'scored', effect: all(gain(9), takeBadPublicity(1)) }],
});
agenda('corporate-headhunters', 'Corporate Headhunters', {
  difficulty: 5,
  points: 3,
  keywords: ['Asset'],
  abilities: [
    {
      cost: { actions: 1 },
      when: 'action',
      effect: damageThen('meat', 1, lowerRunnerNumber('handSize', 1, 'game')),
      condition: tagged,
    },
  ],
});
agenda('fetal-ai', 'Fetal AI', {
  difficulty: 5,
  points: 3,
  keywords: ['Asset', 'AI', 'Ambush'],
  ambush: { from: fromHqAndRd, unrezzed: true },
  triggers: [{ on: 'accessed', effect: damage('net', 2) }],
  stealCost: 2,
});
agenda('marked-accounts', 'Marked Accounts', {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops', 'Ambush'],
  ambush: { from: fromEverywhere, unrezzed: true },
  triggers: [{ on: 'accessed', effect: giveTag() }],
});
agenda('please-dont-choke-anyone', "Please Don't Choke Anyone", {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops'],
  replaces: [damageToCounters('PDCA')],
  abilities: [
    {
      cost: { counter: 'PDCA' },
      when: 'window',
      effect: gainActions(1),
      condition: ownTurn,
      limit: { name: 'PDCA', times: 1 },
    },
  ],
});
agenda('project-venice', 'Project Venice', {
  difficulty: 4,
  points: 2,
  keywords: ['Asset'],
  triggers: [{ on: 'scored', effect: putCountersForSurplus('Venice', 3) }],
  modifiers: [perCounter(1, 'Venice', 'this', moreActions(CORP, 1))],
});
agenda('project-zurich', 'Project Zurich', {
  difficulty: 3,
  points: 2,
  keywords: ['Asset'],
  triggers: [
    { on: 'scored', effect: putCountersForSurplus('Zurich', 2) },
    { on: 'start', effect: forEachCounter('Zurich', gain(1)) },
  ],
});
agenda('viral-breeding-ground', 'Viral Breeding Ground', {
  difficulty: 4,
  points: 2,
  keywords: ['Research', 'Ambush', 'Virus'],
  ambush: { from: ['inside'], unrezzed: true },
  triggers: [
    { on: 'scored', effect: trashItsFort() },
    { on: 'accessed', effect: sendBack('program', 2) },
  ],
});
agenda('world-domination', 'World Domination', {
  difficulty: 12,
  points: 3,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: scoreMorePoints(4) }],
});

import { cardsOf } from '../../card.ts';
import { CORP } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { fromEverywhere, fromHqAndRd } from '../shared.ts';

const { agenda } = cardsOf('proteus');

agenda('ai-board-member', 'AI Board Member', {
  difficulty: 5,
  points: 3,
  keywords: ['Research', 'AI', 'Random'],
  ...v.rolledAction('may', [
    [[1], 'install'],
    [[2, 3], 'bit'],
    [[4, 5, 6], 'draw'],
  ]),
});
agenda('charity-takeover', 'Charity Takeover', {
  difficulty: 4,
  points: 1,
  keywords: ['Black Ops', 'Bad Publicity'],
  triggers: [{ on: 'scored', effect: v.all(v.gain(9), v.badPublicity(1)) }],
});
agenda('corporate-headhunters', 'Corporate Headhunters', {
  difficulty: 5,
  points: 3,
  keywords: ['Asset'],
  abilities: [
    {
      cost: { actions: 1 },
      when: 'action',
      effect: v.damageThen('meat', 1, v.lowerRunnerNumber('handSize', 1, 'game')),
      condition: v.tagged,
    },
  ],
});
agenda('fetal-ai', 'Fetal AI', {
  difficulty: 5,
  points: 3,
  keywords: ['Asset', 'AI', 'Ambush'],
  ambush: { from: fromHqAndRd, unrezzed: true },
  triggers: [{ on: 'accessed', effect: v.damage('net', 2) }],
  stealCost: 2,
});
agenda('marked-accounts', 'Marked Accounts', {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops', 'Ambush'],
  ambush: { from: fromEverywhere, unrezzed: true },
  triggers: [{ on: 'accessed', effect: v.giveTag() }],
});
agenda('please-dont-choke-anyone', 'Please Don’t Choke Anyone', {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops'],
  replaces: [v.damageToCounters('PDCA')],
  abilities: [
    {
      cost: { counter: 'PDCA' },
      when: 'window',
      effect: v.gainActions(1),
      condition: v.ownTurn,
      limit: { name: 'PDCA', times: 1 },
    },
  ],
});
agenda('project-venice', 'Project Venice', {
  difficulty: 4,
  points: 2,
  keywords: ['Asset'],
  triggers: [{ on: 'scored', effect: v.putCountersForSurplus('Venice', 3) }],
  modifiers: [v.perCounter(1, 'Venice', 'this', v.moreActions(CORP, 1))],
});
agenda('project-zurich', 'Project Zurich', {
  difficulty: 3,
  points: 2,
  keywords: ['Asset'],
  triggers: [
    { on: 'scored', effect: v.putCountersForSurplus('Zurich', 2) },
    { on: 'start', effect: v.forEachCounter('Zurich', v.gain(1)) },
  ],
});
agenda('viral-breeding-ground', 'Viral Breeding Ground', {
  difficulty: 4,
  points: 2,
  keywords: ['Research', 'Ambush', 'Virus'],
  ambush: { from: ['inside'], unrezzed: true },
  triggers: [
    { on: 'scored', effect: v.trashItsFort() },
    { on: 'accessed', effect: v.sendBack('program', 2) },
  ],
});
agenda('world-domination', 'World Domination', {
  difficulty: 12,
  points: 3,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: v.scoreMorePoints(4) }],
});

/** More agendas, nodes, operations and upgrades of Proteus. */
import { agenda, node, operation, upgrade } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { gain, loses } from '../../verbs/bits.ts';
import { moreActionsPer, putCountersForSurplus, scoreMorePoints } from '../../verbs/board.ts';
import { easierHere } from '../../verbs/costs.ts';
import { forEvery, handCounter } from '../../verbs/counters.ts';
import { giveTag } from '../../verbs/harm.ts';
import { nodeTrashedLastTurn } from '../../verbs/past.ts';
import { all, mayPay } from '../../verbs/sequence.ts';
import { anyRezzedIce, trashIce } from '../../verbs/trash.ts';

const set = 'proteus';
const action = { cost: { actions: 1 }, when: 'action' } as const;
operation('credit-consolidation', 'Credit Consolidation', {
  set,
  cost: 10,
  keywords: ['Transactions'],
  play: gain(15),
});
operation('data-sifters', 'Data Sifters', { set, cost: 4, play: giveTag(), playOnly: nodeTrashedLastTurn });
node('doppelganger-antibody', 'Doppelganger Antibody', {
  set,
  cost: 0,
  trash: 0,
  keywords: ['Ambush', 'Virus'],
  ambush: { uninstalled: true },
  triggers: [{ on: 'accessed', effect: mayPay(2, handCounter('Doppelganger')) }],
  counters: [
    {
      name: 'Doppelganger',
      on: RUNNER,
      removal: { by: RUNNER, bits: 4 },
      triggers: [{ on: 'opponentStart', effect: forEvery(1, 'Doppelganger', loses(RUNNER, 1)) }],
    },
  ],
});
agenda('marked-accounts', 'Marked Accounts', {
  set,
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops', 'Ambush'],
  ambush: { uninstalled: true, unrezzed: true },
  triggers: [{ on: 'accessed', effect: giveTag() }],
});
upgrade('networked-center', 'Networked Center', {
  set,
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [easierHere(1, 'Gray Ops')],
});
agenda('project-venice', 'Project Venice', {
  set,
  difficulty: 4,
  points: 2,
  keywords: ['Asset'],
  triggers: [{ on: 'scored', effect: putCountersForSurplus('Venice', 3) }],
  modifiers: [moreActionsPer('Venice')],
});
upgrade('research-bunker', 'Research Bunker', {
  set,
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [easierHere(1, 'Research')],
});
node('syd-meyer-superstores', 'Syd Meyer Superstores', {
  set,
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  abilities: [{ ...action, effect: all(trashIce('rezzed'), gain(4)), condition: anyRezzedIce }],
});
upgrade('weapons-depot', 'Weapons Depot', {
  set,
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [easierHere(1, 'Black Ops')],
});
agenda('world-domination', 'World Domination', {
  set,
  difficulty: 12,
  points: 3,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: scoreMorePoints(4) }],
});

/** Virus programs of the base set, and what the Corp has against them. */
import { agenda, node, program } from '../../card.ts';
import { CORP, HQ, RD } from '../../table.ts';
import { gain } from '../../verbs/bits.ts';
import { draws } from '../../verbs/cards.ts';
import {
  afterSuccess,
  avoidNextViruses,
  avoidVirus,
  doubleVirus,
  forEvery,
  giveCounters,
  harderPer,
  putInFort,
  putOnBrokenIce,
  removeVirus,
  smallerHandPer,
  weakerPer,
} from '../../verbs/counters.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { all } from '../../verbs/sequence.ts';

const set = 'v1';
const mu = 1;
const keywords = ['Virus'];
const virus = true;

program('butcher-boy', 'Butcher Boy', {
  set,
  cost: 2,
  mu,
  keywords,
  triggers: [afterSuccess(HQ, giveCounters(CORP, 'Butcher Boy'))],
  counters: [
    {
      name: 'Butcher Boy',
      on: CORP,
      virus,
      triggers: [{ on: 'start', effect: forEvery(2, 'Butcher Boy', gain(1)) }],
    },
  ],
});
program('fait-accompli', 'Fait Accompli', {
  set,
  cost: 1,
  mu,
  keywords,
  triggers: [afterSuccess('subsidiary', putInFort('Fait'))],
  counters: [{ name: 'Fait', on: 'fort', virus, modifiers: [harderPer(2, 'Fait')] }],
});
program('gremlins', 'Gremlins', {
  set,
  cost: 2,
  mu,
  keywords,
  triggers: [afterSuccess(HQ, giveCounters(CORP, 'Gremlin'))],
  counters: [{ name: 'Gremlin', on: CORP, virus, modifiers: [smallerHandPer(2, 'Gremlin')] }],
});
program('incubator', 'Incubator', {
  set,
  cost: 0,
  mu,
  keywords: ['Virus', 'Random'],
  triggers: [afterSuccess(null, giveCounters(CORP, 'Incubate'))],
  counters: [
    {
      name: 'Incubate',
      on: CORP,
      virus,
      triggers: [{ on: 'start', effect: forEvery(1, 'Incubate', rollDie(on([6], doubleVirus()))) }],
    },
  ],
});
program('pattels-virus', "Pattel's Virus", {
  set,
  cost: 1,
  mu,
  keywords,
  triggers: [afterSuccess(null, putOnBrokenIce('Pattel'))],
  counters: [{ name: 'Pattel', on: 'card', virus, modifiers: [weakerPer('Pattel', 'Ice', ({ ice }) => ice)] }],
});
program('skivviss', 'Skivviss', {
  set,
  cost: 3,
  mu,
  keywords,
  triggers: [afterSuccess(RD, giveCounters(CORP, 'Skivviss'))],
  counters: [
    {
      name: 'Skivviss',
      on: CORP,
      virus,
      triggers: [{ on: 'opponentStart', effect: forEvery(1, 'Skivviss', draws(CORP, 1)) }],
    },
  ],
});

node('disinfectant-inc', 'Disinfectant, Inc.', { set, cost: 0, trash: 4, abilities: [avoidVirus({ bits: 1 })] });
agenda('superserum', 'Superserum', {
  set: 'classic',
  difficulty: 3,
  points: 2,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: all(removeVirus(), avoidNextViruses(2)) }],
});

/** Cards of Proteus that raise damage or prevent it. */
import { node, program } from '../../card.ts';
import { prevent } from '../../verbs/harm.ts';
import { raise } from '../../verbs/shields.ts';

const set = 'proteus';
const mu = 1;

node('cybertech-think-tank', 'Cybertech Think Tank', {
  set,
  cost: 1,
  trash: 3,
  keywords: ['Asset'],
  advanceable: true,
  abilities: [raise({ counter: 'advancement' }, 'meat')],
});

program('enterprise-inc-shields', 'Enterprise, Inc., Shields', {
  set,
  cost: 0,
  mu,
  abilities: [prevent({ bits: 1 }, 2, 'net'), prevent({ bits: 1 }, 1, 'brain')],
});
program('skullcap', 'Skullcap', { set, cost: 0, mu, abilities: [prevent({ trash: true }, 'any', 'net', 'brain')] });

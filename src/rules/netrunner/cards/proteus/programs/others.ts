/** Programs of Proteus that are neither icebreakers nor viruses. */
import { cardsOf } from '../../../card.ts';
import { prevent } from '../../../verbs/harm/harm.ts';
import { strengthForRun } from '../../../verbs/ice/breakers.ts';
import { brokeAllSubs, derezPassed, endRun } from '../../../verbs/runs/run.ts';
import { all } from '../../../verbs/sequence.ts';

const { program } = cardsOf('proteus');

program('disintegrator', 'Disintegrator', {
  cost: 6,
  mu: 2,
  abilities: [{ cost: { bits: 2 }, when: 'pass', effect: all(derezPassed(), endRun()), condition: brokeAllSubs }],
});
program('enterprise-inc-shields', 'Enterprise, Inc., Shields', {
  cost: 0,
  mu: 1,
  abilities: [prevent({ bits: 1 }, 2, 'net'), prevent({ bits: 1 }, 1, 'brain')],
});
program('lockjaw', 'Lockjaw', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: strengthForRun('one', 2) }],
});
program('skullcap', 'Skullcap', { cost: 0, mu: 1, abilities: [prevent({ trash: true }, 'any', 'net', 'brain')] });

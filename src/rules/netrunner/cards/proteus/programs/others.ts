/** Programs of Proteus that are neither icebreakers nor viruses. */
import { cardsOf } from '../../../card.ts';
import * as v from '../../../verbs/index.ts';

const { program } = cardsOf('proteus');

program('disintegrator', 'Disintegrator', {
  cost: 6,
  mu: 2,
  abilities: [
    { cost: { bits: 2 }, when: 'pass', effect: v.all(v.derezPassed(), v.endRun()), condition: v.brokeAllSubs },
  ],
});
program('enterprise-inc-shields', 'Enterprise, Inc., Shields', {
  cost: 0,
  mu: 1,
  abilities: [v.prevent({ bits: 1 }, 2, 'net'), v.prevent({ bits: 1 }, 1, 'brain')],
});
program('lockjaw', 'Lockjaw', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: v.strengthForRun('one', 2) }],
});
program('skullcap', 'Skullcap', { cost: 0, mu: 1, abilities: [v.prevent({ trash: true }, 'any', 'net', 'brain')] });

/** Icebreakers of Proteus. */
import { program } from '../../card.ts';
import { boost, breaks, breaksChosen, breaksUpTo, chooseType, raiseOne } from '../../verbs/breakers.ts';

const set = 'proteus';
const mu = 1;
const keywords = ['Icebreaker'];
const killer = ['Icebreaker', 'Killer'];

program('big-frackin-gun', "Big Frackin' Gun", {
  set,
  cost: 2,
  mu,
  strength: 7,
  keywords: killer,
  abilities: [breaksUpTo(5, 'Sentry', 6), boost(1, 1)],
});
program('lockjaw', 'Lockjaw', {
  set,
  cost: 0,
  mu,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: raiseOne(2) }],
});
program('morphing-tool', 'Morphing Tool', {
  set,
  cost: 10,
  mu,
  strength: 4,
  keywords,
  triggers: [{ on: 'installed', effect: chooseType() }],
  abilities: [breaksChosen(2), boost(1, 1), { cost: { actions: 1, bits: 1 }, when: 'action', effect: chooseType() }],
});
program('redecorator', 'Redecorator', {
  set,
  cost: 9,
  mu,
  strength: 3,
  keywords: killer,
  abilities: [breaksUpTo(2, 'Sentry', 1), boost(1, 3)],
});
program('skeleton-passkeys', 'Skeleton Passkeys', {
  set,
  cost: 3,
  mu,
  strength: 1,
  keywords,
  abilities: [breaks('Code Gate', 0), boost(4, 3)],
});

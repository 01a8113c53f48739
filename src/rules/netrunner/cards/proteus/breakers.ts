/** Icebreakers of Proteus. */
import { program } from '../../card.ts';
import { boost, breaks, breaksChosen, breaksUpTo, chooseType, notChosenYet, raiseOne } from '../../verbs/breakers.ts';
import { loseStealth } from '../../verbs/stealth.ts';

const set = 'proteus';
const mu = 1;
const keywords = ['Icebreaker'];
const noisy = ['Icebreaker', 'Noisy'];
const killer = ['Icebreaker', 'Killer'];

program('big-frackin-gun', "Big Frackin' Gun", {
  set,
  cost: 2,
  mu,
  strength: 7,
  keywords: killer,
  abilities: [breaksUpTo(5, 'Sentry', 6), boost(1, 1)],
});
program('boring-bit', 'Boring Bit', {
  set,
  cost: 6,
  mu: 1,
  strength: 5,
  keywords: ['Icebreaker', 'Worm'],
  abilities: [breaks('Wall', 2), boost(1, 1)],
});
program('corrosion', 'Corrosion', {
  set,
  cost: 3,
  mu: 1,
  strength: 0,
  keywords: ['Icebreaker', 'Worm'],
  abilities: [breaks('Wall', 0), boost(1, 1)],
});
program('fubar', 'Fubar', {
  set,
  cost: 10,
  mu,
  strength: 3,
  keywords: noisy,
  abilities: [
    breaksChosen(1, loseStealth(1)),
    boost(1, 2),
    { cost: { bits: 0 }, when: 'encounter', effect: chooseType(), condition: notChosenYet },
  ],
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
program('wrecking-ball', 'Wrecking Ball', {
  set,
  cost: 4,
  mu,
  strength: 2,
  keywords: noisy,
  abilities: [breaks('Wall', 0, loseStealth(1)), boost(1, 2)],
});

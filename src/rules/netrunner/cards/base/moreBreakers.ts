/** Icebreakers and other programs of the base set that do one thing. */
import { program } from '../../card.ts';
import { boost, breaks } from '../../verbs/breakers.ts';
import { expose } from '../../verbs/cards.ts';
import { dearerInstallPer } from '../../verbs/costs.ts';
import { afterSuccess, putInFort } from '../../verbs/counters.ts';

const set = 'v1';
const raised = [breaks('Code Gate', 1), boost(1, 2)];
program('pox', 'Pox', {
  set,
  cost: 0,
  mu: 1,
  keywords: ['Virus'],
  triggers: [afterSuccess(null, putInFort('Pox'))],
  counters: [{ name: 'Pox', on: 'fort', virus: true, modifiers: [dearerInstallPer(2, 'Pox')] }],
});
program('raffles', 'Raffles', { set, cost: 7, mu: 1, strength: 4, keywords: ['Icebreaker'], abilities: raised });
program('seeya', 'SeeYa', {
  set,
  cost: 3,
  mu: 1,
  keywords: ['Detection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: expose(1, 'anywhere') }],
});
program('shaka', 'Shaka', {
  set,
  cost: 4,
  mu: 1,
  strength: 2,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 1), boost(1, 2)],
});
program('wizards-book', "Wizard's Book", {
  set,
  cost: 5,
  mu: 1,
  strength: 2,
  keywords: ['Icebreaker'],
  abilities: [breaks('Code Gate', 0), boost(1, 2)],
});

/** Icebreakers of the base set that break more than one kind, or differently. */
import { program } from '../../card.ts';
import {
  boost,
  breaks,
  breaksAll,
  breaksAny,
  breaksTraces,
  breaksUpTo,
  brokeSome,
  growForRun,
} from '../../verbs/breakers.ts';
import { trashThis } from '../../verbs/cards.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { endRun } from '../../verbs/run.ts';
import { loseStealth } from '../../verbs/stealth.ts';

const set = 'v1';
const raised = [breaks('Code Gate', 1), boost(1, 2)];
const mu = 1;
const keywords = ['Icebreaker'];
const noisy = ['Icebreaker', 'Noisy'];

program('bartmoss-memorial-icebreaker', 'Bartmoss Memorial Icebreaker', {
  set,
  cost: 5,
  mu,
  strength: 0,
  keywords: ['Icebreaker', 'Random'],
  abilities: [breaksAny(1), boost(1, 1)],
  triggers: [{ on: 'icePassed', only: brokeSome, effect: rollDie(on([1], trashThis())) }],
});
program('codeslinger', 'Codeslinger', {
  set,
  cost: 7,
  mu,
  strength: 3,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 1)],
});
program('dogcatcher', 'Dogcatcher', {
  set,
  cost: 3,
  mu,
  strength: 3,
  keywords,
  abilities: [breaks(['Pit Bull', 'Hellhound', 'Bloodhound', 'Watchdog'], 1), boost(1, 1)],
});
program('dropp', 'Dropp', {
  set,
  cost: 3,
  mu,
  strength: 4,
  keywords,
  abilities: [breaksAll(0, endRun()), boost(1, 1)],
});
program('grubb', 'Grubb', {
  set,
  cost: 0,
  mu,
  strength: 0,
  keywords: ['Icebreaker', 'Worm'],
  abilities: [breaks('Wall', 1), boost(1, 2, 'run')],
});
program('hammer', 'Hammer', {
  set,
  cost: 2,
  mu,
  strength: 2,
  keywords: noisy,
  abilities: [breaks('Wall', 1, loseStealth(2)), boost(1, 1)],
});
program('jackhammer', 'Jackhammer', {
  set,
  cost: 1,
  mu,
  strength: 0,
  keywords: noisy,
  abilities: [breaks('Wall', 0, loseStealth(1)), boost(1, 1)],
});
program('krash', 'Krash', { set, cost: 0, mu, strength: 0, keywords, abilities: [breaksAny(2), boost(1, 2)] });
program('pile-driver', 'Pile Driver', {
  set,
  cost: 1,
  mu,
  strength: 7,
  keywords: noisy,
  abilities: [breaksUpTo(4, 'Wall', 3, loseStealth(3)), boost(1, 1)],
});
program('raffles', 'Raffles', { set, cost: 7, mu: 1, strength: 4, keywords: ['Icebreaker'], abilities: raised });
program('ramming-piston', 'Ramming Piston', {
  set,
  cost: 4,
  mu,
  strength: 5,
  keywords: noisy,
  abilities: [breaks('Wall', 2, loseStealth(2)), boost(1, 1)],
});
program('reflector', 'Reflector', {
  set,
  cost: 2,
  mu,
  strength: 4,
  keywords,
  abilities: [breaks(['Stun', 'Hellbolt', 'Knockout'], 0)],
});
program('replicator', 'Replicator', {
  set,
  cost: 5,
  mu,
  strength: 2,
  keywords,
  abilities: [breaksTraces(0), boost(1, 1)],
});
program('shaka', 'Shaka', {
  set,
  cost: 4,
  mu: 1,
  strength: 2,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 1), boost(1, 2)],
});
program('snowball', 'Snowball', {
  set,
  cost: 10,
  mu,
  strength: 0,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 1, growForRun(1)), boost(1, 1)],
});
program('wizards-book', "Wizard's Book", {
  set,
  cost: 5,
  mu: 1,
  strength: 2,
  keywords: ['Icebreaker'],
  abilities: [breaks('Code Gate', 0), boost(1, 2)],
});

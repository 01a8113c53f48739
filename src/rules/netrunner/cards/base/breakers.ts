/** Icebreakers of the base set that break more than one kind, or differently. */
import { program } from '../../card.ts';
import { boost, breaks, breaksAll, breaksAny, breaksTraces, brokeSome, growForRun } from '../../verbs/breakers.ts';
import { trashThis } from '../../verbs/cards.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { endRun } from '../../verbs/run.ts';

const set = 'v1';
const mu = 1;
const keywords = ['Icebreaker'];

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
program('krash', 'Krash', { set, cost: 0, mu, strength: 0, keywords, abilities: [breaksAny(2), boost(1, 2)] });
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
program('snowball', 'Snowball', {
  set,
  cost: 10,
  mu,
  strength: 0,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 1, growForRun(1)), boost(1, 1)],
});

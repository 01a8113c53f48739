/** Ice of Classic that noise wakes: it is cheap to rez once a noisy icebreaker was used. */
import { ice } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { trashProgram } from '../../verbs/cards.ts';
import { forEvery, handCounter } from '../../verbs/counters.ts';
import { damage } from '../../verbs/harm.ts';
import { lockNextIce } from '../../verbs/restOfRun.ts';
import { endRun } from '../../verbs/run.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'classic';
const end = endRun();
const lightSleep = 5;
ice('baskerville', 'Baskerville', {
  set,
  cost: 10,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellhound', 'Sleepy'],
  lightSleep,
  subs: [damage('net', 2), trace(5, handCounter('Baskerville')), end],
  counters: [
    {
      name: 'Baskerville',
      on: RUNNER,
      removal: { by: RUNNER, bits: 3 },
      triggers: [{ on: 'runBegins', effect: forEvery(1, 'Baskerville', damage('net', 2)) }],
    },
  ],
});
ice('bolter-swarm', 'Bolter Swarm', {
  set,
  cost: 8,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellbolt', 'Sleepy'],
  lightSleep,
  subs: [damage('net', 4), lockNextIce()],
});
ice('deadeye', 'Deadeye', {
  set,
  cost: 5,
  strength: 0,
  keywords: ['Sentry', 'Killer', 'Sleepy'],
  lightSleep,
  subs: [trashProgram(), end],
});
ice('imperial-guard', 'Imperial Guard', {
  set,
  cost: 10,
  strength: 5,
  keywords: ['Sentry', 'Killer', 'Sleepy'],
  lightSleep,
  subs: [trashProgram(), end],
});

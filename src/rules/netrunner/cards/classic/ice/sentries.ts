import { cardsOf } from '../../../card.ts';
import { RUNNER } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';

const { ice } = cardsOf('classic');
const end = v.endRun();

ice('baskerville', 'Baskerville', {
  cost: 10,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellhound', 'Sleepy'],
  lightSleep: 5,
  subs: [v.damage('net', 2), v.trace(5, v.giveCounters(RUNNER, 'Baskerville')), end],
  counters: [v.runnerCounters('Baskerville', 3, 'runBegins', v.damage('net', 2))],
});
ice('bolter-swarm', 'Bolter Swarm', {
  cost: 8,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellbolt', 'Sleepy'],
  lightSleep: 5,
  subs: [v.damage('net', 4), v.lockNextIce()],
});
ice('brain-drain', 'Brain Drain', {
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [v.rollDie(v.on([1], v.damage('brain', 3)))],
});
ice('deadeye', 'Deadeye', {
  cost: 5,
  strength: 0,
  keywords: ['Sentry', 'Killer', 'Sleepy'],
  lightSleep: 5,
  subs: [v.trashProgram(), end],
});
ice('imperial-guard', 'Imperial Guard', {
  cost: 10,
  strength: 5,
  keywords: ['Sentry', 'Killer', 'Sleepy'],
  lightSleep: 5,
  subs: [v.trashProgram(), end],
});

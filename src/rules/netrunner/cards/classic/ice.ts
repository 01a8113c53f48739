import { cardsOf } from '../../card.ts';
import { ARCHIVES, RUNNER } from '../../table.ts';
import { trashProgram, trashThis } from '../../verbs/cards/cards.ts';
import { movesAsRunBegins } from '../../verbs/cards/rearrange.ts';
import { giveCounters, runnerCounters } from '../../verbs/counters/counters.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { damage } from '../../verbs/harm/harm.ts';
import { later } from '../../verbs/later.ts';
import { brokenWithoutSubsidiary, divertRun } from '../../verbs/runs/detour.ts';
import { lockNextIce } from '../../verbs/runs/restOfRun.ts';
import { endRun } from '../../verbs/runs/run.ts';
import { all, mayPay } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const { ice } = cardsOf('classic');

ice('dumpster', 'Dumpster', {
  cost: 5,
  strength: 5,
  keywords: ['Code Gate', 'Deflector'],
  installs: { only: 'notArchives' },
  subs: [divertRun(ARCHIVES)],
});
ice('entrapment', 'Entrapment', {
  cost: 2,
  strength: 4,
  keywords: ['Code Gate', 'Deflector'],
  subs: [mayPay(2, divertRun('any'))],
});
ice('puzzle', 'Puzzle', {
  cost: 2,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [all(endRun(), later('turnEnds', trashThis())), all(endRun(), later('turnEnds', trashThis()))],
});
ice('trapdoor', 'Trapdoor', {
  cost: 3,
  strength: 3,
  keywords: ['Code Gate', 'Deflector'],
  installs: { only: 'hqOrRd' },
  triggers: [brokenWithoutSubsidiary()],
  subs: [divertRun('subsidiary')],
});
ice('vortex', 'Vortex', {
  cost: 0,
  strength: 2,
  keywords: ['Code Gate', 'Deflector'],
  subs: [mayPay(2, divertRun('any'))],
});

const end = endRun();

ice('baskerville', 'Baskerville', {
  cost: 10,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellhound', 'Sleepy'],
  lightSleep: 5,
  subs: [damage('net', 2), trace(5, giveCounters(RUNNER, 'Baskerville')), end],
  counters: [runnerCounters('Baskerville', 3, 'runBegins', damage('net', 2))],
});
ice('bolter-swarm', 'Bolter Swarm', {
  cost: 8,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellbolt', 'Sleepy'],
  lightSleep: 5,
  subs: [damage('net', 4), lockNextIce()],
});
ice('brain-drain', 'Brain Drain', {
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [rollDie(on([1], damage('brain', 3)))],
});
ice('deadeye', 'Deadeye', {
  cost: 5,
  strength: 0,
  keywords: ['Sentry', 'Killer', 'Sleepy'],
  lightSleep: 5,
  subs: [trashProgram(), end],
});
ice('imperial-guard', 'Imperial Guard', {
  cost: 10,
  strength: 5,
  keywords: ['Sentry', 'Killer', 'Sleepy'],
  lightSleep: 5,
  subs: [trashProgram(), end],
});

ice('glacier', 'Glacier', {
  cost: 0,
  strength: 5,
  keywords: ['Wall'],
  costsPoints: 1,
  subs: [end, end],
  abilities: [movesAsRunBegins('elsewhere')],
});

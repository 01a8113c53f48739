/** Ice of the base set whose subroutines reach beyond it: on later ice, on jacking out, on the next runs. */
import { ice } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { trashProgram } from '../../verbs/cards.ts';
import { forEvery, giveCounters } from '../../verbs/counters.ts';
import { damage, giveTag } from '../../verbs/harm.ts';
import { allBroken, lendForRun, rezzedIce } from '../../verbs/ice.ts';
import { afterNextIce, laterIce, rezzedPassed, whenever } from '../../verbs/later.ts';
import {
  breakingCosts,
  jackOutCosts,
  lockNextIce,
  noJackOut,
  noJackOutUntilNextIce,
  noRunFor,
  runBan,
  trashOrJackOut,
} from '../../verbs/restOfRun.ts';
import { endRun } from '../../verbs/run.ts';
import { all, silently, unless, unlessRunnerPays } from '../../verbs/sequence.ts';
import { strongerIce } from '../../verbs/strength.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'v1';
const end = endRun();
const pitBull = ['Sentry', 'Pit Bull'];
const flatline = ['Sentry', 'Flatline'];
const watchdog = ['Sentry', 'Watchdog'];

ice('asp', 'Asp', { set, cost: 4, strength: 4, keywords: flatline, subs: [trace(5, all(end, runBan(1)))] });
ice('ball-and-chain', 'Ball and Chain', {
  set,
  cost: 2,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [whenever(laterIce, unlessRunnerPays(2, end))],
});
ice('canis-major', 'Canis Major', { set, cost: 0, strength: 4, keywords: watchdog, subs: [strongerIce(2)] });
ice('canis-minor', 'Canis Minor', { set, cost: 0, strength: 5, keywords: watchdog, subs: [strongerIce(1)] });
ice('cerberus', 'Cerberus', {
  set,
  cost: 11,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Hellhound'],
  subs: [damage('net', 3), trace(5, giveCounters(RUNNER, 'Cerberus')), end],
  counters: [
    {
      name: 'Cerberus',
      on: RUNNER,
      removal: { by: RUNNER, bits: 4 },
      triggers: [{ on: 'runBegins', effect: forEvery(1, 'Cerberus', damage('net', 2)) }],
    },
  ],
});
ice('data-darts', 'Data Darts', {
  set,
  cost: 5,
  strength: 3,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [damage('net', 3), lockNextIce()],
});
ice('fang', 'Fang', { set, cost: 5, strength: 4, keywords: pitBull, subs: [trace(4, all(end, runBan(2)))] });
ice('fang-2-0', 'Fang 2.0', { set, cost: 6, strength: 5, keywords: pitBull, subs: [trace(5, all(end, runBan(2)))] });
ice('fatal-attractor', 'Fatal Attractor', {
  set,
  cost: 1,
  strength: 4,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [afterNextIce(unless(allBroken, damage('net', 3)))],
});
ice('fragmentation-storm', 'Fragmentation Storm', {
  set,
  cost: 6,
  strength: 4,
  keywords: flatline,
  subs: [trace(4, all(end, trashProgram(), runBan(1)))],
});
ice('haunting-inquisition', 'Haunting Inquisition', {
  set,
  cost: 8,
  strength: 6,
  keywords: ['Code Gate'],
  subs: [noRunFor(6), end],
});
ice('jack-attack', 'Jack Attack', {
  set,
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'AP'],
  subs: [noJackOut(), trace(5, giveTag())],
});
ice('rex', 'Rex', { set, cost: 4, strength: 3, keywords: pitBull, subs: [trace(3, all(end, runBan(2)))] });
ice('shock-r', 'Shock.r', {
  set,
  cost: 1,
  strength: 3,
  keywords: ['Sentry', 'AP', 'Stun'],
  subs: [all(lockNextIce(), noJackOutUntilNextIce())],
});
ice('tutor', 'Tutor', {
  set,
  cost: 4,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [lendForRun(end)],
});
ice('viral-15', 'Viral 15', {
  set,
  cost: 5,
  strength: 3,
  keywords: ['Sentry'],
  subs: [jackOutCosts(1), whenever(rezzedPassed, silently(rezzedIce, trashOrJackOut()))],
});
ice('virizz', 'Virizz', { set, cost: 2, strength: 4, keywords: ['Sentry'], subs: [breakingCosts(1)] });

/** Ice of the base set that ends the run, does damage, trashes or traces, and nothing else. */
import { ice } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { trashProgram } from '../../verbs/cards.ts';
import { forEvery, handCounter } from '../../verbs/counters.ts';
import { damage, giveTag } from '../../verbs/harm.ts';
import { endRun } from '../../verbs/run.ts';
import { all } from '../../verbs/sequence.ts';
import { strongerIce } from '../../verbs/strength.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'v1';
const end = endRun();
ice('data-raven', 'Data Raven', {
  set,
  cost: 5,
  strength: 5,
  keywords: ['Sentry'],
  subs: [trace(5, all(giveTag(), handCounter('Data Raven')))],
  counters: [
    {
      name: 'Data Raven',
      on: RUNNER,
      removal: { by: RUNNER, bits: 1 },
      triggers: [{ on: 'opponentStart', effect: forEvery(1, 'Data Raven', giveTag()) }],
    },
  ],
});
ice('data-wall-2-0', 'Data Wall 2.0', { set, cost: 2, strength: 1, keywords: ['Wall'], subs: [end] });
ice('endless-corridor', 'Endless Corridor', { set, cost: 4, strength: 2, keywords: ['Code Gate'], subs: [end, end] });
ice('ice-pick-willie', 'Ice Pick Willie', {
  set,
  cost: 5,
  strength: 1,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('mastiff', 'Mastiff', {
  set,
  cost: 12,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Hellhound', 'Watchdog'],
  subs: [damage('brain', 1), damage('net', 1), strongerIce(1), trace(5, handCounter('Mastiff')), end],
  counters: [
    {
      name: 'Mastiff',
      on: RUNNER,
      removal: { by: RUNNER, bits: 4 },
      triggers: [{ on: 'runBegins', effect: forEvery(1, 'Mastiff', damage('brain', 1)) }],
    },
  ],
});
ice('mazer', 'Mazer', { set, cost: 5, strength: 5, keywords: ['Code Gate'], subs: [end] });
ice('pi-in-the-face', "Pi in the 'Face", { set, cost: 5, strength: 3, keywords: ['Sentry', 'DecKrash'], subs: [end] });
ice('razor-wire', 'Razor Wire', { set, cost: 6, strength: 3, keywords: ['Wall'], subs: [damage('net', 2), end] });
ice('reinforced-wall', 'Reinforced Wall', { set, cost: 8, strength: 4, keywords: ['Wall'], subs: [end, end] });
ice('rock-is-strong', 'Rock Is Strong', { set, cost: 6, strength: 5, keywords: ['Wall'], subs: [end] });
ice('sentinels-prime', 'Sentinels Prime', {
  set,
  cost: 8,
  strength: 4,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('shotgun-wire', 'Shotgun Wire', { set, cost: 8, strength: 5, keywords: ['Wall'], subs: [damage('net', 2), end] });
ice('wall-of-ice', 'Wall of Ice', {
  set,
  cost: 13,
  strength: 6,
  keywords: ['Wall'],
  subs: [damage('net', 2), damage('net', 2), end, end],
});
ice('zombie', 'Zombie', {
  set,
  cost: 9,
  strength: 4,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [damage('brain', 1), damage('brain', 1), end],
});

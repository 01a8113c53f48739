/** Ice of the base set. */
import { ice } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { forgoes } from '../../verbs/actions.ts';
import { trashHardware, trashProgram } from '../../verbs/cards.ts';
import { sendBack } from '../../verbs/detour.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { damage, giveTag } from '../../verbs/harm.ts';
import { lockNextIce } from '../../verbs/restOfRun.ts';
import { endRun } from '../../verbs/run.ts';
import { unlessMatched } from '../../verbs/secret.ts';
import { all } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'v1';
const wall = ['Wall'];
const gate = ['Code Gate'];
const end = endRun();

ice('banpei', 'Banpei', { set, cost: 4, strength: 0, keywords: ['Sentry', 'Killer'], subs: [trashProgram(), end] });
ice('bolter-cluster', 'Bolter Cluster', {
  set,
  cost: 7,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [damage('net', 4), lockNextIce()],
});
ice('cinderella', 'Cinderella', {
  set,
  cost: 8,
  strength: 6,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Firestarter'],
  subs: [trace(6, all(end, trashHardware(), damage('meat', 2, false)))],
});
ice('code-corpse', 'Code Corpse', {
  set,
  cost: 10,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [damage('brain', 1), damage('brain', 1), end],
});
ice('cortical-scanner', 'Cortical Scanner', { set, cost: 7, strength: 3, keywords: gate, subs: [end, end, end] });
ice('cortical-scrub', 'Cortical Scrub', {
  set,
  cost: 7,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [damage('brain', 1), end],
});
ice('crystal-wall', 'Crystal Wall', { set, cost: 4, strength: 3, keywords: wall, subs: [end] });
ice('darc-knight', "D'Arc Knight", {
  set,
  cost: 6,
  strength: 2,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('data-naga', 'Data Naga', {
  set,
  cost: 9,
  strength: 5,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('data-wall', 'Data Wall', { set, cost: 1, strength: 0, keywords: wall, subs: [end] });
ice('fetch-4-0-1', 'Fetch 4.0.1', {
  set,
  cost: 0,
  strength: 3,
  keywords: ['Sentry', 'Bloodhound'],
  subs: [trace(3, giveTag())],
});
ice('filter', 'Filter', { set, cost: 0, strength: 0, keywords: gate, subs: [end] });
ice('fire-wall', 'Fire Wall', { set, cost: 5, strength: 4, keywords: wall, subs: [end] });
ice('homewrecker', 'Homewrecker', {
  set,
  cost: 7,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Firestarter'],
  subs: [trace(5, all(end, trashHardware(), damage('meat', 2, false)))],
});
ice('hunter', 'Hunter', { set, cost: 2, strength: 5, keywords: ['Sentry', 'Bloodhound'], subs: [trace(5, giveTag())] });
ice('keeper', 'Keeper', { set, cost: 4, strength: 4, keywords: gate, subs: [end] });
ice('laser-wire', 'Laser Wire', { set, cost: 4, strength: 2, keywords: wall, subs: [damage('net', 1), end] });
ice('liche', 'Liche', {
  set,
  cost: 14,
  strength: 6,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [damage('brain', 1), damage('brain', 1), damage('brain', 1), end],
});
ice('nerve-labyrinth', 'Nerve Labyrinth', { set, cost: 6, strength: 4, keywords: gate, subs: [damage('net', 2), end] });
ice('neural-blade', 'Neural Blade', {
  set,
  cost: 4,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Sword'],
  subs: [damage('net', 1), lockNextIce()],
});
ice('quandary', 'Quandary', { set, cost: 2, strength: 2, keywords: gate, subs: [end] });
ice('scramble', 'Scramble', { set, cost: 3, strength: 3, keywords: gate, subs: [end] });
ice('sleeper', 'Sleeper', { set, cost: 1, strength: 1, keywords: gate, subs: [end] });
ice('tko-2-0', 'TKO 2.0', {
  set,
  cost: 7,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Knockout'],
  subs: [all(end, forgoes(RUNNER, 1))],
});
ice('too-many-doors', 'Too Many Doors', {
  set,
  cost: 1,
  strength: 3,
  keywords: ['Sentry'],
  subs: [unlessMatched(2, end)],
});
ice('triggerman', 'Triggerman', {
  set,
  cost: 7,
  strength: 3,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('vacuum-link', 'Vacuum Link', {
  set,
  cost: 3,
  strength: 5,
  keywords: ['Sentry', 'Random'],
  subs: [rollDie(on([1, 2, 3], sendBack()))],
});
ice('wall-of-static', 'Wall of Static', { set, cost: 3, strength: 2, keywords: wall, subs: [end] });

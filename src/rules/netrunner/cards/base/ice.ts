import { cardsOf } from '../../card.ts';
import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { spend } from '../../rulebook/pay/payment.ts';
import { CORP, RUNNER } from '../../table.ts';
import { forgoes } from '../../verbs/actions.ts';
import { bitsForEncounter } from '../../verbs/bits/bits.ts';
import { trashHardware, trashProgram } from '../../verbs/cards/cards.ts';
import { giveCounters, runnerCounters } from '../../verbs/counters/counters.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { damage, giveTag } from '../../verbs/harm/harm.ts';
import { allBroken, lendForRun, rezzedIce } from '../../verbs/ice/ice.ts';
import { strongerIce } from '../../verbs/ice/strength.ts';
import { afterNextIce, whenever } from '../../verbs/later.ts';
import { sendBack } from '../../verbs/runs/detour.ts';
import { lockNextIce, noJackOut, noRunFor, runBan, runTax, trashOrJackOut } from '../../verbs/runs/restOfRun.ts';
import { endRun } from '../../verbs/runs/run.ts';
import { all, runPart, silently, unless, unlessRunnerPays } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const { ice } = cardsOf('v1');
const end = endRun();

ice('ball-and-chain', 'Ball and Chain', {
  cost: 2,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [whenever('laterIce', unlessRunnerPays(2, end))],
});
ice('cortical-scanner', 'Cortical Scanner', { cost: 7, strength: 3, keywords: ['Code Gate'], subs: [end, end, end] });
ice('endless-corridor', 'Endless Corridor', { cost: 4, strength: 2, keywords: ['Code Gate'], subs: [end, end] });
ice('filter', 'Filter', { cost: 0, strength: 0, keywords: ['Code Gate'], subs: [end] });
ice('haunting-inquisition', 'Haunting Inquisition', {
  cost: 8,
  strength: 6,
  keywords: ['Code Gate'],
  subs: [noRunFor(6), end],
});
ice('keeper', 'Keeper', { cost: 4, strength: 4, keywords: ['Code Gate'], subs: [end] });
ice('mazer', 'Mazer', { cost: 5, strength: 5, keywords: ['Code Gate'], subs: [end] });
ice('nerve-labyrinth', 'Nerve Labyrinth', {
  cost: 6,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [damage('net', 2), end],
});
ice('quandary', 'Quandary', { cost: 2, strength: 2, keywords: ['Code Gate'], subs: [end] });
ice('scramble', 'Scramble', { cost: 3, strength: 3, keywords: ['Code Gate'], subs: [end] });
ice('sleeper', 'Sleeper', { cost: 1, strength: 1, keywords: ['Code Gate'], subs: [end] });
ice('tutor', 'Tutor', { cost: 4, strength: 5, keywords: ['Code Gate'], subs: [lendForRun(end)] });

/** Both players spend what they bid, whatever the result; the text follows if the amounts differ. */
function unlessMatched(maxBid: number, then: Effect): Effect {
  return {
    steps: [
      (draft) => push(draft, { do: 'guess', least: 0, most: maxBid }),
      (draft, context) => {
        const [runner = 0, corp = 0] = context.got;
        if (runner !== corp) runPart(draft, context, 0);
        spend(draft, RUNNER, 'ability', runner);
        spend(draft, CORP, 'ability', corp);
      },
    ],
    parts: [then],
    means: { v: 'guess', most: maxBid, part: then.means },
  };
}

ice('asp', 'Asp', { cost: 4, strength: 4, keywords: ['Sentry', 'Flatline'], subs: [trace(5, all(end, runBan(1)))] });
ice('banpei', 'Banpei', { cost: 4, strength: 0, keywords: ['Sentry', 'Killer'], subs: [trashProgram(), end] });
ice('bolter-cluster', 'Bolter Cluster', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [damage('net', 4), lockNextIce()],
});
ice('canis-major', 'Canis Major', { cost: 0, strength: 4, keywords: ['Sentry', 'Watchdog'], subs: [strongerIce(2)] });
ice('canis-minor', 'Canis Minor', { cost: 0, strength: 5, keywords: ['Sentry', 'Watchdog'], subs: [strongerIce(1)] });
ice('cerberus', 'Cerberus', {
  cost: 11,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Hellhound'],
  subs: [damage('net', 3), trace(5, giveCounters(RUNNER, 'Cerberus')), end],
  counters: [runnerCounters('Cerberus', 4, 'runBegins', damage('net', 2))],
});
ice('cinderella', 'Cinderella', {
  cost: 8,
  strength: 6,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Firestarter'],
  subs: [trace(6, all(end, trashHardware(), damage('meat', 2, false)))],
});
ice('code-corpse', 'Code Corpse', {
  cost: 10,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [damage('brain', 1), damage('brain', 1), end],
});
ice('cortical-scrub', 'Cortical Scrub', {
  cost: 7,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [damage('brain', 1), end],
});
ice('darc-knight', "D'Arc Knight", {
  cost: 6,
  strength: 2,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('data-darts', 'Data Darts', {
  cost: 5,
  strength: 3,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [damage('net', 3), lockNextIce()],
});
ice('data-naga', 'Data Naga', { cost: 9, strength: 5, keywords: ['Sentry', 'Killer'], subs: [trashProgram(), end] });
ice('data-raven', 'Data Raven', {
  cost: 5,
  strength: 5,
  keywords: ['Sentry'],
  subs: [trace(5, all(giveTag(), giveCounters(RUNNER, 'Data Raven')))],
  counters: [runnerCounters('Data Raven', 1, 'opponentStart', giveTag())],
});
ice('fang', 'Fang', { cost: 5, strength: 4, keywords: ['Sentry', 'Pit Bull'], subs: [trace(4, all(end, runBan(2)))] });
ice('fang-2-0', 'Fang 2.0', {
  cost: 6,
  strength: 5,
  keywords: ['Sentry', 'Pit Bull'],
  subs: [trace(5, all(end, runBan(2)))],
});
ice('fatal-attractor', 'Fatal Attractor', {
  cost: 1,
  strength: 4,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [afterNextIce(unless(allBroken, damage('net', 3)))],
});
ice('fetch-4-0-1', 'Fetch 4.0.1', {
  cost: 0,
  strength: 3,
  keywords: ['Sentry', 'Bloodhound'],
  subs: [trace(3, giveTag())],
});
ice('fragmentation-storm', 'Fragmentation Storm', {
  cost: 6,
  strength: 4,
  keywords: ['Sentry', 'Flatline'],
  subs: [trace(4, all(end, trashProgram(), runBan(1)))],
});
ice('homewrecker', 'Homewrecker', {
  cost: 7,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Firestarter'],
  subs: [trace(5, all(end, trashHardware(), damage('meat', 2, false)))],
});
ice('hunter', 'Hunter', { cost: 2, strength: 5, keywords: ['Sentry', 'Bloodhound'], subs: [trace(5, giveTag())] });
ice('ice-pick-willie', 'Ice Pick Willie', {
  cost: 5,
  strength: 1,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('jack-attack', 'Jack Attack', {
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'AP'],
  subs: [noJackOut('run'), trace(5, giveTag())],
});
ice('liche', 'Liche', {
  cost: 14,
  strength: 6,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [damage('brain', 1), damage('brain', 1), damage('brain', 1), end],
});
ice('mastiff', 'Mastiff', {
  cost: 12,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Hellhound', 'Watchdog'],
  subs: [damage('brain', 1), damage('net', 1), strongerIce(1), trace(5, giveCounters(RUNNER, 'Mastiff')), end],
  counters: [runnerCounters('Mastiff', 4, 'runBegins', damage('brain', 1))],
});
ice('neural-blade', 'Neural Blade', {
  cost: 4,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Sword'],
  subs: [damage('net', 1), lockNextIce()],
});
ice('pi-in-the-face', "Pi in the 'Face", { cost: 5, strength: 3, keywords: ['Sentry', 'DecKrash'], subs: [end] });
ice('pocket-virtual-reality', 'Pocket Virtual Reality', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry'],
  pool: { for: ['trace'], where: 'self', bits: 0 },
  triggers: bitsForEncounter(4),
  subs: [trace(6, giveTag()), trace(6, giveTag())],
});
ice('rex', 'Rex', { cost: 4, strength: 3, keywords: ['Sentry', 'Pit Bull'], subs: [trace(3, all(end, runBan(2)))] });
ice('sentinels-prime', 'Sentinels Prime', {
  cost: 8,
  strength: 4,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
});
ice('shock-r', 'Shock.r', {
  cost: 1,
  strength: 3,
  keywords: ['Sentry', 'AP', 'Stun'],
  subs: [all(lockNextIce(), noJackOut('nextEncounter'))],
});
ice('tko-2-0', 'TKO 2.0', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Knockout'],
  subs: [all(end, forgoes(RUNNER, 1))],
});
ice('too-many-doors', 'Too Many Doors', { cost: 1, strength: 3, keywords: ['Sentry'], subs: [unlessMatched(2, end)] });
ice('triggerman', 'Triggerman', { cost: 7, strength: 3, keywords: ['Sentry', 'Killer'], subs: [trashProgram(), end] });
ice('vacuum-link', 'Vacuum Link', {
  cost: 3,
  strength: 5,
  keywords: ['Sentry', 'Random'],
  subs: [rollDie(on([1, 2, 3], sendBack()))],
});
ice('viral-15', 'Viral 15', {
  cost: 5,
  strength: 3,
  keywords: ['Sentry'],
  subs: [runTax('jackOutTax', 1), whenever('rezzedPassed', silently(rezzedIce, trashOrJackOut()))],
});
ice('virizz', 'Virizz', { cost: 2, strength: 4, keywords: ['Sentry'], subs: [runTax('breakTax', 1)] });
ice('zombie', 'Zombie', {
  cost: 9,
  strength: 4,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [damage('brain', 1), damage('brain', 1), end],
});

ice('crystal-wall', 'Crystal Wall', { cost: 4, strength: 3, keywords: ['Wall'], subs: [end] });
ice('data-wall', 'Data Wall', { cost: 1, strength: 0, keywords: ['Wall'], subs: [end] });
ice('data-wall-2-0', 'Data Wall 2.0', { cost: 2, strength: 1, keywords: ['Wall'], subs: [end] });
ice('fire-wall', 'Fire Wall', { cost: 5, strength: 4, keywords: ['Wall'], subs: [end] });
ice('laser-wire', 'Laser Wire', { cost: 4, strength: 2, keywords: ['Wall'], subs: [damage('net', 1), end] });
ice('razor-wire', 'Razor Wire', { cost: 6, strength: 3, keywords: ['Wall'], subs: [damage('net', 2), end] });
ice('reinforced-wall', 'Reinforced Wall', { cost: 8, strength: 4, keywords: ['Wall'], subs: [end, end] });
ice('rock-is-strong', 'Rock Is Strong', { cost: 6, strength: 5, keywords: ['Wall'], subs: [end] });
ice('shotgun-wire', 'Shotgun Wire', { cost: 8, strength: 5, keywords: ['Wall'], subs: [damage('net', 2), end] });
ice('wall-of-ice', 'Wall of Ice', {
  cost: 13,
  strength: 6,
  keywords: ['Wall'],
  subs: [damage('net', 2), damage('net', 2), end, end],
});
ice('wall-of-static', 'Wall of Static', { cost: 3, strength: 2, keywords: ['Wall'], subs: [end] });

import { cardsOf } from '../../../card.ts';
import { push } from '../../../draft.ts';
import type { Effect } from '../../../effect.ts';
import { spend } from '../../../rulebook/pay/payment.ts';
import { CORP, RUNNER } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';

/** Both players spend what they bid, whatever the result; the text follows if the amounts differ. */
function unlessMatched(maxBid: number, then: Effect): Effect {
  return v.compound(
    { v: 'guess', most: maxBid, part: then.means },
    [then],
    (draft) => push(draft, { do: 'guess', least: 0, most: maxBid }),
    (draft, context) => {
      const [runner = 0, corp = 0] = context.got;
      if (runner !== corp) v.runPart(draft, context, 0);
      spend(draft, RUNNER, 'ability', runner);
      spend(draft, CORP, 'ability', corp);
    },
  );
}

const { ice } = cardsOf('v1');
const end = v.endRun();

ice('asp', 'Asp', {
  cost: 4,
  strength: 4,
  keywords: ['Sentry', 'Flatline'],
  subs: [v.trace(5, v.all(end, v.runBan(1)))],
});
ice('banpei', 'Banpei', { cost: 4, strength: 0, keywords: ['Sentry', 'Killer'], subs: [v.trashProgram(), end] });
ice('bolter-cluster', 'Bolter Cluster', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [v.damage('net', 4), v.lockNextIce()],
});
ice('canis-major', 'Canis Major', { cost: 0, strength: 4, keywords: ['Sentry', 'Watchdog'], subs: [v.strongerIce(2)] });
ice('canis-minor', 'Canis Minor', { cost: 0, strength: 5, keywords: ['Sentry', 'Watchdog'], subs: [v.strongerIce(1)] });
ice('cerberus', 'Cerberus', {
  cost: 11,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Hellhound'],
  subs: [v.damage('net', 3), v.trace(5, v.giveCounters(RUNNER, 'Cerberus')), end],
  counters: [v.runnerCounters('Cerberus', 4, 'runBegins', v.damage('net', 2))],
});
ice('cinderella', 'Cinderella', {
  cost: 8,
  strength: 6,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Firestarter'],
  subs: [v.trace(6, v.all(end, v.trashHardware(), v.damage('meat', 2, false)))],
});
ice('code-corpse', 'Code Corpse', {
  cost: 10,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [v.damage('brain', 1), v.damage('brain', 1), end],
});
ice('cortical-scrub', 'Cortical Scrub', {
  cost: 7,
  strength: 3,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [v.damage('brain', 1), end],
});
ice('darc-knight', 'D’Arc Knight', {
  cost: 6,
  strength: 2,
  keywords: ['Sentry', 'Killer'],
  subs: [v.trashProgram(), end],
});
ice('data-darts', 'Data Darts', {
  cost: 5,
  strength: 3,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [v.damage('net', 3), v.lockNextIce()],
});
ice('data-naga', 'Data Naga', { cost: 9, strength: 5, keywords: ['Sentry', 'Killer'], subs: [v.trashProgram(), end] });
ice('data-raven', 'Data Raven', {
  cost: 5,
  strength: 5,
  keywords: ['Sentry'],
  subs: [v.trace(5, v.all(v.giveTag(), v.giveCounters(RUNNER, 'Data Raven')))],
  counters: [v.runnerCounters('Data Raven', 1, 'opponentStart', v.giveTag())],
});
ice('fang', 'Fang', {
  cost: 5,
  strength: 4,
  keywords: ['Sentry', 'Pit Bull'],
  subs: [v.trace(4, v.all(end, v.runBan(2)))],
});
ice('fang-2-0', 'Fang 2.0', {
  cost: 6,
  strength: 5,
  keywords: ['Sentry', 'Pit Bull'],
  subs: [v.trace(5, v.all(end, v.runBan(2)))],
});
ice('fatal-attractor', 'Fatal Attractor', {
  cost: 1,
  strength: 4,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [v.afterNextIce(v.unless(v.allBroken, v.damage('net', 3)))],
});
ice('fetch-4-0-1', 'Fetch 4.0.1', {
  cost: 0,
  strength: 3,
  keywords: ['Sentry', 'Bloodhound'],
  subs: [v.trace(3, v.giveTag())],
});
ice('fragmentation-storm', 'Fragmentation Storm', {
  cost: 6,
  strength: 4,
  keywords: ['Sentry', 'Flatline'],
  subs: [v.trace(4, v.all(end, v.trashProgram(), v.runBan(1)))],
});
ice('homewrecker', 'Homewrecker', {
  cost: 7,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Firestarter'],
  subs: [v.trace(5, v.all(end, v.trashHardware(), v.damage('meat', 2, false)))],
});
ice('hunter', 'Hunter', { cost: 2, strength: 5, keywords: ['Sentry', 'Bloodhound'], subs: [v.trace(5, v.giveTag())] });
ice('ice-pick-willie', 'Ice Pick Willie', {
  cost: 5,
  strength: 1,
  keywords: ['Sentry', 'Killer'],
  subs: [v.trashProgram(), end],
});
ice('jack-attack', 'Jack Attack', {
  cost: 3,
  strength: 3,
  keywords: ['Sentry', 'AP'],
  subs: [v.noJackOut('run'), v.trace(5, v.giveTag())],
});
ice('liche', 'Liche', {
  cost: 14,
  strength: 6,
  keywords: ['Sentry', 'Black Ice', 'AP'],
  subs: [v.damage('brain', 1), v.damage('brain', 1), v.damage('brain', 1), end],
});
ice('mastiff', 'Mastiff', {
  cost: 12,
  strength: 5,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Hellhound', 'Watchdog'],
  subs: [
    v.damage('brain', 1),
    v.damage('net', 1),
    v.strongerIce(1),
    v.trace(5, v.giveCounters(RUNNER, 'Mastiff')),
    end,
  ],
  counters: [v.runnerCounters('Mastiff', 4, 'runBegins', v.damage('brain', 1))],
});
ice('neural-blade', 'Neural Blade', {
  cost: 4,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Sword'],
  subs: [v.damage('net', 1), v.lockNextIce()],
});
ice('pi-in-the-face', 'Pi in the ’Face', { cost: 5, strength: 3, keywords: ['Sentry', 'DecKrash'], subs: [end] });
ice('pocket-virtual-reality', 'Pocket Virtual Reality', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry'],
  pool: { for: ['trace'], where: 'self', bits: 0 },
  triggers: v.bitsForEncounter(4),
  subs: [v.trace(6, v.giveTag()), v.trace(6, v.giveTag())],
});
ice('rex', 'Rex', {
  cost: 4,
  strength: 3,
  keywords: ['Sentry', 'Pit Bull'],
  subs: [v.trace(3, v.all(end, v.runBan(2)))],
});
ice('sentinels-prime', 'Sentinels Prime', {
  cost: 8,
  strength: 4,
  keywords: ['Sentry', 'Killer'],
  subs: [v.trashProgram(), end],
});
ice('shock-r', 'Shock.r', {
  cost: 1,
  strength: 3,
  keywords: ['Sentry', 'AP', 'Stun'],
  subs: [v.all(v.lockNextIce(), v.noJackOut('nextEncounter'))],
});
ice('tko-2-0', 'TKO 2.0', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry', 'AP', 'Knockout'],
  subs: [v.all(end, v.forgoes(RUNNER, 1))],
});
ice('too-many-doors', 'Too Many Doors', { cost: 1, strength: 3, keywords: ['Sentry'], subs: [unlessMatched(2, end)] });
ice('triggerman', 'Triggerman', {
  cost: 7,
  strength: 3,
  keywords: ['Sentry', 'Killer'],
  subs: [v.trashProgram(), end],
});
ice('vacuum-link', 'Vacuum Link', {
  cost: 3,
  strength: 5,
  keywords: ['Sentry', 'Random'],
  subs: [v.rollDie(v.on([1, 2, 3], v.sendRunnerBack()))],
});
ice('viral-15', 'Viral 15', {
  cost: 5,
  strength: 3,
  keywords: ['Sentry'],
  subs: [v.runTax('jackOutTax', 1), v.whenever('rezzedPassed', v.silently(v.rezzedIce, v.trashOrJackOut()))],
});
ice('virizz', 'Virizz', { cost: 2, strength: 4, keywords: ['Sentry'], subs: [v.runTax('breakTax', 1)] });
ice('zombie', 'Zombie', {
  cost: 9,
  strength: 4,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [v.damage('brain', 1), v.damage('brain', 1), end],
});

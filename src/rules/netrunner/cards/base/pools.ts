/** Cards of the base set that keep bits for one purpose. */
import { hardware, ice, node, prep, program, resource, upgrade } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { bitsFor, clearBits, store } from '../../verbs/bits.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { giveTag, prevent, shield, takeDamage } from '../../verbs/harm.ts';
import { atRunEnd, later } from '../../verbs/later.ts';
import { makeRun } from '../../verbs/makeRun.ts';
import { all } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'v1';
const mu = 1;
const deck = ['Deck'];
const breaking = { for: ['icebreaker'] } as const;
const stealth = { for: ['icebreaker'], notKeyword: 'Noisy' } as const;

// ---- programs

program('cloak', 'Cloak', { set, cost: 7, mu, keywords: ['Stealth'], pool: { ...stealth, bits: 3 } });
program('invisibility', 'Invisibility', { set, cost: 0, mu, keywords: ['Stealth'], pool: { ...stealth, bits: 1 } });
program('vewy-vewy-quiet', 'Vewy Vewy Quiet', {
  set,
  cost: 4,
  mu,
  keywords: ['Stealth'],
  pool: { ...stealth, bits: 2 },
});
program('poltergeist', 'Poltergeist', { set, cost: 0, mu, pool: { for: ['trash'], type: 'node', bits: 2 } });
program('scatter-shot', 'Scatter Shot', { set, cost: 0, mu, pool: { for: ['trash'], type: 'upgrade', bits: 2 } });
program('zetatech-software-installer', 'Zetatech Software Installer', {
  set,
  cost: 0,
  mu,
  pool: { for: ['install'], type: 'program', bits: 2 },
});

// ---- hardware and resources

hardware('arasaka-portable-prototype', 'Arasaka Portable Prototype', {
  set,
  cost: 11,
  keywords: deck,
  costsPoints: 1,
  modifiers: [moreMemory(3)],
  pool: { ...breaking, bits: 3 },
});
hardware('armadillo-armored-road-home', '"Armadillo" Armored Road Home', {
  set,
  cost: 2,
  keywords: ['Vehicle'],
  pool: { for: ['untag'], bits: 2 },
  abilities: [prevent({ trash: true }, 3, 'meat')],
});
hardware('artemis-2020', 'Artemis 2020', {
  set,
  cost: 10,
  keywords: deck,
  modifiers: [moreMemory(2)],
  pool: { ...breaking, bits: 2 },
});
hardware('corolla-speed-chip', 'Corolla Speed Chip', {
  set,
  cost: 1,
  keywords: ['Chip'],
  pool: { ...breaking, keyword: 'Killer', bits: 1 },
});
hardware('drifter-mobile-environment', '"Drifter" Mobile Environment', {
  set,
  cost: 0,
  keywords: ['Vehicle'],
  pool: { for: ['untag'], bits: 2 },
});
hardware('pandoras-deck', "Pandora's Deck", {
  set,
  cost: 6,
  keywords: deck,
  modifiers: [moreMemory(2)],
  pool: { for: ['link'], bits: 3 },
});
hardware('raven-microcyb-eagle', 'Raven Microcyb Eagle', {
  set,
  cost: 6,
  keywords: deck,
  modifiers: [moreMemory(1)],
  pool: { ...breaking, bits: 1 },
  abilities: [shield(1, 'net')],
});
hardware('raven-microcyb-owl', 'Raven Microcyb Owl', {
  set,
  cost: 11,
  keywords: ['Deck', 'Stealth'],
  modifiers: [moreMemory(1)],
  pool: { ...stealth, bits: 3 },
});
hardware('techtronica-utility-suit', 'Techtronica Utility Suit', {
  set,
  cost: 6,
  keywords: deck,
  modifiers: [moreMemory(1)],
  pool: { for: ['link'], bits: 5 },
  abilities: [shield(1, 'meat')],
});
hardware('zz22-speed-chip', 'ZZ22 Speed Chip', {
  set,
  cost: 5,
  keywords: ['Chip'],
  pool: { ...breaking, keyword: 'Killer', bits: 2 },
});
hardware('cortical-cybermodem', 'Cortical Cybermodem', {
  set: 'proteus',
  cost: 11,
  keywords: ['Deck', 'Cybernetics'],
  modifiers: [moreMemory(2), moreHandSize(RUNNER, 2)],
  pool: { ...breaking, bits: 2 },
});
hardware('zetatech-portastation', 'Zetatech Portastation', {
  set: 'classic',
  cost: 3,
  pool: { for: ['play'], type: 'prep', bits: 1 },
});
resource('hells-run', "Hell's Run", { set, cost: 0, pool: { for: ['link'], bits: 1 } });

// ---- the Corp's

node('hacker-tracker-central', 'Hacker Tracker Central', {
  set,
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  pool: { for: ['trace'], overLimit: true, bits: 0 },
  triggers: [{ on: 'traceOver', effect: store(1) }],
});
node('krumz', 'Krumz', { set, cost: 0, trash: 2, keywords: ['AI'], pool: { for: ['trace'], bits: 1 } });
upgrade('paris-city-grid', 'Paris City Grid', {
  set,
  cost: 2,
  trash: 6,
  keywords: ['Region'],
  pool: { for: ['trace'], where: 'fort', bits: 3 },
});
ice('pocket-virtual-reality', 'Pocket Virtual Reality', {
  set,
  cost: 7,
  strength: 4,
  keywords: ['Sentry'],
  pool: { for: ['trace'], where: 'self', bits: 0 },
  triggers: [
    { on: 'encountered', of: 'self', effect: store(4) },
    { on: 'encounterEnds', of: 'self', effect: clearBits() },
  ],
  subs: [trace(6, giveTag()), trace(6, giveTag())],
});
prep('lucidrine-booster-drug', 'Lucidrine Booster Drug', {
  set,
  cost: 0,
  play: all(bitsFor(9, 'run'), later(atRunEnd, takeDamage('brain', 1, false)), makeRun(null)),
});

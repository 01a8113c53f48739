/** Ice of Proteus that takes its shape as it is rezzed, met or passed, or from the ice outside it. */
import { ice } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { trashProgram } from '../../verbs/cards.ts';
import { damage, giveTag } from '../../verbs/harm.ts';
import {
  asOften,
  becomes,
  buySubs,
  damageOutside,
  forEachOutside,
  outside,
  paidX,
  payOnRez,
  toHq,
} from '../../verbs/ice.ts';
import { afterPassingThis, later } from '../../verbs/later.ts';
import { endRun, runGoesOn } from '../../verbs/run.ts';
import { all, may, mayPay, silently, unlessOwnerPays, unlessRunnerPays } from '../../verbs/sequence.ts';
import { strengthPer, strongerIce } from '../../verbs/strength.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'proteus';
const end = endRun();
const wall = ['Wall'];
const gate = ['Code Gate'];
const sentry = ['Sentry'];
const onRez = (effect: ReturnType<typeof gain>) => [{ on: 'rezzed', effect } as const];
const perX = asOften('This ice has X subroutines, each:', paidX, end);
const payOrGo = [{ on: 'icePassed', of: 'self', effect: silently(runGoesOn, unlessOwnerPays(1, toHq())) }] as const;
const mayGo = [{ on: 'icePassed', of: 'self', effect: may(all(toHq(), gain(1))) }] as const;

ice('bug-zapper', 'Bug Zapper', {
  set,
  cost: 6,
  strength: 2,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [damageOutside('net', 2), end],
});
ice('caryatid', 'Caryatid', {
  set,
  cost: 7,
  strength: 5,
  keywords: wall,
  subs: [end],
  triggers: onRez(mayPay(1, becomes('Code Gate'))),
});
ice('coyote', 'Coyote', {
  set,
  cost: 0,
  strength: 3,
  keywords: ['Sentry', 'Watchdog'],
  subs: [later(afterPassingThis, unlessRunnerPays(2, strongerIce(1)))],
  triggers: onRez(gain(3)),
});
ice('credit-blocks', 'Credit Blocks', {
  set,
  cost: 6,
  strength: 3,
  keywords: sentry,
  subs: [end],
  triggers: onRez(mayPay(1, becomes('Wall'))),
});
ice('datacomb', 'Datacomb', { set, cost: 4, strength: 4, keywords: wall, subs: [end], triggers: payOrGo });
ice('death-yo-yo', 'Death Yo-Yo', {
  set,
  cost: 7,
  strength: 2,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [damage('brain', 1), end],
  triggers: mayGo,
});
ice('dog-pile', 'Dog Pile', {
  set,
  cost: 5,
  strength: 0,
  keywords: ['Sentry', 'AP'],
  subs: [damageOutside('net', 1), end],
  modifiers: [strengthPer(1, forEachOutside, outside())],
});
ice('food-fight', 'Food Fight', {
  set,
  cost: 4,
  strength: 3,
  keywords: ['Sentry', 'DecKrash'],
  subs: [perX],
  triggers: onRez(payOnRez(2)),
});
ice('galatea', 'Galatea', {
  set,
  cost: 6,
  strength: 4,
  keywords: wall,
  subs: [end],
  triggers: onRez(mayPay(1, becomes('Code Gate'))),
});
ice('gatekeeper', 'Gatekeeper', {
  set,
  cost: 3,
  strength: 4,
  keywords: gate,
  subs: [perX],
  triggers: onRez(payOnRez(2)),
});
ice('hunting-pack', 'Hunting Pack', {
  set,
  cost: 1,
  strength: 4,
  keywords: ['Sentry', 'Bloodhound'],
  subs: [
    asOften('This ice has the same subroutine once for each rezzed piece outside it:', outside(), trace(5, giveTag())),
  ],
});
ice('iceberg', 'Iceberg', {
  set,
  cost: 4,
  strength: 4,
  keywords: wall,
  subs: [damage('net', 1)],
  triggers: [{ on: 'encountered', of: 'self', effect: buySubs(2, end) }],
});
ice('lesser-arcana', 'Lesser Arcana', {
  set,
  cost: 7,
  strength: 4,
  keywords: sentry,
  subs: [end],
  triggers: onRez(mayPay(1, becomes('Wall'))),
});
ice('marionette', 'Marionette', {
  set,
  cost: 3,
  strength: 0,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
  triggers: payOrGo,
});
ice('mastermind', 'Mastermind', {
  set,
  cost: 7,
  strength: 0,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [damageOutside('brain', 1), end],
  modifiers: [strengthPer(1, forEachOutside, outside())],
});
ice('minotaur', 'Minotaur', {
  set,
  cost: 6,
  strength: 4,
  keywords: sentry,
  subs: [
    asOften(
      'For each rezzed wall or code gate outside this ice it has one subroutine:',
      outside('Code Gate', 'Wall'),
      end,
    ),
  ],
});
ice('riddler', 'Riddler', {
  set,
  cost: 2,
  strength: 4,
  keywords: gate,
  subs: [],
  triggers: [{ on: 'encountered', of: 'self', effect: buySubs(2, end) }],
});
ice('scaffolding', 'Scaffolding', { set, cost: 2, strength: 0, keywords: wall, subs: [end], triggers: mayGo });
ice('sphinx-2006', 'Sphinx 2006', {
  set,
  cost: 6,
  strength: 5,
  keywords: gate,
  subs: [end],
  triggers: onRez(mayPay(4, becomes('Sentry'))),
});
ice('sumo-2008', 'Sumo 2008', {
  set,
  cost: 8,
  strength: 5,
  keywords: sentry,
  subs: [end],
  triggers: onRez(mayPay(1, becomes('Wall'))),
});
ice('tumblers', 'Tumblers', { set, cost: 5, strength: 4, keywords: gate, subs: [end], triggers: mayGo });
ice('twisty-passages', 'Twisty Passages', {
  set,
  cost: 3,
  strength: 4,
  keywords: gate,
  subs: [end],
  triggers: payOrGo,
});

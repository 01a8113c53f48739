import { cardsOf } from '../../card.ts';
import { gain } from '../../verbs/bits/bits.ts';
import { trashProgram } from '../../verbs/cards/cards.ts';
import { movesAsRunBegins } from '../../verbs/cards/rearrange.ts';
import { derezThis } from '../../verbs/cards/rezzing.ts';
import { damagePer, repeatedPer, strengthPer } from '../../verbs/counts.ts';
import { on, otherwise, rollDie } from '../../verbs/dice.ts';
import { damage, giveTag } from '../../verbs/harm/harm.ts';
import { becomes, buySubs, payOnRez, toHq } from '../../verbs/ice/ice.ts';
import { strongerIce } from '../../verbs/ice/strength.ts';
import { later } from '../../verbs/later.ts';
import { addRolled, passEncounteredIce } from '../../verbs/runs/detour.ts';
import { runBan } from '../../verbs/runs/restOfRun.ts';
import { endRun, runUnderway } from '../../verbs/runs/run.ts';
import { all, may, mayPay, silently, unlessOwnerPays, unlessRunnerPays } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const { ice } = cardsOf('proteus');
const end = endRun();

ice('gatekeeper', 'Gatekeeper', {
  cost: 3,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [repeatedPer('X', end)],
  triggers: [{ on: 'rezzed', effect: payOnRez(2) }],
});
ice('misleading-access-menus', 'Misleading Access Menus', {
  cost: 0,
  strength: 1,
  keywords: ['Code Gate'],
  subs: [unlessRunnerPays(1, end)],
  triggers: [{ on: 'rezzed', effect: gain(3) }],
});
ice('riddler', 'Riddler', {
  cost: 2,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [],
  triggers: [{ on: 'encountered', of: 'self', effect: buySubs(2, end) }],
});
ice('roadblock', 'Roadblock', {
  cost: 2,
  strength: 0,
  keywords: ['Code Gate', 'Random'],
  subs: [end],
  triggers: [
    {
      on: 'encountered',
      of: 'self',
      effect: rollDie(on([6], all(derezThis(), passEncounteredIce())), otherwise(addRolled('encounter'))),
    },
  ],
});
ice('sphinx-2006', 'Sphinx 2006', {
  cost: 6,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(4, becomes('Sentry')) }],
});
ice('tumblers', 'Tumblers', {
  cost: 5,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: may(all(toHq(), gain(1))) }],
});
ice('twisty-passages', 'Twisty Passages', {
  cost: 3,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: silently(runUnderway, unlessOwnerPays(1, toHq())) }],
});

ice('brain-wash', 'Brain Wash', {
  cost: 3,
  strength: 2,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [damage('brain', 1)],
});
ice('bug-zapper', 'Bug Zapper', {
  cost: 6,
  strength: 2,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [damagePer('net', 2, 'iceOutside'), end],
});
ice('chihuahua', 'Chihuahua', {
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Hellhound'],
  triggers: [{ on: 'rezzed', effect: gain(2) }],
  subs: [trace(1, damage('net', 1))],
});
ice('colonel-failure', 'Colonel Failure', {
  cost: 17,
  strength: 6,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), trashProgram(), trashProgram(), end, end],
});
ice('coyote', 'Coyote', {
  cost: 0,
  strength: 3,
  keywords: ['Sentry', 'Watchdog'],
  subs: [later('thisPassed', unlessRunnerPays(2, strongerIce(1)))],
  triggers: [{ on: 'rezzed', effect: gain(3) }],
});
ice('credit-blocks', 'Credit Blocks', {
  cost: 6,
  strength: 3,
  keywords: ['Sentry'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Wall')) }],
});
ice('death-yo-yo', 'Death Yo-Yo', {
  cost: 7,
  strength: 2,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [damage('brain', 1), end],
  triggers: [{ on: 'icePassed', of: 'self', effect: may(all(toHq(), gain(1))) }],
});
ice('digiconda', 'Digiconda', {
  cost: 6,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Sword'],
  subs: [damage('net', 2), end],
  triggers: [{ on: 'rezzed', effect: payOnRez(1, 6) }],
  modifiers: [strengthPer(1, 'X')],
});
ice('dog-pile', 'Dog Pile', {
  cost: 5,
  strength: 0,
  keywords: ['Sentry', 'AP'],
  subs: [damagePer('net', 1, 'iceOutside'), end],
  modifiers: [strengthPer(1, 'iceOutside')],
});
ice('food-fight', 'Food Fight', {
  cost: 4,
  strength: 3,
  keywords: ['Sentry', 'DecKrash'],
  subs: [repeatedPer('X', end)],
  triggers: [{ on: 'rezzed', effect: payOnRez(2) }],
});
ice('homing-missile', 'Homing Missile', {
  cost: 4,
  strength: 0,
  keywords: ['Sentry'],
  subs: [trace('X', all(end, runBan(2)))],
  triggers: [{ on: 'rezzed', effect: payOnRez(1, 8) }],
  modifiers: [strengthPer(1, 'X')],
});
ice('hunting-pack', 'Hunting Pack', {
  cost: 1,
  strength: 4,
  keywords: ['Sentry', 'Bloodhound'],
  subs: [repeatedPer('iceOutside', trace(5, giveTag()))],
});
ice('lesser-arcana', 'Lesser Arcana', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Wall')) }],
});
ice('marionette', 'Marionette', {
  cost: 3,
  strength: 0,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), end],
  triggers: [{ on: 'icePassed', of: 'self', effect: silently(runUnderway, unlessOwnerPays(1, toHq())) }],
});
ice('mastermind', 'Mastermind', {
  cost: 7,
  strength: 0,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [damagePer('brain', 1, 'iceOutside'), end],
  modifiers: [strengthPer(1, 'iceOutside')],
});
ice('minotaur', 'Minotaur', {
  cost: 6,
  strength: 4,
  keywords: ['Sentry'],
  subs: [repeatedPer('gateOrWallOutside', end)],
});
ice('sumo-2008', 'Sumo 2008', {
  cost: 8,
  strength: 5,
  keywords: ['Sentry'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Wall')) }],
});
ice('washed-up-solo-construct', 'Washed-Up Solo Construct', {
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'Killer'],
  subs: [unlessRunnerPays(1, trashProgram())],
  triggers: [{ on: 'rezzed', effect: gain(3) }],
});

ice('caryatid', 'Caryatid', {
  cost: 7,
  strength: 5,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Code Gate')) }],
});
ice('datacomb', 'Datacomb', {
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: silently(runUnderway, unlessOwnerPays(1, toHq())) }],
});
ice('galatea', 'Galatea', {
  cost: 6,
  strength: 4,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Code Gate')) }],
});
ice('iceberg', 'Iceberg', {
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [damage('net', 1)],
  triggers: [{ on: 'encountered', of: 'self', effect: buySubs(2, end) }],
});
ice('mobile-barricade', 'Mobile Barricade', {
  cost: 6,
  strength: 3,
  keywords: ['Wall'],
  subs: [damage('net', 1), end],
  abilities: [movesAsRunBegins('here')],
});
ice('sandstorm', 'Sandstorm', {
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [repeatedPer('X', end)],
  triggers: [{ on: 'rezzed', effect: payOnRez(2) }],
});
ice('scaffolding', 'Scaffolding', {
  cost: 2,
  strength: 0,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: may(all(toHq(), gain(1))) }],
});
ice('snowbank', 'Snowbank', {
  cost: 0,
  strength: 0,
  keywords: ['Wall'],
  subs: [unlessRunnerPays(1, end)],
  triggers: [{ on: 'rezzed', effect: gain(3) }],
});
ice('toughonium-wall', 'Toughonium Wall', { cost: 13, strength: 7, keywords: ['Wall'], subs: [end, end, end, end] });
ice('walking-wall', 'Walking Wall', {
  cost: 5,
  strength: 3,
  keywords: ['Wall'],
  subs: [end],
  abilities: [movesAsRunBegins('here')],
});

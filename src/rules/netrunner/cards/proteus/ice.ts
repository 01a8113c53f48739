import { cardsOf } from '../../card.ts';
import * as v from '../../verbs/index.ts';

const { ice } = cardsOf('proteus');
const end = v.endRun();

ice('gatekeeper', 'Gatekeeper', {
  cost: 3,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [v.repeatedPer('X', end)],
  triggers: [{ on: 'rezzed', effect: v.payOnRez(2) }],
});
ice('misleading-access-menus', 'Misleading Access Menus', {
  cost: 0,
  strength: 1,
  keywords: ['Code Gate'],
  subs: [v.unlessRunnerPays(1, end)],
  triggers: [{ on: 'rezzed', effect: v.gain(3) }],
});
ice('riddler', 'Riddler', {
  cost: 2,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [],
  triggers: [{ on: 'encountered', of: 'self', effect: v.buySubs(2, end) }],
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
      effect: v.rollDie(v.on([6], v.all(v.derezThis(), v.passEncounteredIce())), v.otherwise(v.addRolled('encounter'))),
    },
  ],
});
ice('sphinx-2006', 'Sphinx 2006', {
  cost: 6,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: v.mayPay(4, v.becomes('Sentry')) }],
});
ice('tumblers', 'Tumblers', {
  cost: 5,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: v.may(v.all(v.toHq(), v.gain(1))) }],
});
ice('twisty-passages', 'Twisty Passages', {
  cost: 3,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: v.silently(v.runUnderway, v.unlessOwnerPays(1, v.toHq())) }],
});

ice('brain-wash', 'Brain Wash', {
  cost: 3,
  strength: 2,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [v.damage('brain', 1)],
});
ice('bug-zapper', 'Bug Zapper', {
  cost: 6,
  strength: 2,
  keywords: ['Sentry', 'AP', 'Hellbolt'],
  subs: [v.damagePer('net', 2, 'iceOutside'), end],
});
ice('chihuahua', 'Chihuahua', {
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Hellhound'],
  triggers: [{ on: 'rezzed', effect: v.gain(2) }],
  subs: [v.trace(1, v.damage('net', 1))],
});
ice('colonel-failure', 'Colonel Failure', {
  cost: 17,
  strength: 6,
  keywords: ['Sentry', 'Killer'],
  subs: [v.trashProgram(), v.trashProgram(), v.trashProgram(), end, end],
});
ice('coyote', 'Coyote', {
  cost: 0,
  strength: 3,
  keywords: ['Sentry', 'Watchdog'],
  subs: [v.later('thisPassed', v.unlessRunnerPays(2, v.strongerIce(1)))],
  triggers: [{ on: 'rezzed', effect: v.gain(3) }],
});
ice('credit-blocks', 'Credit Blocks', {
  cost: 6,
  strength: 3,
  keywords: ['Sentry'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: v.mayPay(1, v.becomes('Wall')) }],
});
ice('death-yo-yo', 'Death Yo-Yo', {
  cost: 7,
  strength: 2,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [v.damage('brain', 1), end],
  triggers: [{ on: 'icePassed', of: 'self', effect: v.may(v.all(v.toHq(), v.gain(1))) }],
});
ice('digiconda', 'Digiconda', {
  cost: 6,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Sword'],
  subs: [v.damage('net', 2), end],
  triggers: [{ on: 'rezzed', effect: v.payOnRez(1, 6) }],
  modifiers: [v.strengthPer(1, 'X')],
});
ice('dog-pile', 'Dog Pile', {
  cost: 5,
  strength: 0,
  keywords: ['Sentry', 'AP'],
  subs: [v.damagePer('net', 1, 'iceOutside'), end],
  modifiers: [v.strengthPer(1, 'iceOutside')],
});
ice('food-fight', 'Food Fight', {
  cost: 4,
  strength: 3,
  keywords: ['Sentry', 'DecKrash'],
  subs: [v.repeatedPer('X', end)],
  triggers: [{ on: 'rezzed', effect: v.payOnRez(2) }],
});
ice('homing-missile', 'Homing Missile', {
  cost: 4,
  strength: 0,
  keywords: ['Sentry'],
  subs: [v.trace('X', v.all(end, v.runBan(2)))],
  triggers: [{ on: 'rezzed', effect: v.payOnRez(1, 8) }],
  modifiers: [v.strengthPer(1, 'X')],
});
ice('hunting-pack', 'Hunting Pack', {
  cost: 1,
  strength: 4,
  keywords: ['Sentry', 'Bloodhound'],
  subs: [v.repeatedPer('iceOutside', v.trace(5, v.giveTag()))],
});
ice('lesser-arcana', 'Lesser Arcana', {
  cost: 7,
  strength: 4,
  keywords: ['Sentry'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: v.mayPay(1, v.becomes('Wall')) }],
});
ice('marionette', 'Marionette', {
  cost: 3,
  strength: 0,
  keywords: ['Sentry', 'Killer'],
  subs: [v.trashProgram(), end],
  triggers: [{ on: 'icePassed', of: 'self', effect: v.silently(v.runUnderway, v.unlessOwnerPays(1, v.toHq())) }],
});
ice('mastermind', 'Mastermind', {
  cost: 7,
  strength: 0,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Zombie'],
  subs: [v.damagePer('brain', 1, 'iceOutside'), end],
  modifiers: [v.strengthPer(1, 'iceOutside')],
});
ice('minotaur', 'Minotaur', {
  cost: 6,
  strength: 4,
  keywords: ['Sentry'],
  subs: [v.repeatedPer('gateOrWallOutside', end)],
});
ice('sumo-2008', 'Sumo 2008', {
  cost: 8,
  strength: 5,
  keywords: ['Sentry'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: v.mayPay(1, v.becomes('Wall')) }],
});
ice('washed-up-solo-construct', 'Washed-Up Solo Construct', {
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'Killer'],
  subs: [v.unlessRunnerPays(1, v.trashProgram())],
  triggers: [{ on: 'rezzed', effect: v.gain(3) }],
});

ice('caryatid', 'Caryatid', {
  cost: 7,
  strength: 5,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: v.mayPay(1, v.becomes('Code Gate')) }],
});
ice('datacomb', 'Datacomb', {
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: v.silently(v.runUnderway, v.unlessOwnerPays(1, v.toHq())) }],
});
ice('galatea', 'Galatea', {
  cost: 6,
  strength: 4,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: v.mayPay(1, v.becomes('Code Gate')) }],
});
ice('iceberg', 'Iceberg', {
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [v.damage('net', 1)],
  triggers: [{ on: 'encountered', of: 'self', effect: v.buySubs(2, end) }],
});
ice('mobile-barricade', 'Mobile Barricade', {
  cost: 6,
  strength: 3,
  keywords: ['Wall'],
  subs: [v.damage('net', 1), end],
  abilities: [v.movesAsRunBegins('here')],
});
ice('sandstorm', 'Sandstorm', {
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [v.repeatedPer('X', end)],
  triggers: [{ on: 'rezzed', effect: v.payOnRez(2) }],
});
ice('scaffolding', 'Scaffolding', {
  cost: 2,
  strength: 0,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: v.may(v.all(v.toHq(), v.gain(1))) }],
});
ice('snowbank', 'Snowbank', {
  cost: 0,
  strength: 0,
  keywords: ['Wall'],
  subs: [v.unlessRunnerPays(1, end)],
  triggers: [{ on: 'rezzed', effect: v.gain(3) }],
});
ice('toughonium-wall', 'Toughonium Wall', { cost: 13, strength: 7, keywords: ['Wall'], subs: [end, end, end, end] });
ice('walking-wall', 'Walking Wall', {
  cost: 5,
  strength: 3,
  keywords: ['Wall'],
  subs: [end],
  abilities: [v.movesAsRunBegins('here')],
});

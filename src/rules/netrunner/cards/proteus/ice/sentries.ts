import { cardsOf } from '../../../card.ts';
import * as v from '../../../verbs/index.ts';

const { ice } = cardsOf('proteus');
const end = v.endRun();

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
  triggers: [{ on: 'icePassed', of: 'self', effect: v.may(v.all(v.takeBack('this'), v.gain(1))) }],
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
  triggers: [
    { on: 'icePassed', of: 'self', effect: v.silently(v.runUnderway, v.unlessOwnerPays(1, v.takeBack('this'))) },
  ],
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

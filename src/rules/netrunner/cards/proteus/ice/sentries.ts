import { cardsOf } from '../../../card.ts';
import { gain } from '../../../verbs/bits/bits.ts';
import { trashProgram } from '../../../verbs/cards/cards.ts';
import { damagePer, repeatedPer, strengthPer } from '../../../verbs/counts.ts';
import { damage, giveTag } from '../../../verbs/harm/harm.ts';
import { becomes, payOnRez, toHq } from '../../../verbs/ice/ice.ts';
import { strongerIce } from '../../../verbs/ice/strength.ts';
import { later } from '../../../verbs/later.ts';
import { runBan } from '../../../verbs/runs/restOfRun.ts';
import { endRun, runUnderway } from '../../../verbs/runs/run.ts';
import { all, may, mayPay, silently, unlessOwnerPays, unlessRunnerPays } from '../../../verbs/sequence.ts';
import { trace } from '../../../verbs/trace.ts';

const { ice } = cardsOf('proteus');
const end = endRun();

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

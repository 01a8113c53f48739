/** Programs that hold programs, and what else makes memory, of the base set and Classic. */
import { hardware, program } from '../../card.ts';
import { handIsMemory, hostedStrength, moreMemory } from '../../verbs/board.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { takeDamage } from '../../verbs/harm.ts';

const set = 'v1';
const mu = 1;
const keywords = ['Daemon'];

program('afreet', 'Afreet', {
  set,
  cost: 2,
  mu,
  keywords,
  hosts: { mu: 3, strength: -1 },
  modifiers: [hostedStrength(-1)],
});
program('imp', 'Imp', { set, cost: 0, mu, keywords, hosts: { mu: 2, strength: -1 }, modifiers: [hostedStrength(-1)] });
program('succubus', 'Succubus', { set, cost: 3, mu, keywords, hosts: { mu: 3, strength: 0 } });

hardware('omnitech-spinal-tap-cybermodem', 'Omnitech "Spinal Tap" Cybermodem', {
  set: 'classic',
  cost: 5,
  keywords: ['Deck', 'Random'],
  modifiers: [moreMemory(1)],
  pool: { for: ['icebreaker', 'link'], bits: 2 },
  triggers: [
    { on: 'start', effect: rollDie(on([1], takeDamage('brain', 2, false))) },
    { on: 'leaves', effect: takeDamage('brain', 2) },
  ],
});
hardware('omnitech-wet-drive', 'Omnitech Wet Drive', {
  set: 'classic',
  cost: 0,
  keywords: ['Cybernetics'],
  modifiers: [handIsMemory()],
});

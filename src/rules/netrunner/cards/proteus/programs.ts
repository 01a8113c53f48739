/** Programs of Proteus. */
import { program } from '../../card.ts';
import { breaks } from '../../verbs/breakers.ts';
import { addRolled } from '../../verbs/detour.ts';
import { always, rollDie } from '../../verbs/dice.ts';
import { brokeItAll, derezPassed, endRun } from '../../verbs/run.ts';
import { all } from '../../verbs/sequence.ts';

const set = 'proteus';

program('disintegrator', 'Disintegrator', {
  set,
  cost: 6,
  mu: 2,
  abilities: [{ cost: { bits: 2 }, when: 'pass', effect: all(derezPassed(), endRun()), condition: brokeItAll }],
});
program('forwards-legacy', "Forward's Legacy", {
  set,
  cost: 9,
  mu: 1,
  strength: 0,
  keywords: ['Icebreaker', 'Killer'],
  abilities: [breaks('Sentry', 0)],
  triggers: [{ on: 'runBegins', effect: rollDie(always(addRolled('run'))) }],
});

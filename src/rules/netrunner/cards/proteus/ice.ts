/** Ice of Proteus. */
import { ice } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { derezThis } from '../../verbs/cards.ts';
import { addRolled, passIt } from '../../verbs/detour.ts';
import { on, otherwise, rollDie } from '../../verbs/dice.ts';
import { damage } from '../../verbs/harm.ts';
import { endRun } from '../../verbs/run.ts';
import { all } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'proteus';

ice('chihuahua', 'Chihuahua', {
  set,
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Hellhound'],
  triggers: [{ on: 'rezzed', effect: gain(2) }],
  subs: [trace(1, damage('net', 1))],
});
ice('roadblock', 'Roadblock', {
  set,
  cost: 2,
  strength: 0,
  keywords: ['Code Gate', 'Random'],
  subs: [endRun()],
  triggers: [
    {
      on: 'encountered',
      of: 'self',
      effect: rollDie(on([6], all(derezThis(), passIt())), otherwise(addRolled('encounter'))),
    },
  ],
});

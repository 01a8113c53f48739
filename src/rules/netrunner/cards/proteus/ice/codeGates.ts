import { cardsOf } from '../../../card.ts';
import * as v from '../../../verbs/index.ts';

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
  triggers: [{ on: 'icePassed', of: 'self', effect: v.may(v.all(v.takeBack('this'), v.gain(1))) }],
});
ice('twisty-passages', 'Twisty Passages', {
  cost: 3,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [end],
  triggers: [
    { on: 'icePassed', of: 'self', effect: v.silently(v.runUnderway, v.unlessOwnerPays(1, v.takeBack('this'))) },
  ],
});

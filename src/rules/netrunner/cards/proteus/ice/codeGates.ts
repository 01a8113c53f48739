import { cardsOf } from '../../../card.ts';
import { gain } from '../../../verbs/bits/bits.ts';
import { derezThis } from '../../../verbs/cards/rezzing.ts';
import { repeatedPer } from '../../../verbs/counts.ts';
import { on, otherwise, rollDie } from '../../../verbs/dice.ts';
import { becomes, buySubs, payOnRez, toHq } from '../../../verbs/ice/ice.ts';
import { addRolled, passEncounteredIce } from '../../../verbs/runs/detour.ts';
import { endRun, runUnderway } from '../../../verbs/runs/run.ts';
import { all, may, mayPay, silently, unlessOwnerPays, unlessRunnerPays } from '../../../verbs/sequence.ts';

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

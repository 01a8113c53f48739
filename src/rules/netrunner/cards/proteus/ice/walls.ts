import { cardsOf } from '../../../card.ts';
import * as v from '../../../verbs/index.ts';

const { ice } = cardsOf('proteus');
const end = v.endRun();

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
  triggers: [
    { on: 'icePassed', of: 'self', effect: v.silently(v.runUnderway, v.unlessOwnerPays(1, v.takeBack('this'))) },
  ],
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
  triggers: [{ on: 'icePassed', of: 'self', effect: v.may(v.all(v.takeBack('this'), v.gain(1))) }],
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

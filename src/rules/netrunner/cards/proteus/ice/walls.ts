import { cardsOf } from '../../../card.ts';
import { gain } from '../../../verbs/bits/bits.ts';
import { movesAsRunBegins } from '../../../verbs/cards/rearrange.ts';
import { repeatedPer } from '../../../verbs/counts.ts';
import { damage } from '../../../verbs/harm/harm.ts';
import { becomes, buySubs, payOnRez, toHq } from '../../../verbs/ice/ice.ts';
import { endRun, runUnderway } from '../../../verbs/runs/run.ts';
import { all, may, mayPay, silently, unlessOwnerPays, unlessRunnerPays } from '../../../verbs/sequence.ts';

const { ice } = cardsOf('proteus');
const end = endRun();

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

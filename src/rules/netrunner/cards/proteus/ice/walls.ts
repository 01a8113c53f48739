/** Walls of Proteus. */
import { ice } from '../../../card.ts';
import { gain } from '../../../verbs/bits/bits.ts';
import { movesAtBegin } from '../../../verbs/cards/rearrange.ts';
import { asOften } from '../../../verbs/counts.ts';
import { damage } from '../../../verbs/harm/harm.ts';
import { becomes, buySubs, payOnRez, toHq } from '../../../verbs/ice/ice.ts';
import { endRun, runGoesOn } from '../../../verbs/runs/run.ts';
import { all, may, mayPay, silently, unlessOwnerPays, unlessRunnerPays } from '../../../verbs/sequence.ts';

const set = 'proteus';
const end = endRun();

ice('caryatid', 'Caryatid', {
  set,
  cost: 7,
  strength: 5,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Code Gate')) }],
});
ice('datacomb', 'Datacomb', {
  set,
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: silently(runGoesOn, unlessOwnerPays(1, toHq())) }],
});
ice('galatea', 'Galatea', {
  set,
  cost: 6,
  strength: 4,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'rezzed', effect: mayPay(1, becomes('Code Gate')) }],
});
ice('iceberg', 'Iceberg', {
  set,
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [damage('net', 1)],
  triggers: [{ on: 'encountered', of: 'self', effect: buySubs(2, end) }],
});
ice('mobile-barricade', 'Mobile Barricade', {
  set,
  cost: 6,
  strength: 3,
  keywords: ['Wall'],
  subs: [damage('net', 1), end],
  abilities: [movesAtBegin('here')],
});
ice('sandstorm', 'Sandstorm', {
  set,
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [asOften('X', end)],
  triggers: [{ on: 'rezzed', effect: payOnRez(2) }],
});
ice('scaffolding', 'Scaffolding', {
  set,
  cost: 2,
  strength: 0,
  keywords: ['Wall'],
  subs: [end],
  triggers: [{ on: 'icePassed', of: 'self', effect: may(all(toHq(), gain(1))) }],
});
ice('snowbank', 'Snowbank', {
  set,
  cost: 0,
  strength: 0,
  keywords: ['Wall'],
  subs: [unlessRunnerPays(1, end)],
  triggers: [{ on: 'rezzed', effect: gain(3) }],
});
ice('toughonium-wall', 'Toughonium Wall', {
  set,
  cost: 13,
  strength: 7,
  keywords: ['Wall'],
  subs: [end, end, end, end],
});
ice('walking-wall', 'Walking Wall', {
  set,
  cost: 5,
  strength: 3,
  keywords: ['Wall'],
  subs: [end],
  abilities: [movesAtBegin('here')],
});

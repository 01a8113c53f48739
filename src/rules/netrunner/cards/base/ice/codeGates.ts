import { cardsOf } from '../../../card.ts';
import * as v from '../../../verbs/index.ts';

const { ice } = cardsOf('v1');
const end = v.endRun();

ice('ball-and-chain', 'Ball and Chain', {
  cost: 2,
  strength: 5,
  keywords: ['Code Gate'],
  subs: [v.whenever('laterIce', v.unlessRunnerPays(2, end))],
});
ice('cortical-scanner', 'Cortical Scanner', { cost: 7, strength: 3, keywords: ['Code Gate'], subs: [end, end, end] });
ice('endless-corridor', 'Endless Corridor', { cost: 4, strength: 2, keywords: ['Code Gate'], subs: [end, end] });
ice('filter', 'Filter', { cost: 0, strength: 0, keywords: ['Code Gate'], subs: [end] });
ice('haunting-inquisition', 'Haunting Inquisition', {
  cost: 8,
  strength: 6,
  keywords: ['Code Gate'],
  subs: [v.noRunFor(6), end],
});
ice('keeper', 'Keeper', { cost: 4, strength: 4, keywords: ['Code Gate'], subs: [end] });
ice('mazer', 'Mazer', { cost: 5, strength: 5, keywords: ['Code Gate'], subs: [end] });
ice('nerve-labyrinth', 'Nerve Labyrinth', {
  cost: 6,
  strength: 4,
  keywords: ['Code Gate'],
  subs: [v.damage('net', 2), end],
});
ice('quandary', 'Quandary', { cost: 2, strength: 2, keywords: ['Code Gate'], subs: [end] });
ice('scramble', 'Scramble', { cost: 3, strength: 3, keywords: ['Code Gate'], subs: [end] });
ice('sleeper', 'Sleeper', { cost: 1, strength: 1, keywords: ['Code Gate'], subs: [end] });
ice('tutor', 'Tutor', { cost: 4, strength: 5, keywords: ['Code Gate'], subs: [v.lendForRun(end)] });

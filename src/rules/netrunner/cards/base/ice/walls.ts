import { cardsOf } from '../../../card.ts';
import { damage } from '../../../verbs/harm/harm.ts';
import { endRun } from '../../../verbs/runs/run.ts';

const { ice } = cardsOf('v1');
const end = endRun();

ice('crystal-wall', 'Crystal Wall', { cost: 4, strength: 3, keywords: ['Wall'], subs: [end] });
ice('data-wall', 'Data Wall', { cost: 1, strength: 0, keywords: ['Wall'], subs: [end] });
ice('data-wall-2-0', 'Data Wall 2.0', { cost: 2, strength: 1, keywords: ['Wall'], subs: [end] });
ice('fire-wall', 'Fire Wall', { cost: 5, strength: 4, keywords: ['Wall'], subs: [end] });
ice('laser-wire', 'Laser Wire', { cost: 4, strength: 2, keywords: ['Wall'], subs: [damage('net', 1), end] });
ice('razor-wire', 'Razor Wire', { cost: 6, strength: 3, keywords: ['Wall'], subs: [damage('net', 2), end] });
ice('reinforced-wall', 'Reinforced Wall', { cost: 8, strength: 4, keywords: ['Wall'], subs: [end, end] });
ice('rock-is-strong', 'Rock Is Strong', { cost: 6, strength: 5, keywords: ['Wall'], subs: [end] });
ice('shotgun-wire', 'Shotgun Wire', { cost: 8, strength: 5, keywords: ['Wall'], subs: [damage('net', 2), end] });
ice('wall-of-ice', 'Wall of Ice', {
  cost: 13,
  strength: 6,
  keywords: ['Wall'],
  subs: [damage('net', 2), damage('net', 2), end, end],
});
ice('wall-of-static', 'Wall of Static', { cost: 3, strength: 2, keywords: ['Wall'], subs: [end] });

/** Walls of Classic. */
import { ice } from '../../../card.ts';
import { movesAtBegin } from '../../../verbs/cards/rearrange.ts';
import { endRun } from '../../../verbs/runs/run.ts';

const set = 'classic';
const end = endRun();

ice('glacier', 'Glacier', {
  set,
  cost: 0,
  strength: 5,
  keywords: ['Wall'],
  costsPoints: 1,
  subs: [end, end],
  abilities: [movesAtBegin('elsewhere')],
});

import { cardsOf } from '../../../card.ts';
import { movesAsRunBegins } from '../../../verbs/cards/rearrange.ts';
import { endRun } from '../../../verbs/runs/run.ts';

const { ice } = cardsOf('classic');
const end = endRun();

ice('glacier', 'Glacier', {
  cost: 0,
  strength: 5,
  keywords: ['Wall'],
  costsPoints: 1,
  subs: [end, end],
  abilities: [movesAsRunBegins('elsewhere')],
});

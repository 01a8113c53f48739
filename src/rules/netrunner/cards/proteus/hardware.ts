import { cardsOf } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { hardware } = cardsOf('proteus');

hardware('cortical-cybermodem', 'Cortical Cybermodem', {
  cost: 11,
  keywords: ['Deck', 'Cybernetics'],
  modifiers: [v.moreMemory(2), v.moreHandSize(RUNNER, 2)],
  pool: { for: ['icebreaker'], bits: 2 },
});
hardware('cortical-stimulators', 'Cortical Stimulators', {
  cost: 1,
  keywords: ['Cybernetics'],
  abilities: [v.shield(1, 'net', 'brain')],
});
hardware('eurocorpse-spin-chip', 'Eurocorpse Spin Chip', {
  cost: 6,
  keywords: ['Chip'],
  hosts: { mu: 1, strength: 0, only: 'Icebreaker' },
  pool: { for: ['icebreaker'], where: 'guest', bits: 2 },
});
hardware('lucidrine-drip-feed', 'Lucidrine Drip Feed', {
  cost: 8,
  triggers: [
    {
      on: 'start',
      effect: v.when(
        v.hasCounters('Drip', 2),
        v.all(v.removeCounters('Drip', 'all'), v.damage('brain', 1, false)),
        v.all(v.putCounters('Drip', 1), v.gainActions(1)),
      ),
    },
  ],
});
hardware('sunburst-cranial-interface', 'Sunburst Cranial Interface', {
  cost: 5,
  keywords: ['Deck', 'Cybernetics', 'Stealth'],
  modifiers: [v.moreMemory(1), v.moreHandSize(RUNNER, 1)],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 1 },
});
hardware('the-deck', 'The Deck', {
  cost: 11,
  keywords: ['Deck', 'Base Link'],
  abilities: [v.baseLink(0, 5), v.linkBoost(1, 1)],
  modifiers: [v.moreMemory(1)],
});

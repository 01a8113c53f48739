import { cardsOf } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { gainActions } from '../../verbs/actions.ts';
import { hasCounters, putCounters, removeCounters } from '../../verbs/bits/bits.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { shield, takeDamage } from '../../verbs/harm/harm.ts';
import { all, when } from '../../verbs/sequence.ts';
import { baseLink, linkBoost } from '../../verbs/trace.ts';

const { hardware } = cardsOf('proteus');

hardware('cortical-cybermodem', 'Cortical Cybermodem', {
  cost: 11,
  keywords: ['Deck', 'Cybernetics'],
  modifiers: [moreMemory(2), moreHandSize(RUNNER, 2)],
  pool: { for: ['icebreaker'], bits: 2 },
});
hardware('cortical-stimulators', 'Cortical Stimulators', {
  cost: 1,
  keywords: ['Cybernetics'],
  abilities: [shield(1, 'net', 'brain')],
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
      effect: when(
        hasCounters('Drip', 2),
        all(removeCounters('Drip', 'all'), takeDamage('brain', 1, false)),
        all(putCounters('Drip', 1), gainActions(1)),
      ),
    },
  ],
});
hardware('sunburst-cranial-interface', 'Sunburst Cranial Interface', {
  cost: 5,
  keywords: ['Deck', 'Cybernetics', 'Stealth'],
  modifiers: [moreMemory(1), moreHandSize(RUNNER, 1)],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 1 },
});
hardware('the-deck', 'The Deck', {
  cost: 11,
  keywords: ['Deck', 'Base Link'],
  abilities: [baseLink(0, 5), linkBoost(1, 1)],
  modifiers: [moreMemory(1)],
});

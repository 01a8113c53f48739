/** Hardware of Proteus. */
import { hardware } from '../../card.ts';
import { gainActions } from '../../verbs/actions.ts';
import { hasCounters, putCounters, removeCounters } from '../../verbs/bits.ts';
import { shield, takeDamage } from '../../verbs/harm.ts';
import { all, when } from '../../verbs/sequence.ts';

const set = 'proteus';

hardware('cortical-stimulators', 'Cortical Stimulators', {
  set,
  cost: 1,
  keywords: ['Cybernetics'],
  abilities: [shield(1, 'net', 'brain')],
});
hardware('lucidrine-drip-feed', 'Lucidrine Drip Feed', {
  set,
  cost: 8,
  triggers: [
    {
      on: 'start',
      effect: when(
        hasCounters('Drip', 2),
        all(removeCounters('Drip'), takeDamage('brain', 1, false)),
        all(putCounters('Drip', 1), gainActions(1)),
      ),
    },
  ],
});

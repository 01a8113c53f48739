import type { Slot } from '../../../game.ts';
import { cardsOf } from '../../card.ts';
import type { Condition, Effect } from '../../effect.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import { gainActions } from '../../verbs/actions.ts';
import { gain, hasBits, hasCounters, loseOwn, putCounters, removeCounters } from '../../verbs/bits/bits.ts';
import { choose, trashThis } from '../../verbs/cards/cards.ts';
import { rezForCounters } from '../../verbs/cards/rezzing.ts';
import { giveTag } from '../../verbs/harm/harm.ts';
import { forfeit, inNextTurns } from '../../verbs/later.ts';
import { ifNodeTrashed, isNewResource, lastTurn } from '../../verbs/past.ts';
import { all, payX, unless, when } from '../../verbs/sequence.ts';
import { tagsByTrace, trace } from '../../verbs/trace.ts';

const { operation } = cardsOf('proteus');

operation('corporate-guard-temps', 'Corporate Guard Temps', {
  cost: 0,
  play: payX(2, all(inNextTurns(gainActions(1)), forfeit('bits', 'X')), 0),
});
operation('credit-consolidation', 'Credit Consolidation', { cost: 10, keywords: ['Transactions'], play: gain(15) });
operation('data-sifters', 'Data Sifters', { cost: 4, ...ifNodeTrashed(giveTag()) });
operation('emergency-rig', 'Emergency Rig', {
  cost: 0,
  variable: 1,
  keywords: ['Transactions'],
  play: payX(1, rezForCounters('Kludge', 'X'), 1),
  counters: [
    {
      name: 'Kludge',
      on: 'card',
      triggers: [
        { on: 'start', effect: all(removeCounters('Kludge', 1), unless(hasCounters('Kludge', 1), trashThis())) },
      ],
    },
  ],
});
operation('manhunt', 'Manhunt', {
  cost: 4,
  keywords: ['Gray Ops'],
  play: trace(6, tagsByTrace()),
  playOnly: lastTurn('run', 1),
});

operation('rent-to-own-contract', 'Rent-to-Own Contract', {
  cost: 0,
  keywords: ['Transactions'],
  play: rezForCounters('Term', 'cost'),
  counters: [
    {
      name: 'Term',
      on: 'card',
      triggers: [
        {
          on: 'start',
          effect: when(hasBits(2), all(loseOwn(CORP, 2), removeCounters('Term', 1)), putCounters('Term', 1)),
        },
      ],
    },
  ],
});

/** Resources the Runner installed in their last turn that are still installed. */
const newResources = ({ past, runner, cards }: Table): Slot[] =>
  past.last[RUNNER]
    .flatMap((event) =>
      isNewResource(event) && 'slot' in event && runner.rig.includes(event.slot ?? 0) ? [event.slot ?? 0] : [],
    )
    .filter((slot) => slot in cards);

function trashNewResource(): Effect {
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'trashResource', newResources(draft.table)),
      (draft, { got }) => trashTogether(draft, got),
    ],
    means: { v: 'trash', of: { type: 'resource', only: 'new' } },
  };
}

/** A run counts once it has begun. */
const hasRun: Condition = {
  kind: 'E-TARGET',
  holds: ({ past }) => past.ever.includes('run'),
  means: { is: 'did', what: 'run', when: 'game' },
};

operation('schlaghund-pointers', 'Schlaghund Pointers', {
  cost: 6,
  play: trace(3, giveTag(), { dearer: 1 }),
  playOnly: hasRun,
});
operation('underworld-mole', 'Underworld Mole', {
  cost: 6,
  keywords: ['Gray Ops'],
  play: trace(4, all(trashNewResource(), giveTag())),
  playOnly: lastTurn('resource', 1),
});

import type { Slot } from '../../../game.ts';
import { cardsOf } from '../../card.ts';
import type { Effect } from '../../effect.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { operation } = cardsOf('proteus');

operation('corporate-guard-temps', 'Corporate Guard Temps', {
  cost: 0,
  play: v.payX(2, v.all(v.inNextTurns(v.gainActions(1)), v.forfeit('bits', 'X')), 0),
});
operation('credit-consolidation', 'Credit Consolidation', { cost: 10, keywords: ['Transactions'], play: v.gain(15) });
operation('data-sifters', 'Data Sifters', { cost: 4, ...v.ifNodeTrashed(v.giveTag()) });
operation('emergency-rig', 'Emergency Rig', {
  cost: 0,
  variable: 1,
  keywords: ['Transactions'],
  play: v.payX(1, v.rezForCounters('Kludge', 'X'), 1),
  counters: [
    {
      name: 'Kludge',
      on: 'card',
      triggers: [
        {
          on: 'start',
          effect: v.all(v.removeCounters('Kludge', 1), v.unless(v.hasCounters('Kludge', 1), v.trashThis())),
        },
      ],
    },
  ],
});
operation('manhunt', 'Manhunt', {
  cost: 4,
  keywords: ['Gray Ops'],
  play: v.trace(6, v.tagsByTrace()),
  playOnly: v.lastTurn('run', 1),
});

operation('rent-to-own-contract', 'Rent-to-Own Contract', {
  cost: 0,
  keywords: ['Transactions'],
  play: v.rezForCounters('Term', 'cost'),
  counters: [
    {
      name: 'Term',
      on: 'card',
      triggers: [
        {
          on: 'start',
          effect: v.when(v.hasBits(2), v.all(v.loses(CORP, 2), v.removeCounters('Term', 1)), v.putCounters('Term', 1)),
        },
      ],
    },
  ],
});

/** Resources the Runner installed in their last turn that are still installed. */
const newResources = ({ past, runner, cards }: Table): Slot[] =>
  past.last[RUNNER]
    .flatMap((event) =>
      v.isNewResource(event) && 'slot' in event && runner.rig.includes(event.slot ?? 0) ? [event.slot ?? 0] : [],
    )
    .filter((slot) => slot in cards);

function trashNewResource(): Effect {
  return v.verb(
    { v: 'trash', of: { type: 'resource', only: 'new' } },
    (draft, { ref }) => v.choose(draft, ref.seat, 'trashResource', newResources(draft.table)),
    (draft, { got }) => trashTogether(draft, got),
  );
}

/** A run counts once it has begun. */
const hasRun = v.condition('E-TARGET', { is: 'did', what: 'run', when: 'game' }, ({ past }) =>
  past.ever.includes('run'),
);

operation('schlaghund-pointers', 'Schlaghund Pointers', {
  cost: 6,
  play: v.trace(3, v.giveTag(), { dearer: 1 }),
  playOnly: hasRun,
});
operation('underworld-mole', 'Underworld Mole', {
  cost: 6,
  keywords: ['Gray Ops'],
  play: v.trace(4, v.all(trashNewResource(), v.giveTag())),
  playOnly: v.lastTurn('resource', 1),
});

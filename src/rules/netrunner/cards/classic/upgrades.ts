import { cardsOf } from '../../card.ts';
import { addLasting } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { refuse } from '../../refusal.ts';
import * as v from '../../verbs/index.ts';

const { upgrade } = cardsOf('classic');

upgrade('london-city-grid', 'London City Grid', {
  cost: 3,
  trash: 6,
  keywords: ['Region'],
  modifiers: [v.fortTax('noise', 1)],
});
upgrade('self-destruct', 'Self-Destruct', {
  cost: 2,
  trash: 0,
  keywords: ['Ambush'],
  installs: { only: 'subsidiary' },
  triggers: [{ on: 'accessed', effect: v.may(v.blowUp('net')) }],
});
upgrade('shock-treatment', 'Shock Treatment', {
  cost: 2,
  trash: 5,
  keywords: ['Ambush'],
  triggers: [
    {
      on: 'accessed',
      effect: v.when(v.taggedAtLeast(4), v.trashInstalled(2, { type: 'program' }, { type: 'hardware' })),
    },
  ],
});

/** Any piece of ice the Corp chooses, on any fort (R-CARD-sterdroid). */
function doubleStrength(): Effect {
  return {
    steps: [
      (draft, { ref }) =>
        v.choose(
          draft,
          ref.seat,
          'iceChosen',
          draft.table.forts.flatMap(({ ice }) => [...ice]),
        ),
      (draft, { got }) => {
        for (const slot of got) addLasting(draft, { what: 'double', amount: 1, slot, until: 'turn' });
      },
    ],
    means: { v: 'double', of: 'ice', most: 10, until: 'turn' },
    missing: (table) => (table.forts.some(({ ice }) => ice.length > 0) ? null : refuse('noIce')),
  };
}

upgrade('sterdroid', 'Sterdroid', {
  cost: 0,
  trash: 0,
  abilities: [{ cost: { bits: 3, trash: true }, when: 'window', effect: doubleStrength() }],
});
upgrade('street-enforcer', 'Street Enforcer', {
  cost: 1,
  trash: 3,
  keywords: ['Sysop'],
  triggers: [{ on: 'runBegins', of: 'fort', effect: v.losesPerTag() }],
});

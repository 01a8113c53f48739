import { cardsOf } from '../../card.ts';
import { push, returnInsideToHand } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { HQ } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { oncePerRun } from '../shared.ts';

const { upgrade } = cardsOf('proteus');

upgrade('herman-revista', 'Herman Revista', {
  cost: 1,
  trash: 4,
  keywords: ['Sysop'],
  triggers: [{ on: 'runBegins', of: 'fort', effect: v.rearrangeIce('this') }],
});
upgrade('lesley-major', 'Lesley Major', {
  cost: 0,
  trash: 0,
  keywords: ['Sysop'],
  installs: { only: 'subsidiary' },
  abilities: [
    {
      cost: { bits: 5 },
      when: 'allPassed',
      effect: v.addAdvancement(2, 'here'),
      condition: v.onThisFort,
      limit: oncePerRun,
    },
  ],
});
upgrade('lisa-blight', 'Lisa Blight', {
  cost: 0,
  trash: 2,
  keywords: ['Sysop'],
  abilities: [
    { cost: { bits: 1, also: v.losesRandom() }, when: 'window', effect: v.repeatSub(), condition: v.inRun('here') },
  ],
});
upgrade('marcel-desoleil', 'Marcel DeSoleil', {
  cost: 0,
  trash: 2,
  keywords: ['Sysop'],
  abilities: [
    {
      cost: { bits: 2, also: v.millRd(2, 'faceDown') },
      when: 'window',
      effect: v.repeatSub(),
      condition: v.inRun('here'),
    },
  ],
});
upgrade('networked-center', 'Networked Center', {
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [v.agendaDifficulty(-1, 'here', 'Gray Ops')],
});
upgrade('obfuscated-fortress', 'Obfuscated Fortress', {
  cost: 4,
  trash: 0,
  rezAt: 'run',
  triggers: v.announceBudget(),
});
upgrade('panic-button', 'Panic Button', {
  cost: 1,
  trash: 4,
  installs: { only: 'hq' },
  abilities: [{ cost: { bits: 1 }, when: 'window', effect: v.draw(1), condition: v.inRun(HQ) }],
});

/** Exchanges everything in this card's fort, this card included, for as many cards from HQ (R-CARD-pavit-bharat.2). */
function refillFort(): Effect {
  return v.verb(
    {
      v: 'all',
      as: { do: 'refill' },
      parts: [
        { v: 'takeBack', n: 'all', of: { where: 'here' } },
        { v: 'install', where: 'here', per: 'card' },
      ],
    },
    (draft, { ref }) => {
      const fort = ref.slot === null ? null : (draft.table.cards[ref.slot]?.fort ?? null);
      if (fort === null) return;
      const left = returnInsideToHand(draft, fort);
      push(draft, { do: 'refill', fort, left });
    },
  );
}

upgrade('pavit-bharat', 'Pavit Bharat', {
  cost: 2,
  trash: 0,
  keywords: ['Sysop'],
  installs: { only: 'subsidiary' },
  rezzesLast: true,
  triggers: [{ on: 'rezzed', effect: refillFort() }],
});
upgrade('rasmin-bridger', 'Rasmin Bridger', {
  cost: 4,
  trash: 2,
  keywords: ['Sysop'],
  triggers: [{ on: 'icePassed', of: 'fort', effect: v.unlessRunnerPays(1, v.endRun()) }],
});
upgrade('raymond-ellison', 'Raymond Ellison', {
  cost: 0,
  trash: 2,
  keywords: ['Sysop'],
  installs: { only: 'subsidiary' },
  abilities: [{ cost: { trash: true }, when: 'window', effect: v.sellAdvancement(3), condition: v.inRun('anywhere') }],
});
upgrade('research-bunker', 'Research Bunker', {
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [v.agendaDifficulty(-1, 'here', 'Research')],
});
upgrade('simon-francisco', 'Simon Francisco', {
  cost: 3,
  trash: 3,
  keywords: ['Sysop'],
  installs: { only: 'hqOrRd' },
  modifiers: [v.fortLimit('access', -1)],
});
upgrade('weapons-depot', 'Weapons Depot', {
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [v.agendaDifficulty(-1, 'here', 'Black Ops')],
});

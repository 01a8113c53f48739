import { cardsOf } from '../../card.ts';
import { push, returnInsideToHand } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { HQ } from '../../table.ts';
import { agendaDifficulty, fortLimit } from '../../verbs/bits/costs.ts';
import { draw } from '../../verbs/cards/cards.ts';
import { losesRandom } from '../../verbs/cards/hands.ts';
import { millRd } from '../../verbs/cards/piles.ts';
import { rearrangeIce } from '../../verbs/cards/rearrange.ts';
import { addAdvancement, sellAdvancement } from '../../verbs/counters/advancement.ts';
import { repeatSub } from '../../verbs/ice/ice.ts';
import { announceBudget } from '../../verbs/runs/budget.ts';
import { pastTheIce } from '../../verbs/runs/detour.ts';
import { endRun, inRun } from '../../verbs/runs/run.ts';
import { unlessRunnerPays } from '../../verbs/sequence.ts';
import { oncePerRun } from '../shared.ts';

const { upgrade } = cardsOf('proteus');

upgrade('herman-revista', 'Herman Revista', {
  cost: 1,
  trash: 4,
  keywords: ['Sysop'],
  triggers: [{ on: 'runBegins', of: 'fort', effect: rearrangeIce('this') }],
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
      effect: addAdvancement(2, 'here'),
      condition: pastTheIce,
      limit: oncePerRun,
    },
  ],
});
upgrade('lisa-blight', 'Lisa Blight', {
  cost: 0,
  trash: 2,
  keywords: ['Sysop'],
  abilities: [
    { cost: { bits: 1, also: losesRandom() }, when: 'window', effect: repeatSub(), condition: inRun('here') },
  ],
});
upgrade('marcel-desoleil', 'Marcel DeSoleil', {
  cost: 0,
  trash: 2,
  keywords: ['Sysop'],
  abilities: [
    { cost: { bits: 2, also: millRd(2, 'faceDown') }, when: 'window', effect: repeatSub(), condition: inRun('here') },
  ],
});
upgrade('networked-center', 'Networked Center', {
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [agendaDifficulty(-1, 'here', 'Gray Ops')],
});
upgrade('obfuscated-fortress', 'Obfuscated Fortress', { cost: 4, trash: 0, rezAt: 'run', triggers: announceBudget() });
upgrade('panic-button', 'Panic Button', {
  cost: 1,
  trash: 4,
  installs: { only: 'hq' },
  abilities: [{ cost: { bits: 1 }, when: 'window', effect: draw(1), condition: inRun(HQ) }],
});

/** Exchanges everything in this card's fort, this card included, for as many cards from HQ (R-CARD-pavit-bharat.2). */
function refillFort(): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const fort = ref.slot === null ? null : (draft.table.cards[ref.slot]?.fort ?? null);
        if (fort === null) return;
        const left = returnInsideToHand(draft, fort);
        push(draft, { do: 'refill', fort, left });
      },
    ],
    means: {
      v: 'all',
      as: { do: 'refill' },
      parts: [
        { v: 'takeBack', n: 'all', of: { where: 'here' } },
        { v: 'install', where: 'here', per: 'card' },
      ],
    },
  };
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
  triggers: [{ on: 'icePassed', of: 'fort', effect: unlessRunnerPays(1, endRun()) }],
});
upgrade('raymond-ellison', 'Raymond Ellison', {
  cost: 0,
  trash: 2,
  keywords: ['Sysop'],
  installs: { only: 'subsidiary' },
  abilities: [{ cost: { trash: true }, when: 'window', effect: sellAdvancement(3), condition: inRun('anywhere') }],
});
upgrade('research-bunker', 'Research Bunker', {
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [agendaDifficulty(-1, 'here', 'Research')],
});
upgrade('simon-francisco', 'Simon Francisco', {
  cost: 3,
  trash: 3,
  keywords: ['Sysop'],
  installs: { only: 'hqOrRd' },
  modifiers: [fortLimit('access', -1)],
});
upgrade('weapons-depot', 'Weapons Depot', {
  cost: 4,
  trash: 3,
  keywords: ['Region', 'Asset'],
  modifiers: [agendaDifficulty(-1, 'here', 'Black Ops')],
});

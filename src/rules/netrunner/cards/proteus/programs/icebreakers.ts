import type { Effect } from '../../../effect.ts';
import { keywordsAt } from '../../../rulebook/cards/keywords.ts';
import { breakSubs, isLocked } from '../../../rulebook/run/encounter.ts';
import { approached } from '../../../rulebook/run/encountered.ts';
import { openSubs } from '../../../rulebook/run/subroutines.ts';
import type { Table } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';
import { breakersOf } from '../../shared.ts';

const breaker = breakersOf('proteus');

breaker('big-frackin-gun', 'Big Frackin’ Gun', {
  cost: 2,
  strength: 7,
  kind: 'Killer',
  abilities: [v.breaksUpTo(5, 'Sentry', 6), v.boost(1, 1)],
});

breaker('black-widow', 'Black Widow', {
  cost: 9,
  strength: 2,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 1), v.boost(1, 2)],
  triggers: [{ on: 'installed', effect: v.chooseFor('ice') }],
  modifiers: [v.strongerAgainstChosen(5)],
});
breaker('boring-bit', 'Boring Bit', {
  cost: 6,
  strength: 5,
  kind: 'Worm',
  abilities: [v.breaks('Wall', 2), v.boost(1, 1)],
});

/** The ice is a wall, and no other card broke any of its subroutines. */
const brokeWallAlone = v.fact({ is: 'broke', of: { keyword: 'Wall' } }, (table, ref) => {
  const slot = ref?.about?.slot;
  const by = table.run?.by ?? [];
  const isWall = slot !== undefined && keywordsAt(table, slot).includes('Wall');
  return isWall && by.every((one) => one === ref?.slot);
});

/** Subroutines of the ice just encountered, if it is a sentry with something to break. */
const toBreak = (table: Table): number[] => {
  const slot = approached(table);
  if (slot === undefined || !keywordsAt(table, slot).includes('Sentry') || isLocked(table)) return [];
  return openSubs(table, slot);
};

/** Breaks subroutines for free, regardless of strength, on the next ice, wherever it is (OP-18). */
function breakNext(): Effect {
  const one = v.verb(
    { v: 'break', next: 'Sentry' },
    (draft, { ref }) => v.choose(draft, ref.seat, 'breakFree', toBreak(draft.table)),
    (draft, { ref, got }) => {
      if (ref.slot !== null && got.length > 0) breakSubs(draft, ref.slot, got);
    },
  );
  return v.later('nextIce', one, 'told');
}

breaker('bulldozer', 'Bulldozer', {
  cost: 7,
  strength: 4,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 1, v.loseStealth(2)), v.boost(1, 2)],
  triggers: [{ on: 'allBroken', only: brokeWallAlone, effect: breakNext() }],
});
breaker('corrosion', 'Corrosion', {
  cost: 3,
  strength: 0,
  kind: 'Worm',
  abilities: [v.breaks('Wall', 0), v.boost(1, 1)],
});
breaker('forwards-legacy', 'Forward’s Legacy', {
  cost: 9,
  strength: 0,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 0)],
  triggers: [{ on: 'runBegins', effect: v.rollDie(v.always(v.addRolled('run'))) }],
});
breaker('fubar', 'Fubar', {
  cost: 10,
  strength: 3,
  kind: 'Noisy',
  abilities: [
    v.breaksChosen(1, v.loseStealth(1)),
    v.boost(1, 2),
    { cost: { bits: 0 }, when: 'encounter', effect: v.chooseFor('iceType'), condition: v.notChosenYet },
  ],
});
breaker('morphing-tool', 'Morphing Tool', {
  cost: 10,
  strength: 4,
  triggers: [{ on: 'installed', effect: v.chooseFor('iceType') }],
  abilities: [
    v.breaksChosen(2),
    v.boost(1, 1),
    { cost: { actions: 1, bits: 1 }, when: 'action', effect: v.chooseFor('iceType') },
  ],
});
breaker('redecorator', 'Redecorator', {
  cost: 9,
  strength: 3,
  kind: 'Killer',
  abilities: [v.breaksUpTo(2, 'Sentry', 1), v.boost(1, 3)],
});
breaker('skeleton-passkeys', 'Skeleton Passkeys', {
  cost: 3,
  strength: 1,
  abilities: [v.breaks('Code Gate', 0), v.boost(4, 3)],
});
breaker('wrecking-ball', 'Wrecking Ball', {
  cost: 4,
  strength: 2,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 0, v.loseStealth(1)), v.boost(1, 2)],
});

/** Verbs for actions: more of them now, or fewer of those to come. */
import type { Seat } from '../../game.ts';
import { addActions, addCounters, forgo, last } from '../draft.ts';
import type { Ability, Condition, Effect } from '../effect.ts';
import { number, some } from '../sentence.ts';
import { CORP, cardAt, counters } from '../table.ts';
import { boost } from './breakers.ts';
import { verb } from './sequence.ts';

/** Only in one's own turn (R-GEN-48); what is still owed takes them first. */
export function gainActions(count: number): Effect {
  return verb(
    `Gain ${some(count, 'action')}.`,
    (draft, { ref }) => {
      if (draft.table.active === ref.seat) addActions(draft, ref.seat, count);
    },
    { plain: true },
  );
}

/** Taken next, in a row, for nothing but installing; none of them has to be. */
export function gainInstallActions(count: number): Effect {
  return verb(
    `Gain ${some(count, 'action')} that you take next, in a row, and only to install cards. You may leave any of them.`,
    (draft) => {
      draft.table.installActions += count;
    },
  );
}

const next = (count: number): string => `next ${count === 1 ? 'action' : `${number(count)} actions`}`;

/** A penalty for one of the players, whoever owns the card. */
export function forgoes(seat: Seat, count: number): Effect {
  return verb(`The ${seat === CORP ? 'Corp' : 'Runner'} forgoes his ${next(count)}.`, (draft) =>
    forgo(draft, seat, count),
  );
}

/** Raises this icebreaker at the price of later actions too. */
export function boostAndForgo(amount: number, cost: number, count: number): Ability {
  const effect = verb(`+${amount} strength, and you forgo your ${next(count)}.`, (draft, { ref }) =>
    forgo(draft, ref.seat, count),
  );
  return { ...boost(amount, cost), effect };
}

const LOST = 'Spent';

/** For good: a card that does something at first, and only while its condition was kept. */
export const loseAbility = (): Effect =>
  verb(
    'This card loses its ability for good.',
    (draft, { ref }) => {
      if (ref.slot !== null && counters(cardAt(draft.table, ref.slot), LOST) === 0)
        addCounters(draft, ref.slot, LOST, 1);
    },
    { plain: true },
  );

export const keepsAbility: Condition = {
  says: 'this card has not lost the ability',
  kind: 'E-STATE',
  holds: (table, ref) => ref?.slot === null || counters(cardAt(table, ref?.slot ?? 0), LOST) === 0,
};

/** In every turn of its owner from now on, the one going on among them. */
export function moreActionsForGood(count: number): Effect {
  return verb(
    `Gain ${some(count, 'action')}, and as many in each of your later turns for the rest of the game.`,
    (draft, { ref }) => {
      last(draft, { what: 'actions', amount: count, seat: ref.seat, until: 'game' });
      if (draft.table.active === ref.seat) addActions(draft, ref.seat, count);
    },
  );
}

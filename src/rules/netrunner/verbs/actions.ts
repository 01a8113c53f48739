/** Verbs for actions: more of them now, or fewer of those to come. */
import type { Seat } from '../../game.ts';
import { addActions, forgo } from '../draft.ts';
import type { Ability, Effect } from '../effect.ts';
import { number, some } from '../sentence.ts';
import { CORP } from '../table.ts';
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

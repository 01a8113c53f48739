/** Verbs for actions: more of them now, or fewer later. */
import type { Seat } from '../../game.ts';
import { addActions, addCounters, addDebt, addLasting, forgo, push } from '../draft.ts';
import type { Ability, Card, Effect } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import { cardAt, counters, type SpecialActions, type Table } from '../table.ts';
import { compound, condition, fact, runPart, silently, verb } from './sequence.ts';

/** Extra actions, only in the owner's own turn (R-GEN-48); owed actions are deducted first. */
export function gainActions(count: number): Effect {
  return {
    ...verb({ v: 'actions', n: count }, (draft, { ref }) => {
      if (draft.table.active === ref.seat) addActions(draft, ref.seat, count);
    }),
    plain: true,
  };
}

/** Single-purpose actions: taken next and consecutively; with `must` they cannot be left unused. */
export function gainSpecial(use: SpecialActions['for'], count: number, must?: 'must'): Effect {
  return verb({ v: 'actions', n: count, for: use, must: must && true }, (draft, { ref }) => {
    if (draft.table.active !== ref.seat) return;
    const owed = Math.min(count, draft.table.debt[ref.seat]);
    addDebt(draft, ref.seat, -owed);
    if (count > owed)
      draft.table.special = [
        ...draft.table.special,
        { for: use, left: count - owed, ...(must ? { must: true as const } : {}) },
      ];
  });
}

/** There are single-purpose actions left (none if all of them were owed). */
const hasSpecial = fact({ is: 'state', of: 'special' }, ({ special }) => special.length > 0);

/** Ties an effect to the single-purpose actions just gained. */
export const inSpecialActions = (then: Effect): Effect => ({ ...silently(hasSpecial, then), means: then.means });

/** An extra action in each of its owner's turns, available once they declare it (R-GEN-50). */
export const extraAction = (): Ability => bonus(gainActions(1), 'must');

/** An optional extra action, once in each of its owner's turns. */
export const offeredAction = (effect: Effect): Ability => bonus(effect);

const bonus = (effect: Effect, must?: 'must'): Ability => ({
  cost: {},
  when: 'action',
  effect,
  special: { does: 'bonus', ...(must ? { must: true as const } : {}) },
  limit: { name: 'bonus', times: 1 },
});

/** A penalty for one of the players, regardless of who owns the card. */
export function forgoes(seat: Seat, count: number): Effect {
  return verb({ v: 'forgo', n: count, who: seat }, (draft) => forgo(draft, seat, count));
}

/** The same ability, with later actions as an additional price. */
export function andForgo(ability: Ability, count: number): Ability {
  const { steps } = ability.effect;
  return {
    ...ability,
    effect: verb({ v: 'all', parts: [{ v: 'special' }, { v: 'forgo', n: count }] }, ...steps, (draft, { ref }) =>
      forgo(draft, ref.seat, count),
    ),
  };
}

/** Extra actions in every turn of its owner from now on, including the current one. */
export function moreActionsPermanently(count: number): Effect {
  return verb({ v: 'actions', n: count, until: 'game' }, (draft, { ref }) => {
    addLasting(draft, { what: 'actions', amount: count, seat: ref.seat, until: 'game' });
    if (draft.table.active === ref.seat) addActions(draft, ref.seat, count);
  });
}

const ROLL = 'roll';

type Outcome = readonly [values: readonly number[], use: SpecialActions['for'] | Effect];

/** An extra action each turn whose use is rolled at the start of the turn. `obligation`: whether the action is optional. */
export function rolledAction(
  obligation: 'may' | 'must',
  outcomes: readonly Outcome[],
): Pick<Card, 'triggers' | 'abilities'> {
  const must = obligation === 'must' ? obligation : undefined;
  const effect = byRoll(
    outcomes.map(([values, use]) => [values, typeof use === 'string' ? gainSpecial(use, 1, must) : use]),
  );
  return {
    triggers: [{ on: 'start', effect: rollForAction() }],
    abilities: [{ ...bonus(effect, must), condition: hasRolled }],
  };
}

/** The number rolled stays on the card for this turn. */
function rollForAction(): Effect {
  return verb(
    // The text of the extra action describes the faces.
    { v: 'die', faces: [] },
    (draft) => push(draft, { do: 'roll' }),
    (draft, { ref, got }) => {
      if (ref.slot === null || !draft.table.cards[ref.slot]) return;
      addCounters(draft, ref.slot, ROLL, (got[0] ?? 0) - counters(cardAt(draft.table, ref.slot), ROLL));
    },
  );
}

/** Resolves the outcome of this turn's roll. */
function byRoll(outcomes: readonly (readonly [values: readonly number[], then: Effect])[]): Effect {
  return compound(
    { v: 'die', faces: outcomes.map(([on, then]) => ({ on, part: then.means })), rolled: true },
    outcomes.map(([, then]) => then),
    (draft, context) => {
      const value = rolled(draft.table, context.ref);
      const at = outcomes.findIndex(([values]) => values.includes(value));
      if (at >= 0) runPart(draft, context, at);
    },
  );
}

const rolled = (table: Table, ref?: TextRef): number =>
  ref?.slot == null || !table.cards[ref.slot] ? 0 : counters(cardAt(table, ref.slot), ROLL);

const hasRolled = condition('E-STATE', { is: 'rolled' }, (table, ref) => rolled(table, ref) > 0);

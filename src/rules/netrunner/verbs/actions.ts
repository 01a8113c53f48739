/** Verbs for actions: more of them now, or fewer of those to come. */
import type { Seat } from '../../game.ts';
import { addActions, addCounters, forgo, last, owe, push } from '../draft.ts';
import type { Ability, Card, Condition, Effect } from '../effect.ts';
import type { TextRef } from '../frame.ts';
import { goodFor, specialWords } from '../rulebook/turn/special.ts';
import { lower, number, some } from '../sentence.ts';
import { CORP, cardAt, counters, type SpecialActions, type Table } from '../table.ts';
import { runPart, silently, verb } from './sequence.ts';

/** Only in one's own turn (R-GEN-48); what is still owed takes them first. */
export function gainActions(count: number): Effect {
  return verb(
    `Gain ${some(count, 'action')}.`,
    (draft, { ref }) => {
      if (draft.table.active === ref.seat) addActions(draft, ref.seat, count);
    },
    { means: { v: 'actions', n: count }, plain: true },
  );
}

/** Taken next, in a row, for nothing but that; with `must` they cannot be left. */
export function gainSpecial(use: SpecialActions['for'], count: number, must?: 'must'): Effect {
  const what = count === 1 ? 'an action' : `${number(count)} actions, in a row,`;
  const leave = must ? 'You have to take it if you can.' : `You may leave ${count === 1 ? 'it' : 'any of them'}.`;
  return verb(
    `Gain ${what} that you take next and that can ${specialWords({ for: use, left: count })}. ${leave}`,
    (draft, { ref }) => {
      if (draft.table.active !== ref.seat) return;
      const owed = Math.min(count, draft.table.debt[ref.seat]);
      owe(draft, ref.seat, -owed);
      if (count > owed)
        draft.table.special = [
          ...draft.table.special,
          { for: use, left: count - owed, ...(must ? { must: true as const } : {}) },
        ];
    },
    { means: { v: 'actions', n: count, for: use, must: must && true } },
  );
}

/** Actions for one thing only are there; if all of them were owed there are none. */
const hasSpecial: Omit<Condition, 'kind'> = {
  says: '',
  holds: ({ special }) => special.length > 0,
  means: { is: 'state', of: 'special' },
};

/** What belongs to the actions for one thing that have just been gained. */
export const inThem = (then: Effect): Effect => ({ ...silently(hasSpecial, then), means: then.means });

/** An extra action in each of its owner's turns, there once he says that he uses it (R-GEN-50). */
export const extraAction = (): Ability =>
  bonus(
    'You have one more action in each of your turns. Say so when you use it; if this card has left play by then, the action is lost.',
    gainActions(1),
    'must',
  );

/** One that its owner may have once in each of his turns. */
export const offeredAction = (effect: Effect): Ability =>
  bonus(`Once in each of your turns you may do this: ${effect.says}`, effect);

const bonus = (says: string, effect: Effect, must?: 'must'): Ability => ({
  cost: {},
  when: 'action',
  effect,
  special: { does: 'bonus', ...(must ? { must: true as const } : {}) },
  limit: { name: 'bonus', times: 1 },
  says,
});

const next = (count: number): string => `next ${count === 1 ? 'action' : `${number(count)} actions`}`;

/** A penalty for one of the players, whoever owns the card. */
export function forgoes(seat: Seat, count: number): Effect {
  return verb(
    `The ${seat === CORP ? 'Corp forgoes its' : 'Runner forgoes his'} ${next(count)}.`,
    (draft) => forgo(draft, seat, count),
    { means: { v: 'forgo', n: count, who: seat } },
  );
}

/** The same, said by a card of that player's own. */
export const forgoOwn = (seat: Seat, count: number): Effect => ({
  ...forgoes(seat, count),
  says: `Forgo your ${next(count)}.`,
});

/** The same ability at the price of later actions too. */
export function andForgo(ability: Ability, count: number): Ability {
  const { says, steps } = ability.effect;
  return {
    ...ability,
    effect: {
      says: `${says.replace(/\.$/, '')}, and forgo your ${next(count)}.`,
      steps: [...steps, (draft, { ref }) => forgo(draft, ref.seat, count)],
      means: { v: 'all', parts: [{ v: 'special' }, { v: 'forgo', n: count }] },
    },
  };
}

/** In every turn of its owner from now on, the one going on among them. */
export function moreActionsForGood(count: number): Effect {
  return verb(
    `You have ${number(count)} more action${count === 1 ? '' : 's'} in each of your turns, from this one on.`,
    (draft, { ref }) => {
      last(draft, { what: 'actions', amount: count, seat: ref.seat, until: 'game' });
      if (draft.table.active === ref.seat) addActions(draft, ref.seat, count);
    },
    { means: { v: 'actions', n: count, until: 'game' } },
  );
}

const ROLL = 'roll';

type Outcome = readonly [values: readonly number[], use: SpecialActions['for'] | Effect];

/** A die at the start of each turn says what its extra action is good for: it may be left, or must be taken. */
export function dieAction(leave: 'may' | 'must', outcomes: readonly Outcome[]): Pick<Card, 'triggers' | 'abilities'> {
  const must = leave === 'must' ? leave : undefined;
  const duty = must ? 'You have to take that action if you can' : 'You may take that action or leave it';
  const lost = must ? ' If this card has left play by then, the action is lost.' : '';
  const effect = byRoll(
    outcomes.map(([values, use]) => [values, typeof use === 'string' ? gainSpecial(use, 1, must) : use]),
  );
  const says = outcomes.map(([values, use]) => `for a ${listOf(values)}, ${sayUse(use)}`).join('; ');
  return {
    triggers: [{ on: 'start', effect: rollForAction() }],
    abilities: [{ ...bonus(`${duty}: ${says}.${lost}`, effect, must), condition: hasRolled }],
  };
}

function sayUse(use: SpecialActions['for'] | Effect): string {
  return typeof use === 'string' ? goodFor[use] : lower(use.says).replace(/\.$/, '');
}

/** The number stays on the card for this turn. */
function rollForAction(): Effect {
  return {
    says: 'Roll a die for one more action that you have this turn.',
    steps: [
      (draft) => push(draft, { do: 'roll' }),
      (draft, { ref, got }) => {
        if (ref.slot === null || !draft.table.cards[ref.slot]) return;
        addCounters(draft, ref.slot, ROLL, (got[0] ?? 0) - counters(cardAt(draft.table, ref.slot), ROLL));
      },
    ],
    // What comes of it the extra action says.
    means: { v: 'die', faces: [] },
  };
}

/** What was rolled this turn decides. */
function byRoll(outcomes: readonly (readonly [values: readonly number[], then: Effect])[]): Effect {
  return {
    says: outcomes.map(([values, then]) => `On a ${listOf(values)}, ${lower(then.says)}`).join(' '),
    steps: [
      (draft, context) => {
        const value = rolled(draft.table, context.ref);
        const at = outcomes.findIndex(([values]) => values.includes(value));
        if (at >= 0) runPart(draft, context, at);
      },
    ],
    parts: outcomes.map(([, then]) => then),
    means: { v: 'die', faces: outcomes.map(([on, then]) => ({ on, part: then.means })) },
  };
}

const listOf = (values: readonly number[]): string =>
  values.length < 2 ? `${values[0]}` : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const rolled = (table: Table, ref?: TextRef): number =>
  ref?.slot == null || !table.cards[ref.slot] ? 0 : counters(cardAt(table, ref.slot), ROLL);

const hasRolled: Condition = {
  says: 'a die has been rolled for it',
  use: '', // said by the roll
  kind: 'E-STATE',
  holds: (table, ref) => rolled(table, ref) > 0,
  means: { is: 'rolled' },
};

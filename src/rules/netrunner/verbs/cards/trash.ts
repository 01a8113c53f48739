/** Verbs that trash either side's installed cards, and verbs that save the Runner's own. */

import type { Seat, Slot } from '../../../game.ts';
import { definition, typeInRig } from '../../card.ts';
import type { ChooseName } from '../../decisions.ts';
import { answerWith, type Draft, push, slotToHand } from '../../draft.ts';
import type { Ability, CardType, Condition, Cost, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import type { Cards, Means } from '../../means.ts';
import { refuse } from '../../refusal.ts';
import { leaves } from '../../rulebook/cards/trash.ts';
import { savable, saveFromTrash, trashTogether } from '../../rulebook/cards/trashing.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { bitsAvailable, spend } from '../../rulebook/pay/payment.ts';
import {
  allIce,
  CORP,
  cardAt,
  countersAt,
  fortOf,
  hasFaceDownInRig,
  hostedIn,
  RUNNER,
  type Table,
} from '../../table.ts';
import { askForSome, choose, onChosen } from '../choose.ts';
import { condition, runPart, verb } from '../sequence.ts';

type RigType = 'program' | 'hardware' | 'resource';

/** A kind of the Runner's installed cards: one type, with or without a keyword. */
interface Kind {
  type: RigType;
  keyword?: string;
  without?: string;
}

function installed(table: Table, { type, keyword, without }: Kind): Slot[] {
  return table.runner.rig.filter((slot) => {
    const { card } = cardAt(table, slot);
    if (card === null) return type === 'resource' && keyword === undefined;
    const { keywords } = definition(card);
    if (typeInRig(definition(card)) !== type || (without !== undefined && keywords.includes(without))) return false;
    return keyword === undefined || keywords.includes(keyword);
  });
}

/** Passes all these cards to the next step, in an order chosen by the effect's owner if it can matter (R-GEN-30). */
export function chooseTrashOrder(draft: Draft, of: Seat, slots: readonly Slot[]): void {
  if (slots.length < 2 || areAlike(draft.table, slots)) return answerWith(draft, slots);
  push(draft, { do: 'choose', of, what: 'trashOrder', from: slots, min: slots.length, max: slots.length });
}

/** Whether all are copies of one face-up card, with nothing hosted in any of them. */
function areAlike(table: Table, slots: readonly Slot[]): boolean {
  const face = cardAt(table, slots[0] ?? 0).card;
  return (
    face !== null && slots.every((slot) => cardAt(table, slot).card === face && hostedIn(table, slot).length === 0)
  );
}

const names: Record<RigType, ChooseName> = {
  program: 'trashProgram',
  hardware: 'trashHardware',
  resource: 'trashResource',
};

/**
 * Trashes `count` of the Runner's installed cards of a kind, or all if there are fewer. All are chosen before any is
 * trashed (R-GEN-27). X: as many as the bits paid. `and`: also trashes everything of another kind (R-GEN-30).
 */
export function trashInstalled(count: number | 'X', kind: Kind, and?: Kind): Effect {
  const some: Means = { v: 'trash', of: fitting(kind), ...(count === 'X' ? { per: 'paid' } : { n: count }) };
  const means: Means =
    and && count !== 'X'
      ? {
          v: 'all',
          as: { do: 'trashBoth', every: fitting(and), n: count, of: fitting(kind) },
          parts: [{ v: 'trash', n: 'all', of: fitting(and) }, some],
        }
      : some;
  return trashing(means, kind, (ref) => (count === 'X' ? (ref.about?.amount ?? 0) : count), and);
}

const fitting = ({ type, keyword, without }: Kind): Cards => ({ type, keyword, not: without });

function trashing(means: Means, kind: Kind, count: (ref: TextRef) => number, and?: Kind): Effect {
  return verb(
    means,
    (draft, { ref }) => choose(draft, ref.seat, names[kind.type], installed(draft.table, kind), count(ref)),
    (draft, { ref, got }) => {
      const more = and ? installed(draft.table, and) : [];
      // The cards were already chosen in an order.
      const isInOrder = more.length === 0 && installed(draft.table, kind).length > got.length;
      if (isInOrder) answerWith(draft, got);
      else chooseTrashOrder(draft, ref.seat, [...more, ...got]);
    },
    (draft, { got }) => trashTogether(draft, got),
  );
}

/** Trashes a piece of ice anywhere, rezzed or unrezzed as given; the effect's owner chooses it. */
export const trashIce = (state: 'rezzed' | 'unrezzed'): Effect => ({
  ...onChosen({ v: 'trash', of: { type: 'ice', state } }, 'trashIce', iceThatIs(state), (draft, slot) =>
    trashTogether(draft, [slot]),
  ),
  missing: (table) => (iceThatIs(state)(table).length > 0 ? null : refuse('noIceToTrash', { state })),
});

/** Makes the Corp rez or trash a piece of ice that the effect's owner chooses (R-CARD-forged-activation-orders). */
export const rezOrTrash = (): Effect =>
  onChosen(
    {
      v: 'unless',
      by: CORP,
      cost: { v: 'rez', of: 'that' },
      part: { v: 'trash', of: { type: 'ice', state: 'unrezzed' } },
    },
    'pressIce',
    iceThatIs('unrezzed'),
    (draft, slot) => push(draft, { do: 'forcedRez', left: [slot], orTrash: true }),
  );

/** Trashes ice for its printed rez cost, which the Runner must have (R-GEN-52). */
export function buyOffIce(): Effect {
  const affordable = (table: Table): Slot[] =>
    iceThatIs('rezzed')(table).filter((slot) => costOf(table, slot) <= bitsAvailable(table, RUNNER, 'ability'));
  return verb(
    { v: 'payCost', of: { type: 'ice', state: 'rezzed' }, part: { v: 'trash', of: 'that' } },
    (draft, { ref }) => {
      const from = affordable(draft.table);
      if (!hasFaceDownInRig(draft.table)) return choose(draft, ref.seat, 'buyIce', from);
      const min = Math.min(1, from.length);
      push(draft, { do: 'choose', of: ref.seat, what: 'buyIce', from, min, max: 1, again: true });
    },
    (draft, { got: [ice] }) => {
      if (ice === undefined) return;
      const cost = costOf(draft.table, ice);
      trashTogether(draft, [ice]);
      spend(draft, RUNNER, 'ability', cost);
    },
  );
}

const costOf = (table: Table, slot: Slot): number => printedRezCost(cardAt(table, slot).card ?? '');

const iceThatIs =
  (state: 'rezzed' | 'unrezzed') =>
  (table: Table): Slot[] =>
    allIce(table).filter((slot) => cardAt(table, slot).active === (state === 'rezzed'));

/** Trashes any of the player's own installed cards. `each` applies once per card actually trashed. */
export function trashOwn(each: number): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'sellAny', each },
      parts: [
        { v: 'trash', n: 'any', of: { only: 'own' } },
        { v: 'gain', n: each, per: 'trashed' },
      ],
    },
    (draft, { ref }) => {
      const from = ref.seat === CORP ? [] : draft.table.runner.rig;
      askForSome(draft, ref.seat, 'trashOwn', from, from.length);
    },
    (draft, { got }) => trashTogether(draft, got),
    (draft, { ref, got }) => gainBits(draft, ref.seat, each * (got[0] ?? 0), 'effect'),
  );
}

/** Saves other installed cards of these types from being trashed: one, or any of several trashed together. */
export function save(cost: Cost, several: boolean, types: readonly CardType[], also?: Effect): Ability {
  return {
    cost,
    when: 'trash',
    effect: {
      steps: [
        (draft, { ref }) => {
          const from = savable(draft.table, ref);
          if (from.length < 2) return answerWith(draft, from);
          const max = several ? from.length : 1;
          push(draft, { do: 'choose', of: ref.seat, what: 'saved', from, min: 1, max });
        },
        (draft, context) => {
          saveFromTrash(draft, context.got);
          if (also) runPart(draft, context, 0);
        },
      ],
      ...(also ? { parts: [also] } : {}),
      means: also ? { v: 'all', parts: [{ v: 'special' }, also.means] } : { v: 'special' },
    },
    special: { does: 'save', types, several },
  };
}

export const corpsTurn = condition('E-WINDOW', { is: 'turn', who: CORP }, (table) => table.active === CORP);

/** Trashes everything in or on the fort this agenda was installed in. */
export const trashItsFort = (): Effect =>
  verb(
    { v: 'trash', n: 'all', of: { where: 'that' } },
    (draft, { ref }) => {
      const fort = fortOf(draft.table, ref.about?.fort ?? '');
      chooseTrashOrder(draft, ref.seat, fort ? [...fort.ice, ...fort.inside] : []);
    },
    (draft, { got }) => trashTogether(draft, got),
  );

/** Returns an installed card to its owner's hand, without its counters (R-GEN-10). */
export function returnToHand(draft: Draft, slot: Slot | null | undefined): void {
  if (slot == null || !draft.table.cards[slot]) return;
  leaves(draft, slot);
  slotToHand(draft, slot);
}

/**
 * Returns up to `each` of the Runner's installed cards of a type to hand, for each advancement counter on this card.
 */
export const sendBack = (type: RigType, each: number): Effect =>
  verb(
    { v: 'takeBack', n: each, upTo: true, who: RUNNER, of: type, per: { each: 'counter', of: 'advancement' } },
    (draft, { ref }) => {
      const most = ref.slot === null ? 0 : each * countersAt(draft.table, { slot: ref.slot }, 'advancement');
      askForSome(draft, ref.seat, 'sendBack', installed(draft.table, { type }), most);
    },
    (draft, { got }) => {
      for (const slot of got) returnToHand(draft, slot);
    },
  );

/** Whether the Runner has at least `count` installed connections. */
export const hasConnections = (count: number): Condition =>
  condition(
    'E-TARGET',
    { is: 'installed', of: { keyword: 'Connection' }, n: count },
    (table) => installed(table, { type: 'resource', keyword: 'Connection' }).length >= count,
  );

/** Verbs for ice, icebreakers and runs. */
import type { Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { last } from '../draft.ts';
import type { Ability, Condition, Effect, Modifier } from '../effect.ts';
import { rezCost } from '../rulebook/numbers.ts';
import { bitsRefusal, spend } from '../rulebook/payment.ts';
import { trash } from '../rulebook/trash.ts';
import { approached } from '../rulebook/window.ts';
import { cardAt, type FortId, fortOf, RUNNER, type Table } from '../table.ts';
import { fortCalled, more } from './forts.ts';
import { verb } from './sequence.ts';

/** The rest of the same subroutine still happens (N-RUN-15). */
export function endRun(): Effect {
  return verb('End this run.', (draft) => {
    if (draft.table.run) draft.table.run = { ...draft.table.run, ended: true };
  });
}

/** The next ice encountered in this run, whatever lies between (OP-18). */
export function lockNextIce(): Effect {
  return verb('The Runner cannot break subroutines on the next ice he encounters in this run.', (draft) =>
    last(draft, { what: 'noBreaking', amount: 1, until: 'nextEncounter' }),
  );
}

/** "Code Gate" -> "a code gate"; "AP" stays in capitals. */
const one = (keyword: string): string => {
  const word = keyword === keyword.toUpperCase() ? keyword : keyword.toLowerCase();
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
};

/** Breaks one subroutine of ice with that keyword. */
export function breaks(keyword: string, cost: number): Ability {
  return {
    cost: { bits: cost },
    when: 'encounter',
    effect: { says: `Break ${one(keyword)} subroutine.`, steps: [] },
    special: { does: 'break', keyword },
  };
}

/** Raises this icebreaker until the encounter ends (N-BRK-06, N-BRK-07). */
export function boost(amount: number, cost: number): Ability {
  return {
    cost: { bits: cost },
    when: 'encounter',
    effect: { says: `+${amount} strength.`, steps: [] },
    special: { does: 'boost', amount },
  };
}

/** In the window after ice was passed: the Runner pays what it costs to rez (R-CARD-startup-immolator). */
export function trashPassedIce(): Effect {
  return {
    says: 'Pay the rez cost of the ice you have just passed to trash that ice.',
    steps: [
      (draft) => {
        const ice = passedIce(draft.table);
        if (!ice) return;
        trash(draft, ice.slot);
        spend(draft, RUNNER, 'ability', ice.cost);
      },
    ],
    missing(table) {
      const cost = passedIce(table)?.cost ?? 0;
      return bitsRefusal(table, RUNNER, 'ability', cost, `The rez cost of that ice is ${cost} bits`);
    },
  };
}

function passedIce(table: Table): { slot: Slot; cost: number; subs: number } | undefined {
  const slot = approached(table);
  const face = slot === undefined ? null : cardAt(table, slot).card;
  if (slot === undefined || face === null || !cardAt(table, slot).active) return undefined;
  return { slot, cost: rezCost(table, slot, face), subs: definition(face).subs.length };
}

/** Ice without subroutines counts as broken. */
export const brokeItAll: Condition = {
  says: 'you broke every subroutine of that ice',
  kind: 'E-STATE',
  holds(table) {
    const ice = passedIce(table);
    return ice !== undefined && table.run?.broken.length === ice.subs;
  },
};

/** More cards whenever this fort is accessed. */
export function accessMore(fort: FortId, cards: number): Modifier {
  return {
    of: 'access',
    says: `Each time you access ${fortCalled(fort)}, access ${more(cards)}.`,
    amount: (_, __, subject) => (subject.fort === fort ? cards : 0),
  };
}

/** Strength of all ice on the fort this card stands in. */
export function fortStrength(amount: number): Modifier {
  return {
    of: 'strength',
    says: `Ice on this fort has +${amount} strength.`,
    amount: (table, self, subject) =>
      self.fort !== null && iceOn(table, subject.slot)?.fort === self.fort ? amount : 0,
  };
}

/** Strength of every piece of ice while it is encountered (R-GEN-15: in the Runner's layer). */
export function allIceStrength(amount: number): Modifier {
  return {
    of: 'strength',
    says: `While you encounter a piece of ice, its strength is ${Math.abs(amount)} ${amount < 0 ? 'lower' : 'higher'}.`,
    amount: (table, _, subject) => (iceOn(table, subject.slot) && table.run?.encounter ? amount : 0),
  };
}

function iceOn(table: Table, slot: Slot | undefined) {
  const card = slot === undefined ? undefined : table.cards[slot];
  return card?.ice ? card : undefined;
}

/** All rezzed ice of the fort this run is on now, wherever it began (R-CARD-remote-detonator). */
export function trashRezzedIce(): Effect {
  return verb('Trash all rezzed ice on that fort.', (draft) => {
    const fort = fortOf(draft.table, draft.table.run?.fort ?? '');
    for (const slot of fort?.ice ?? []) if (cardAt(draft.table, slot).active) trash(draft, slot);
  });
}

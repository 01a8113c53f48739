/** Verbs for ice, icebreakers and runs. */
import type { Slot } from '../../game.ts';
import { type Draft, last, push } from '../draft.ts';
import type { Ability, Effect, Modifier } from '../effect.ts';
import { startRun } from '../rulebook/run.ts';
import { some } from '../sentence.ts';
import { type FortId, HQ, type Lasting, RD, RUNNER, type Table } from '../table.ts';
import { verb } from './sequence.ts';

/** The rest of the same subroutine still happens (N-RUN-15). */
export function endRun(): Effect {
  return verb('End the run.', (draft) => {
    if (draft.table.run) draft.table.run = { ...draft.table.run, ended: true };
  });
}

/** The next ice encountered in this run, whatever lies between (OP-18). */
export function lockNextIce(): Effect {
  return verb('In this run, nothing on the next piece of ice that the Runner encounters can be broken.', (draft) =>
    last(draft, { what: 'noBreaking', amount: 1, until: 'nextEncounter' }),
  );
}

/** Breaks one subroutine of ice with that keyword. */
export function breaks(keyword: string, cost: number): Ability {
  return {
    cost: { bits: cost },
    when: 'encounter',
    effect: { says: `Break ${keyword.toLowerCase()} subroutine.`, steps: [] },
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

const centrals: Record<string, string> = { [HQ]: 'HQ', [RD]: 'R&D' };

/** A run inside the action of the card that makes it (N-PLAY-08). Without a fort the Runner names one. */
export function makeRun(on: FortId | null, ...during: Omit<Lasting, 'until'>[]): Effect {
  const start = (draft: Draft, fort: FortId): void =>
    startRun(
      draft,
      fort,
      during.map((one) => ({ ...one, until: 'run' })),
    );
  return {
    says: `Make a run${on === null ? '' : ` on ${centrals[on] ?? on}`}.${during.map((one) => ` ${sayDuring(one)}`).join('')}`,
    steps: [
      (draft) => {
        if (on !== null) return start(draft, on);
        push(draft, {
          do: 'choose',
          of: RUNNER,
          what: 'fort',
          from: draft.table.forts.map((_, at) => at),
          min: 1,
          max: 1,
        });
      },
      (draft, { got }) => {
        const fort = draft.table.forts[got[0] ?? -1];
        if (on === null && fort) start(draft, fort.id);
      },
    ],
  };
}

function sayDuring(one: Omit<Lasting, 'until'>): string {
  if (one.what === 'access')
    return `On success, access ${some(one.amount, 'card')} more from ${centrals[one.fort ?? ''] ?? 'it'}.`;
  if (one.what === 'autoPass') return 'Pass the first piece of ice you encounter without breaking it.';
  return '';
}

/** More cards whenever this fort is accessed. */
export function accessMore(fort: FortId, more: number): Modifier {
  return {
    of: 'access',
    says: `Each access of ${centrals[fort] ?? fort} takes in ${some(more, 'card')} more.`,
    amount: (_, __, subject) => (subject.fort === fort ? more : 0),
  };
}

/** Strength of all ice on the fort this card stands in. */
export function fortStrength(amount: number): Modifier {
  return {
    of: 'strength',
    says: `Ice on this fort gets +${amount} strength.`,
    amount: (table, self, subject) =>
      self.fort !== null && iceOn(table, subject.slot)?.fort === self.fort ? amount : 0,
  };
}

/** Strength of every piece of ice while it is encountered (R-GEN-15: in the Runner's layer). */
export function allIceStrength(amount: number): Modifier {
  return {
    of: 'strength',
    says: `While it is encountered, each piece of ice has ${amount < 0 ? '' : '+'}${amount} strength.`,
    amount: (table, _, subject) => (iceOn(table, subject.slot) && table.run?.encounter ? amount : 0),
  };
}

function iceOn(table: Table, slot: Slot | undefined) {
  const card = slot === undefined ? undefined : table.cards[slot];
  return card?.ice ? card : undefined;
}

/** Verbs that hurt the Runner: damage, tags, traces; and those that hold it off. */
import { push } from '../draft.ts';
import type { Ability, Condition, Cost, Effect } from '../effect.ts';
import type { Damage } from '../frame.ts';
import { bits, some } from '../sentence.ts';
import { lower, partOf, verb } from './sequence.ts';

const named: Record<Damage, string> = { net: 'Net', meat: 'meat', brain: 'brain' };

/** One packet of damage (R-GEN-37). */
export function damage(type: Damage, amount: number, preventable = true): Effect {
  const says = `Do ${bits(amount).slice(1, -1)} ${named[type]} damage${preventable ? '' : ' that cannot be prevented'}.`;
  return verb(says, (draft) => push(draft, { do: 'damage', type, amount, preventable, step: 'prevent', lost: 0 }));
}

/** Tags come one by one, so that each can be avoided (N-TAG-07). */
export function giveTag(count = 1): Effect {
  return verb(`Give the Runner ${some(count, 'tag')}.`, (draft) =>
    push(draft, { do: 'tag', left: count, step: 'avoid' }),
  );
}

/** Sealed amounts decide whether the rest happens (N-TRC-01, N-TRC-17). */
export function trace(limit: number, then: Effect): Effect {
  return {
    says: `Trace ${limit}: if it succeeds, ${lower(then.says)}`,
    steps: [(draft, { ref }) => push(draft, { do: 'trace', limit, ref: partOf(ref, 0), step: 0 })],
    parts: [then],
  };
}

/** Takes away a tag without the price of the basic action. */
export function removeTag(): Effect {
  return verb(
    'Remove a tag.',
    (draft) => {
      draft.table.runner.tags = Math.max(0, draft.table.runner.tags - 1);
      draft.events.push({ kind: 'tags', amount: -1 });
    },
    { missing: (table) => (table.runner.tags > 0 ? null : { kind: 'E-TAG', text: 'You have no tag.' }) },
  );
}

export const tagged: Condition = {
  says: 'Only while the Runner is tagged.',
  kind: 'E-TAG',
  holds: (table) => table.runner.tags > 0,
};

const list = (types: readonly Damage[]): string => types.map((type) => named[type]).join(' or ');
const nothing: Effect = { says: '', steps: [] };

/** A shield: so many points of these types each turn, taken together. */
export function shield(amount: number, ...types: Damage[]): Ability {
  return {
    cost: {},
    when: 'damage',
    effect: nothing,
    special: { does: 'prevent', types, amount: 1 },
    limit: { name: 'shield', times: amount },
    says: `Each turn, prevents as much as ${amount} ${list(types)} damage${types.length > 1 ? ' in all' : ''}.`,
  };
}

/** Pay, and so many points of that damage do not happen. */
export function prevent(cost: Cost, amount: number, ...types: Damage[]): Ability {
  return {
    cost,
    when: 'damage',
    effect: { says: `Prevent ${amount} ${list(types)} damage.`, steps: [] },
    special: { does: 'prevent', types, amount },
  };
}

export function avoidTag(cost: Cost): Ability {
  return {
    cost,
    when: 'tag',
    effect: { says: 'Avoid a tag you would receive.', steps: [] },
    special: { does: 'avoidTag' },
  };
}

/** Sets the base link of a trace; one such card a trace (N-TRC-05). */
export function baseLink(cost: number, link: number): Ability {
  return {
    cost: { bits: cost },
    when: 'trace',
    effect: { says: `Base link ${link}.`, steps: [] },
    special: { does: 'baseLink', link },
  };
}

export function linkBoost(cost: number, link: number): Ability {
  return {
    cost: { bits: cost },
    when: 'trace',
    effect: { says: `+${link} link.`, steps: [] },
    special: { does: 'link', link },
  };
}

export const oneBaseLink = 'In each trace you may use one base link card only.';

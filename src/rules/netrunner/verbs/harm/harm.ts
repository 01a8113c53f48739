/** Verbs that harm the Runner, with damage and tags, and those that count tags or protect against harm. */

import { addLasting, changeBits, push } from '../../draft.ts';
import type { Ability, Condition, Cost, Effect } from '../../effect.ts';
import type { Damage } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { dealDamage, preventPoints } from '../../rulebook/harm/damage.ts';
import { avoidNext as avoidTagNow, loseTags } from '../../rulebook/harm/tag.ts';
import { cardAt, counters, fortOf, RUNNER } from '../../table.ts';
import { chooseTrashOrder } from '../cards/trash.ts';
import { askForOne } from '../choose.ts';
import { compound, condition, fact, nothing, numbersTo, runPart, verb } from '../sequence.ts';

/** One packet of damage (R-GEN-37). */
export function damage(type: Damage, amount: number, preventable = true): Effect {
  return verb({ v: 'damage', n: amount, of: type, sure: preventable ? undefined : true }, (draft, { ref }) =>
    dealDamage(draft, ref, type, amount, preventable),
  );
}

/** Trashes this card and its whole fort before the Runner can take any of it (R-CARD-self-destruct). */
export function blowUp(type: Damage): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'blowUp', damage: type },
      parts: [
        { v: 'trash', n: 'all', of: { where: 'here' } },
        { v: 'damage', n: 1, of: type, per: 'trashed' },
      ],
    },
    (draft, { ref: { slot, seat } }) => {
      const fort = slot === null ? undefined : fortOf(draft.table, draft.table.cards[slot]?.fort ?? '');
      if (!fort || slot === null) return;
      const others = [...fort.ice, ...fort.inside].filter((one) => one !== slot);
      chooseTrashOrder(draft, seat, [slot, ...others]);
    },
    (draft, { ref, got }) => {
      if (got.length > 1) dealDamage(draft, ref, type, got.length - 1);
      trashTogether(draft, got);
    },
  );
}

/** Applies `then` only if the Runner was damaged, not if all of it was prevented (N-DMG-11, N-DMG-12). */
export function damageThen(type: Damage, amount: number, then: Effect): Effect {
  const hurt = damage(type, amount);
  return compound(
    { v: 'all', parts: [hurt.means, { v: 'ifDamaged', part: then.means }] },
    [then],
    ...hurt.steps,
    (draft, context) => {
      if ((context.got[0] ?? 0) > 0) runPart(draft, context, 0);
    },
  );
}

/** Tags are given one at a time, so each can be avoided (N-TAG-07). */
export function giveTag(count = 1): Effect {
  return verb({ v: 'tag', n: count }, (draft) => push(draft, { do: 'tag', left: count, step: 'avoid' }));
}

const noTags: NonNullable<Effect['missing']> = ({ runner }) => (runner.tags > 0 ? null : refuse('noTags'));

/** Removes a tag, if there is one, without paying for the basic action. */
export const removeTag = (): Effect => ({
  ...verb({ v: 'untag' }, (draft) => loseTags(draft, Math.min(1, draft.table.runner.tags))),
  missing: noTags,
});

/** Removes as many tags as the Runner likes, up to `upTo`. */
export const removeTags = (upTo: number): Effect => ({
  ...verb(
    { v: 'untag', n: upTo, upTo: true },
    (draft, { ref }) => {
      const most = Math.min(upTo, draft.table.runner.tags);
      if (most > 0) askForOne(draft, ref.seat, 'tagsOff', numbersTo(most));
    },
    (draft, { got }) => loseTags(draft, got[0] ?? 0),
  ),
  missing: noTags,
});

export const tagged = condition('E-TAG', { is: 'tags' }, (table) => table.runner.tags > 0);

/** A shield: prevents up to `amount` points of these types per turn, in total. */
export function shield(amount: number, ...types: Damage[]): Ability {
  return {
    cost: {},
    when: 'damage',
    effect: nothing,
    special: { does: 'prevent', types, amount: 1 },
    limit: { name: 'shield', times: amount },
  };
}

/** Pays to prevent up to `amount` points of the given damage; `any`: any number of points. */
export function prevent(cost: Cost, amount: number | 'any', ...types: Damage[]): Ability {
  return {
    cost,
    when: 'damage',
    effect: verb({ v: 'special' }, (draft) =>
      preventPoints(draft, amount === 'any' ? Number.MAX_SAFE_INTEGER : amount),
    ),
    special: { does: 'prevent', types, amount },
  };
}

export function avoidTag(cost: Cost): Ability {
  return {
    cost,
    when: 'tag',
    effect: verb({ v: 'special' }, avoidTagNow),
    special: { does: 'avoidTag' },
  };
}

/** Deals damage at once: `each` points per advancement counter if this card is rezzed, otherwise 1 point. */
export function damageByAdvancement(type: Damage, each: number): Effect {
  return verb(
    {
      v: 'if',
      as: { do: 'damageByAdvancement', damage: type, each },
      cond: rezzedAndAdvanced,
      part: { v: 'damage', n: each, of: type, per: { each: 'counter', of: 'advancement' } },
      else: { v: 'damage', n: 1, of: type },
    },
    (draft, { ref }) => {
      const { slot } = ref;
      const counts = slot !== null && rezzedAndAdvanced.holds(draft.table, ref);
      dealDamage(draft, ref, type, counts ? each * counters(cardAt(draft.table, slot), 'advancement') : 1);
    },
  );
}

const rezzedAndAdvanced = fact({ is: 'counters', of: 'advancement', rezzed: true }, (table, ref) => {
  const self = ref?.slot == null ? undefined : table.cards[ref.slot];
  return self?.active === true && counters(self, 'advancement') > 0;
});

export const taggedAtLeast = (tags: number): Condition =>
  condition('E-TAG', { is: 'tags', n: tags }, (table) => table.runner.tags >= tags);

export function removeAllTags(): Effect {
  return verb({ v: 'untag', n: 'all' }, (draft) => loseTags(draft, draft.table.runner.tags));
}

/**
 * Avoids the next tags or virus counters at no cost; two texts of this kind avoid twice as many
 * (R-CARD-total-genetic-retrofit).
 */
export function avoidNext(what: 'tag' | 'virus', count: number): Effect {
  return verb({ v: what === 'tag' ? 'avoidTag' : 'avoidCounter', n: count }, (draft) =>
    addLasting(draft, { what: what === 'tag' ? 'avoidTag' : 'avoidVirus', amount: count, until: 'game' }),
  );
}

/** The Runner loses as many bits as they have tags, or all if they have fewer (N-GOLD-01). */
export function losesPerTag(): Effect {
  return verb({ v: 'lose', n: 1, per: 'tag', who: RUNNER }, (draft) => {
    const { tags, bits: have } = draft.table.runner;
    changeBits(draft, RUNNER, -Math.min(tags, have), 'effect');
  });
}

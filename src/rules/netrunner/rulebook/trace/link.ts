/**
 * The Runner's part of a bid, the same under every trace rule: a base link card, and other uses that raise the link.
 */

import type { Refusal, Slot } from '../../../game.ts';
import { type UsableAbility, usable } from '../../active.ts';
import type { Ability } from '../../effect.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { bitsOf, cardAt, RUNNER, type Table } from '../../table.ts';
import { canBeUsed, conditionRefusal } from '../abilities.ts';
import { linkModifiers } from '../numbers.ts';
import { bitsAvailable } from '../pay/payment.ts';
import type { Bid } from './rule.ts';

const linkCards = (table: Table): readonly UsableAbility[] =>
  usable(table, RUNNER, 'trace').filter(({ slot, index, ability }) => canBeUsed(table, slot, index, ability));
const find = (table: Table, slot: Slot, index: number): UsableAbility | undefined =>
  linkCards(table).find((one) => one.slot === slot && one.index === index);
const isBase = ({ ability }: UsableAbility): boolean => ability.special?.does === 'baseLink';
const baseOf = (table: Table, slot: Slot): UsableAbility | undefined =>
  linkCards(table).find((one) => one.slot === slot && isBase(one));
const costOf = (ability: Pick<Ability, 'cost'>): number => ability.cost.bits ?? 0;

/** Bits in the bid that pay for its base link. Bits reserved for raising the link cannot. */
export function baseCost(table: Table, { base }: Bid): number {
  const card = base === undefined ? undefined : baseOf(table, base);
  return card ? costOf(card.ability) : 0;
}

/** Total cost of all named uses. */
export function usesCost(table: Table, bid: Bid): number {
  let cost = baseCost(table, bid);
  for (const [slot, index, times] of bid.links ?? []) {
    const use = find(table, slot, index);
    if (use) cost += costOf(use.ability) * times;
  }
  return cost;
}

/** Total link: the chosen card's base link, the named uses, and link that needs no use (N-TRC-04, N-TRC-06). */
export function usesLink(table: Table, bid: Bid): number {
  const base = bid.base === undefined ? undefined : baseOf(table, bid.base)?.ability.special;
  let link = linkModifiers(table) + (base?.does === 'baseLink' ? base.link : 0);
  for (const [slot, index, times] of bid.links ?? []) {
    const special = find(table, slot, index)?.ability.special;
    if (special?.does === 'link') link += special.link * times;
  }
  return link;
}

/** Refuses invalid uses, however they are paid. Only one base link card per trace (R-GEN-17). */
export function usesRefusal(table: Table, bid: Bid): Refusal | null {
  const unfit = usable(table, RUNNER, 'trace').find((one) => one.slot === bid.base && isBase(one))?.ability.condition;
  if (bid.base !== undefined && unfit && !baseOf(table, bid.base))
    return conditionRefusal(table, unfit, cardAt(table, bid.base).card ?? '', 'used');
  if (bid.base !== undefined && !baseOf(table, bid.base))
    return table.runner.rig.includes(bid.base) ? refuse('notBaseLink') : refuse('notInRig');
  const seen = new Set<string>();
  for (const [slot, index, times] of bid.links ?? []) {
    const use = find(table, slot, index);
    if (use && isBase(use)) return refuse('oneBaseLink');
    if (use?.ability.special?.does !== 'link') return refuse('raisesNoLink');
    if (times < 1 || seen.has(`${slot} ${index}`)) return refuse('nameEachUseOnce');
    // A base link card that was not chosen adds nothing (N-TRC-07).
    if (baseOf(table, slot) && slot !== bid.base) return refuse('onlyAsBaseLink');
    seen.add(`${slot} ${index}`);
  }
  return null;
}

/** Bits available for a base link: only from the pool, within any budget on all spending. */
const bitsForBase = (table: Table): number => Math.min(bitsOf(table, RUNNER), bitsAvailable(table, RUNNER, 'ability'));

/**
 * Compares the bid's cost with the available bits. The base link is paid from the pool; everything else also from bits
 * reserved for link.
 */
export function bitsShort(table: Table, bid: Bid): Refusal | null {
  const [base, pool] = [baseCost(table, bid), bitsForBase(table)];
  if (base > pool) return refuse('baseCost', { needs: base, has: pool });
  // A budget for raising the link does not limit the price of the base link.
  const have = bitsAvailable(table, RUNNER, 'link', base) + base;
  return bid.bits > have ? refuse('takesBits', { needs: bid.bits, has: have }) : null;
}

/**
 * Reduces a bid to what can be paid, in the order of its uses, without a base link the pool cannot pay for. Only paid
 * bits count (R-GEN-19).
 */
export function affordablePart(table: Table, bid: Bid): Bid {
  const cost = baseCost(table, bid);
  const reached = cost <= bitsForBase(table);
  let left = bitsAvailable(table, RUNNER, 'link', reached ? cost : 0);
  const links: [Slot, number, number][] = [];
  for (const [slot, index, times] of bid.links ?? []) {
    if (!reached && slot === bid.base) continue;
    const each = costOf(find(table, slot, index)?.ability ?? { cost: {} });
    const paid = each === 0 ? times : Math.min(times, Math.floor(left / each));
    left -= each * paid;
    if (paid > 0) links.push([slot, index, paid]);
  }
  const part: Bid = { do: 'bid', bits: 0, links, ...(reached && bid.base !== undefined ? { base: bid.base } : {}) };
  return { ...part, bits: usesCost(table, part) };
}

/** Returns the base link cards that a bid may name; undefined stands for none. */
export const baseOptions = (table: Table): (UsableAbility | undefined)[] => [
  undefined,
  ...linkCards(table).filter(isBase),
];

/** Returns the uses that raise the link with a base, each with its cost per use. */
export const boosts = (table: Table, base: UsableAbility | undefined): { use: UsableAbility; each: number }[] =>
  linkCards(table)
    .filter((use) => use.ability.special?.does === 'link' && (!baseOf(table, use.slot) || use.slot === base?.slot))
    .map((use) => ({ use, each: costOf(use.ability) }));

/** Builds a bid from a base, a use with its number of times, and extra bits. */
export function bidOf(
  base: UsableAbility | undefined,
  more: { use?: UsableAbility; times?: number; bits?: number } = {},
): Move {
  const { use, times = 0, bits = 0 } = more;
  const start = base ? costOf(base.ability) : 0;
  return {
    do: 'bid',
    bits: start + bits + (use ? costOf(use.ability) * times : 0),
    ...(base ? { base: base.slot } : {}),
    ...(use && times > 0 ? { links: [[use.slot, use.index, times]] } : {}),
  };
}

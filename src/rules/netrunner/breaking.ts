/**
 * Icebreaking prices, computed from the same numbers the rules use: each breaker's price per subroutine, including
 * strength, and the cheapest way to break them all. Advice only; every step is judged when it is made.
 */
import type { CardId, Slot } from '../game.ts';
import { findCard } from './card.ts';
import type { Break } from './effect.ts';
import type { Move } from './move.ts';
import { breakTax, strength } from './rulebook/numbers.ts';
import { bitsAvailableForAny } from './rulebook/pay/payment.ts';
import { fitsIce, fitsSub } from './rulebook/run/breakers.ts';
import { openSubs, subsOf } from './rulebook/run/subroutines.ts';
import { cardAt, RUNNER, type Table } from './table.ts';

export interface BreakOffer {
  breaker: Slot;
  /** Bits to reach the ice's strength, once per encounter. */
  raise: number;
  /** How many times the boost is bought, and the ability's index. */
  boosts: number;
  boost: number;
  /** Bits per use, the ability's index, and the most subroutines one use breaks. */
  each: number;
  ability: number;
  atOnce: number;
  /** Additional bits for each subroutine. */
  tax: number;
  special: Break;
}

export interface BreakPlan {
  /** By subroutine number: the breaker used for it. */
  chosen: Record<number, Slot>;
  bits: number;
  /** Each breaker's cost. */
  bills: Bill[];
  moves: Move[];
}

interface Bill {
  card: CardId;
  slot: Slot;
  bits: number;
}

/** What every matching installed breaker would charge for a subroutine of the given ice. */
export function breakOffers(table: Table, ice: Slot): BreakOffer[] {
  if (cardAt(table, ice).card === null) return [];
  const needed = strength(table, ice);
  return table.runner.rig.flatMap((breaker): BreakOffer[] => {
    const abilities = findCard(cardAt(table, breaker).card)?.abilities ?? [];
    const ability = abilities.findIndex(
      (one) => one.special?.does === 'break' && fitsIce(table, breaker, one.special, ice),
    );
    const special = abilities[ability]?.special;
    if (special?.does !== 'break' || special.tries) return [];
    const each = abilities[ability]?.cost.bits ?? 0;
    const atOnce = special.all ? Number.MAX_SAFE_INTEGER : (special.upTo ?? 1);
    const offer = { breaker, each, ability, atOnce, tax: breakTax(table, breaker), special };
    const missing = needed - strength(table, breaker);
    if (missing <= 0) return [{ ...offer, raise: 0, boosts: 0, boost: -1 }];
    const boost = abilities.findIndex((one) => one.special?.does === 'boost');
    const raising = abilities[boost]?.special;
    if (raising?.does !== 'boost') return [];
    const boosts = Math.ceil(missing / raising.amount);
    return [{ ...offer, raise: boosts * (abilities[boost]?.cost.bits ?? 0), boosts, boost }];
  });
}

/** The plan for a choice of breaker per subroutine: its price and its moves in order. */
export function planFor(table: Table, ice: Slot, wanted: Record<number, Slot>): BreakPlan {
  const known = breakOffers(table, ice);
  const whole = known.find(({ breaker, special }) => special.all && Object.values(wanted).includes(breaker));
  // A breaker that breaks all or nothing leaves nothing to the others.
  const chosen = whole ? Object.fromEntries(openSubs(table, ice).map((sub) => [sub, whole.breaker])) : wanted;
  const moves: Move[] = [];
  const bills: Bill[] = [];
  for (const slot of new Set(Object.values(chosen))) {
    const offer = known.find((one) => one.breaker === slot);
    if (!offer) continue;
    let bits = offer.raise;
    for (let i = 0; i < offer.boosts; i++) moves.push({ do: 'use', slot, ability: offer.boost });
    const subs = Object.keys(chosen)
      .map(Number)
      .filter((sub) => chosen[sub] === slot);
    for (let at = 0; at < subs.length; at += offer.atOnce) {
      const some = subs.slice(at, at + offer.atOnce);
      bits += offer.each + offer.tax * some.length;
      moves.push({
        do: 'use',
        slot,
        ability: offer.ability,
        ...(offer.atOnce > 1 ? { subs: some } : { sub: some[0] ?? 0 }),
      });
    }
    bills.push({ card: cardAt(table, slot).card ?? '', slot, bits });
  }
  return { chosen, bits: bills.reduce((sum, bill) => sum + bill.bits, 0), bills, moves };
}

/**
 * Bits missing for the plan, counting everything that can pay: the pool, temporary bits, and bits on cards valid for
 * those breakers. 0 if it can be paid.
 */
export function missingBits(table: Table, { bills }: Pick<BreakPlan, 'bills'>): number {
  let maxMissing = 0;
  // For every subset of breakers, the bits that can pay for any of them must cover the total.
  for (let team = 1; team < 1 << bills.length; team++) {
    const owed = bills.filter((_, at) => team & (1 << at));
    const have = bitsAvailableForAny(
      table,
      RUNNER,
      owed.map(({ card, slot }) => ({ for: 'icebreaker', card, slot })),
    );
    maxMissing = Math.max(maxMissing, owed.reduce((sum, { bits }) => sum + bits, 0) - have);
  }
  return maxMissing;
}

/**
 * The cheapest plan that breaks every remaining subroutine, preferring affordable ones; null if nothing installed can.
 */
export function cheapestPlan(table: Table, ice: Slot): BreakPlan | null {
  const all = subsOf(table, ice);
  const left = openSubs(table, ice);
  // A matching breaker usually breaks every subroutine, so a single one is the cheapest. Breaking that ends the run is
  // suggested only at the player's request.
  const plans = breakOffers(table, ice)
    .filter(({ special }) => !special.all && left.every((sub) => all[sub] && fitsSub(special, all[sub])))
    .map(({ breaker }) => planFor(table, ice, Object.fromEntries(left.map((sub) => [sub, breaker]))));
  const better = (a: BreakPlan, b: BreakPlan): boolean =>
    missingBits(table, b) < missingBits(table, a) ||
    (missingBits(table, b) === missingBits(table, a) && b.bits < a.bits);
  return plans.length === 0 ? null : plans.reduce((a, b) => (better(a, b) ? b : a));
}

/**
 * Prices of icebreaking, worked out from the same numbers the rules use: what each breaker asks for each subroutine,
 * strength included, and the cheapest way to break them all. Advice only; every step is judged as it is made.
 */
import type { Slot } from '../game.ts';
import { definition } from './card.ts';
import type { Move } from './move.ts';
import { strength } from './rulebook/numbers.ts';
import { cardAt, type Table } from './table.ts';

export interface BreakOffer {
  breaker: Slot;
  /** Bits to reach the ice's strength, once for the encounter. */
  raise: number;
  /** How often the raise is bought, and which ability it is. */
  boosts: number;
  boost: number;
  /** Bits for each subroutine, and which ability it is. */
  each: number;
  ability: number;
}

export interface BreakPlan {
  /** By subroutine number: the breaker that takes it. */
  chosen: Record<number, Slot>;
  bits: number;
  moves: Move[];
}

/** What every installed breaker that fits would ask for a subroutine of that ice. */
export function offers(table: Table, ice: Slot): BreakOffer[] {
  const face = cardAt(table, ice).card;
  if (face === null) return [];
  const { keywords } = definition(face);
  const needed = strength(table, ice);
  return table.runner.rig.flatMap((breaker): BreakOffer[] => {
    const { abilities } = definition(cardAt(table, breaker).card ?? '');
    const ability = abilities.findIndex(
      (one) => one.special?.does === 'break' && keywords.includes(one.special.keyword),
    );
    if (ability < 0) return [];
    const each = abilities[ability]?.cost.bits ?? 0;
    const missing = needed - strength(table, breaker);
    if (missing <= 0) return [{ breaker, raise: 0, boosts: 0, boost: -1, each, ability }];
    const boost = abilities.findIndex((one) => one.special?.does === 'boost');
    const special = abilities[boost]?.special;
    if (special?.does !== 'boost') return [];
    const boosts = Math.ceil(missing / special.amount);
    return [{ breaker, raise: boosts * (abilities[boost]?.cost.bits ?? 0), boosts, boost, each, ability }];
  });
}

/** The plan for a choice of breaker by subroutine: its price and its moves in order. */
export function planFor(table: Table, ice: Slot, chosen: Record<number, Slot>): BreakPlan {
  const known = offers(table, ice);
  const moves: Move[] = [];
  const raised = new Set<Slot>();
  let bits = 0;
  for (const [sub, slot] of Object.entries(chosen)) {
    const offer = known.find((one) => one.breaker === slot);
    if (!offer) continue;
    if (!raised.has(slot)) {
      raised.add(slot);
      bits += offer.raise;
      for (let i = 0; i < offer.boosts; i++) moves.push({ do: 'use', slot, ability: offer.boost });
    }
    bits += offer.each;
    moves.push({ do: 'use', slot, ability: offer.ability, sub: Number(sub) });
  }
  return { chosen, bits, moves };
}

/** The cheapest plan that breaks every subroutine still unbroken; null when nothing installed can. */
export function cheapestPlan(table: Table, ice: Slot): BreakPlan | null {
  const face = cardAt(table, ice).card;
  const known = offers(table, ice);
  if (face === null || known.length === 0) return null;
  const broken = table.run?.broken ?? [];
  const subs = definition(face)
    .subs.map((_, sub) => sub)
    .filter((sub) => !broken.includes(sub));
  // A breaker that fits breaks every subroutine of the ice, so one team of one is always the cheapest.
  return known
    .map((offer) => planFor(table, ice, Object.fromEntries(subs.map((sub) => [sub, offer.breaker]))))
    .reduce((a, b) => (b.bits < a.bits ? b : a));
}

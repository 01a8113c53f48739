/** What can prevent incoming damage, what it costs, and what remains after each choice. */
import type { CardId, Slot } from '../../../../../rules/game.ts';
import type { Move } from '../../../../../rules/netrunner/index.ts';
import { usesLeft } from '../../../../../rules/netrunner/rulebook/abilities.ts';
import type { PendingHarm } from '../../../../../rules/netrunner/rulebook/harm/coming.ts';
import { bitsToUse } from '../../../../../rules/netrunner/rulebook/run/breakers.ts';
import { bitsOf, cardAt, counters, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { movesInSequence } from '../decide/chain.ts';
import { cardOf, type NetrunnerSeated } from '../seated.ts';

export interface PreventionSource {
  key: string;
  slot: Slot;
  ability: number;
  card: CardId;
  /** Maximum number of uses; `points`: how many points each prevents. */
  most: number;
  points: number;
  /** Bits per use. */
  bits: number;
  /** Whether using it trashes it. */
  trash: boolean;
  /** Each use takes a counter of this name; `held`: how many are left. */
  counter?: string;
  held?: number;
  /** Whether all uses are made in one move. */
  atOnce: boolean;
}

/** Number of uses, by source key. */
type ChosenPrevention = Readonly<Record<string, number>>;

/** The Runner's face-up cards that can prevent the damage; face-down ones are not offered here. */
export function sourcesOf(v: NetrunnerSeated, { amount }: PendingHarm): PreventionSource[] {
  const keys = new Set<string>();
  return v.moves.flatMap((move): PreventionSource[] => {
    if (move.do !== 'use' || move.card !== undefined) return [];
    const key = `${move.slot} ${move.ability}`;
    const lies = cardAt(v.table, move.slot);
    if (keys.has(key) || lies.card === null) return [];
    keys.add(key);
    const ability = cardOf(lies.card).abilities[move.ability];
    if (ability?.special?.does !== 'prevent') return [];
    const atOnce = ability.effect.steps.length === 0;
    const points = atOnce ? 1 : ability.special.amount === 'any' ? amount : ability.special.amount;
    const bits = bitsToUse(v.table, ability, { do: 'use', slot: move.slot, ability: move.ability });
    const trash = ability.cost.trash === true;
    const { counter } = ability.cost;
    const held = counter === undefined ? Number.MAX_SAFE_INTEGER : counters(lies, counter);
    const paid = bits > 0 ? Math.floor(bitsOf(v.table, RUNNER) / bits) : Number.MAX_SAFE_INTEGER;
    const isOnce = trash || (!ability.limit && bits === 0 && counter === undefined);
    const uses = isOnce ? 1 : Math.min(usesLeft(lies, ability), held, paid);
    const maxUses = Math.max(1, Math.min(uses, Math.ceil(amount / points)));
    const price = { bits, trash, ...(counter !== undefined && { counter, held }) };
    return [{ key, slot: move.slot, ability: move.ability, card: lies.card, most: maxUses, points, atOnce, ...price }];
  });
}

export const preventedBy = (sources: readonly PreventionSource[], chosen: ChosenPrevention): number =>
  sources.reduce((sum, { key, points }) => sum + points * (chosen[key] ?? 0), 0);

export const priceOf = (sources: readonly PreventionSource[], chosen: ChosenPrevention): number =>
  sources.reduce((sum, { key, bits }) => sum + bits * (chosen[key] ?? 0), 0);

/** The cheapest choice that loses no card; failing that, the cheapest that survives; otherwise none. */
export function cheapestPrevention(
  v: NetrunnerSeated,
  sources: readonly PreventionSource[],
  { amount, cards }: PendingHarm,
): ChosenPrevention {
  const have = bitsOf(v.table, RUNNER);
  const enough = (goal: number): ChosenPrevention | null => {
    // Few cards prevent damage, so all choices are tried.
    let best: { chosen: ChosenPrevention; cost: number } | null = null;
    const tryAll = (at: number, chosen: ChosenPrevention): void => {
      const source = sources[at];
      if (!source) {
        const price = priceOf(sources, chosen);
        if (preventedBy(sources, chosen) < goal || price > have) return;
        const cost = price + TRASH_WORTH * sources.filter(({ key, trash }) => trash && (chosen[key] ?? 0) > 0).length;
        if (!best || cost < best.cost) best = { chosen, cost };
        return;
      }
      for (let uses = 0; uses <= source.most; uses++) tryAll(at + 1, { ...chosen, [source.key]: uses });
    };
    tryAll(0, {});
    return (best as { chosen: ChosenPrevention } | null)?.chosen ?? null;
  };
  return enough(amount) ?? (amount > cards ? enough(amount - cards) : null) ?? {};
}

/** Estimated value, in bits, of a card trashed for this. */
const TRASH_WORTH = 3;

/** The moves that carry out a choice and then pass. */
export function preventionMoves(
  v: NetrunnerSeated,
  sources: readonly PreventionSource[],
  chosen: ChosenPrevention,
): Move[] {
  const uses = sources.flatMap(({ key, slot, ability, atOnce }): Move[] => {
    const times = chosen[key] ?? 0;
    if (times === 0) return [];
    const use: Move = { do: 'use', slot, ability };
    return atOnce && times > 1 ? [{ ...use, times }] : Array.from({ length: atOnce ? 1 : times }, () => use);
  });
  // In any other window, a pass would mean something else.
  return movesInSequence(v, [...uses, { do: 'pass' }], preventWindow, () => true) ?? [];
}

const preventWindow = new Set(['prevent'] as const);

/** Using card abilities: "cost: effect" (N-COST). */

import { type CardId, type Known, other, type Refusal, type Seat, type Slot } from '../../game.ts';
import { activeCards, usable } from '../active.ts';
import { definition } from '../card.ts';
import { addCounters, countUse, type Draft, emit, push, turnUp, updateCard } from '../draft.ts';
import type { Ability, Condition, Limit, When } from '../effect.ts';
import type { Payment, TextRef } from '../frame.ts';
import type { Move } from '../move.ts';
import { noSuchCard, onlyIf, refuse, type ValuesOf } from '../refusal.ts';
import { cardAt, counters, type Installed, pointsOf, RUNNER, type Table } from '../table.ts';
import { isFaceDown, isHiddenResource } from './cards/hidden.ts';
import { trashTogether } from './cards/trashing.ts';
import { unrezzedIceAbility } from './cards/unrezzedIce.ts';
import { happens } from './moments.ts';
import { bitsRefusal, spend } from './pay/payment.ts';
import { bitsToUse } from './run/breakers.ts';
import { payPoints } from './turn/points.ts';

type Use = Extract<Move, { do: 'use' }>;

/** Every ability of active cards usable at the given moment, affordable or not. */
export const useMoves = (table: Table, seat: Seat, when: When): Move[] =>
  usable(table, seat, when).map(({ slot, index }) => ({ do: 'use', slot, ability: index }));

const times = (move: Use): number => move.times ?? 1;

/** Uses left this turn under the ability's limit. */
export function usesLeft(card: Installed, ability: Ability): number {
  return ability.limit ? ability.limit.times - (card.used[ability.limit.name] ?? 0) : Number.MAX_SAFE_INTEGER;
}

/** Keeps the use counts for limits with these spans and resets all others. */
export function stillUsed({ card, used }: Installed, spans: readonly Limit['per'][]): Installed['used'] {
  const names = definition(card ?? '').abilities.flatMap(({ limit }) =>
    limit && spans.includes(limit.per) ? [limit.name] : [],
  );
  return Object.fromEntries(Object.entries(used).filter(([name]) => names.includes(name)));
}

interface NamedAbility {
  ability: Ability;
  card: Installed;
  id: CardId;
}

/**
 * The ability that a move names, if it is there and works; otherwise the reason. E-CARD never reveals what a hidden
 * card is.
 */
export function resolveAbility(table: Table, seat: Seat, move: Use, known?: Known): NamedAbility | Refusal {
  const card = table.cards[move.slot];
  if (!card || (card.owner !== seat && !isOffered(card, move))) return refuse('noCardOfYours');
  if (isFaceDown(table, card.slot)) return resolveFaceDown(card, move, known);
  if (card.ice && !card.active) return resolveUnrezzedIce(table, card, move, known);
  if (move.card !== undefined) return refuse('namedFaceDownOnly');
  if (!card.active || card.card === null) return refuse('rezFirst');
  const id = card.card;
  const ability = definition(id).abilities[move.ability];
  if (!ability) return refuse('noSuchAbility', { card: id });
  return userOf(card, ability) === seat ? { ability, card, id } : refuse('othersAbility', { card: id });
}

/** The player who uses an ability of the given card. */
const userOf = ({ owner }: Installed, { byOther }: Ability): Seat => (byOther ? other(owner) : owner);

/** Whether a face-up card offers the ability to its owner's opponent. */
const isOffered = ({ card }: Installed, { ability }: Use): boolean =>
  card !== null && definition(card).abilities[ability]?.byOther === true;

/** A face-down resource is named when it is used: it must be a hidden resource, and the one in the given slot. */
function resolveFaceDown(card: Installed, { card: face, ability: index }: Use, known?: Known): NamedAbility | Refusal {
  const mine = known === undefined || (known.seat === card.owner && known.slots[card.slot] === face);
  const ability = isHiddenResource(face) ? definition(face ?? '').abilities[index] : undefined;
  if (!mine || !ability || face === undefined) return noSuchCard;
  return { ability, card: { ...card, card: face, active: true }, id: face };
}

function resolveUnrezzedIce(table: Table, card: Installed, move: Use, known?: Known): NamedAbility | Refusal {
  const ability = unrezzedIceAbility(table, card, move, known);
  if ('kind' in ability) return ability;
  const face = card.card ?? move.card ?? '';
  return { ability, card: { ...card, card: face }, id: face };
}

/**
 * Refuses for timing: names the moment at which the ability is used, or, for a card that cannot be named, when cards
 * are used at all.
 */
export function timingRefusal(table: Table, seat: Seat, move: Use): Refusal {
  const named = resolveAbility(table, seat, move);
  if ('kind' in named) return refuse('whenToUse');
  return refuse('whenToUseThat', { card: named.id, when: named.ability.when });
}

/** Refuses because a card's condition is not met; for tags, gives the number. */
export const conditionRefusal = (
  table: Table,
  { kind, means }: Condition,
  card: CardId,
  how: ValuesOf<'onlyIf'>['how'],
): Refusal => onlyIf(kind, { card, how, asks: means, ...(kind === 'E-TAG' ? { tags: table.runner.tags } : {}) });

/** Everything that can be wrong with using an ability at the given moment; costs last. */
export function useRefusal(table: Table, seat: Seat, move: Use, when: When, known?: Known): Refusal | null {
  const named = resolveAbility(table, seat, move, known);
  if ('kind' in named) return named;
  const { ability, card, id } = named;
  if (ability.when !== when && ability.also !== when) return timingRefusal(table, seat, move);
  if ((move.sub !== undefined || move.subs !== undefined) && when !== 'encounter') return refuse('onlyBreakingNames');
  return useFault(table, seat, move, ability, card, id);
}

function useFault(table: Table, seat: Seat, move: Use, ability: Ability, card: Installed, id: CardId): Refusal | null {
  const { cost, condition, limit, effect } = ability;
  if (times(move) < 1) return refuse('useAtLeastOnce');
  if (times(move) > 1 && (effect.steps.length > 0 || cost.trash)) return refuse('useOnceAtATime');
  if (limit && times(move) > usesLeft(card, ability))
    return refuse('usesLeft', {
      card: id,
      times: limit.times,
      per: limit.per ?? 'turn',
      left: usesLeft(card, ability),
    });
  const ref = refOf(card, seat, move.ability);
  if (condition && !condition.holds(table, ref)) return conditionRefusal(table, condition, id, 'used');
  const missing = cost.also?.missing?.(table, { ...ref, text: 'cost' }) ?? effect.missing?.(table, ref);
  if (missing) return missing;
  if ((cost.points ?? 0) > pointsOf(table, seat))
    return refuse('abilityPoints', { card: id, needs: cost.points ?? 0, has: pointsOf(table, seat) });
  if (cost.counter !== undefined && counters(card, cost.counter) < 1)
    return refuse('abilityCounter', { card: id, counter: cost.counter });
  if ((cost.actions ?? 0) > table.actions)
    return refuse('abilityActions', { card: id, needs: cost.actions ?? 0, left: table.actions });
  const amount = bitsToUse(table, ability, move);
  return bitsRefusal(table, seat, paymentOf(ability, card), amount, 'useCost', { card: id });
}

const refOf = ({ card, slot }: Installed, seat: Seat, index: number): TextRef => ({
  card: card ?? '',
  slot,
  seat,
  text: 'use',
  index,
  path: [],
});

/** Whether the ability's condition holds and its cost can be paid, so that it opens a window: public facts. */
export function canBeUsed(table: Table, slot: Slot, index: number, ability: Ability): boolean {
  const { condition, cost } = ability;
  if (!condition && !cost.also) return true;
  const card = cardAt(table, slot);
  const ref = refOf(card, userOf(card, ability), index);
  return (condition?.holds(table, ref) ?? true) && !cost.also?.missing?.(table, { ...ref, text: 'cost' });
}

/** The name under which a card counts something that happens at most once per run or turn. */
export const onceKey = (per: 'run' | 'turn'): string => `once a ${per}`;

/** Resets uses counted per run. */
export function resetRunUses(draft: Draft): void {
  for (const { slot, card, used } of activeCards(draft.table)) {
    if (Object.keys(used).length === 0) continue;
    const limits = definition(card).abilities.flatMap(({ limit }) => (limit?.per === 'run' ? [limit.name] : []));
    const names = [onceKey('run'), ...limits];
    if (names.length > 0)
      updateCard(draft, slot, {
        used: Object.fromEntries(Object.entries(used).filter(([name]) => !names.includes(name))),
      });
  }
}

/** The purpose that a use of the ability has for restricted bits: icebreakers in runs, link in traces. */
function paymentOf({ when }: Ability, { card, slot }: Installed): Payment {
  const id = card ?? '';
  const isBreaker = when === 'encounter' && definition(id).keywords.includes('Icebreaker');
  return { for: isBreaker ? 'icebreaker' : when === 'revealed' ? 'link' : 'ability', card: id, slot };
}

/** Pays for an ability (including trashing, N-COST-03) and starts its effect, if any. */
export function useAbility(draft: Draft, seat: Seat, move: Use): Ability {
  if (move.card !== undefined) {
    turnUp(draft, move.slot, move.card);
    if (seat === RUNNER) updateCard(draft, move.slot, { active: true });
    else emit(draft, { kind: 'shown', seat, card: move.card });
  }
  const card = cardAt(draft.table, move.slot);
  const id = card.card ?? '';
  const ability = definition(id).abilities[move.ability];
  if (!ability) throw new Error(`${id} has no ability ${move.ability}`);
  const amount = bitsToUse(draft.table, ability, move);
  // A card trashed as a cost keeps its counters and location for its effect.
  const about = { amount: counters(card, 'advancement'), ...(card.fort === null ? {} : { fort: card.fort }) };
  emit(draft, { kind: 'used', seat, slot: move.slot, card: id, ability: move.ability });
  draft.table.actions -= ability.cost.actions ?? 0;
  if (ability.limit) countUse(draft, move.slot, ability.limit.name, times(move));
  // Responses to the use come after it.
  happens(draft, 'used', { seat, slot: move.slot, amount: move.ability });
  if (ability.effect.steps.length > 0)
    push(draft, {
      do: 'effect',
      ref: {
        card: id,
        slot: move.slot,
        seat,
        text: 'use',
        index: move.ability,
        path: [],
        ...(ability.cost.trash ? { about } : {}),
      },
      at: 0,
    });
  if (ability.cost.also)
    push(draft, {
      do: 'effect',
      ref: { card: id, slot: move.slot, seat, text: 'cost', index: move.ability, path: [] },
      at: 0,
    });
  if (ability.cost.trash) trashTogether(draft, [move.slot], true);
  if (ability.cost.points) payPoints(draft, seat, ability.cost.points);
  if (ability.cost.counter !== undefined) payCounter(draft, move.slot, ability.cost.counter);
  spend(draft, seat, paymentOf(ability, card), amount);
  return ability;
}

function payCounter(draft: Draft, slot: Slot, name: string): void {
  addCounters(draft, slot, name, -1);
  if (counters(cardAt(draft.table, slot), name) === 0) happens(draft, 'emptied', { slot });
}

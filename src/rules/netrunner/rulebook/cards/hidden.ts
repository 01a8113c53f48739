/**
 * Hidden resources: installed face down, turned up when used or trashed. Any card that might be there opens every
 * window of its owner, so no question reveals what it is (R-GEN-19, R-GEN-32).
 */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, emit, handToSlot } from '../../draft.ts';
import type { Ability, When } from '../../effect.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { cardAt, handOf, RUNNER, type Table } from '../../table.ts';

/** Whether the card stays face down in the rig until it is used. */
export const isHiddenResource = (face: unknown): boolean => {
  const card = findCard(face);
  return card?.type === 'resource' && card.keywords.includes('Hidden');
};

/** A card in the rig whose face only the Runner knows. */
export const isFaceDown = (table: Table, slot: Slot): boolean =>
  table.cards[slot]?.card === null && table.runner.rig.includes(slot);

/** An ability of a card that only its owner sees. */
export interface HiddenUse {
  slot: Slot;
  index: number;
  ability: Ability;
  face: CardId;
}

/** What the Runner's face-down resources could do at the given moment, as far as `known` tells. */
export function hiddenUses(table: Table, when: When, known: Known | undefined): HiddenUse[] {
  if (known?.seat !== RUNNER) return [];
  return table.runner.rig.flatMap((slot) => {
    const face = cardAt(table, slot).card === null ? known.slots[slot] : undefined;
    if (face === undefined) return [];
    return definition(face)
      .abilities.map((ability, index) => ({ slot, index, ability, face }))
      .filter(({ ability }) => ability.when === when || ability.also === when);
  });
}

export const hiddenMoves = (table: Table, when: When, known: Known | undefined): Move[] =>
  hiddenUses(table, when, known).map(({ slot, index, face }) => ({ do: 'use', slot, ability: index, card: face }));

/** The hidden resources in hand, each kind once, as moves. */
export const hiddenInstalls = (known: Known): Move[] =>
  [...new Set(known.hand)].filter(isHiddenResource).map((hidden) => ({ do: 'install', rig: true, hidden }));

type HiddenInstall = Extract<Move, { do: 'install'; rig: true }>;

/** Hidden resources are free to install, so only the card itself is secret. */
export function hiddenInstallRefusal(table: Table, move: HiddenInstall, known?: Known): Refusal | null {
  if (handOf(table, RUNNER) === 0) return noSuchCard;
  if (known?.seat !== RUNNER) return null;
  if (move.hidden === undefined || !known.hand.includes(move.hidden)) return noSuchCard;
  return isHiddenResource(move.hidden) ? null : refuse('notHiddenResource', { card: move.hidden });
}

/** Moves a card from the hand into the rig, face down. */
export function installHidden(draft: Draft): void {
  const slot = handToSlot(draft, RUNNER, { card: null, active: false, ice: false, fort: null });
  const { runner } = draft.table;
  runner.rig = [...runner.rig, slot];
  emit(draft, { kind: 'installed', seat: RUNNER, slot, card: null });
}

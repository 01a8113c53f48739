/** Exact odds of an opening hand (hypergeometric distribution). */

import type { CardId, Seat } from '../../../../rules/game.ts';
import { findCard, netBitGain } from '../../../../rules/netrunner/card.ts';
import type { Card } from '../../../../rules/netrunner/effect.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import * as words from '../../../../words/en/netrunner/solo.ts';

/** Size of an opening hand; there is no mulligan (N-SET-04, N-SET-10). */
export const HAND = 5;

/** Probability that exactly `wanted` of the `matching` cards are among `drawn`; 0 if impossible. */
export function chanceOf(deck: number, matching: number, drawn: number, minCount: number): number {
  const others = deck - matching;
  if (minCount < 0 || minCount > matching || drawn - minCount < 0 || drawn - minCount > others || drawn > deck)
    return 0;
  // Multiplied factor by factor: each is close to 1, so intermediate values stay precise.
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= (i < minCount ? matching - i : others - (i - minCount)) / (deck - i);
  for (let i = 0; i < minCount; i++) chance *= (drawn - i) / (i + 1);
  return chance;
}

export const chanceOfSome = (deck: number, matching: number, drawn: number): number =>
  1 - chanceOf(deck, matching, drawn, 0);

interface OddsGroup {
  /** Example: "an agenda": a hand should have at least one card of this group. */
  name: string;
  cards: number; // in the deck
}

/** The groups that matter in an opening hand, including those that the deck lacks. */
export function groupsOf(side: Seat, deck: readonly CardId[]): OddsGroup[] {
  const cards = deck.flatMap((id) => findCard(id) ?? []);
  return (side === CORP ? corpGroups : runnerGroups).map(([name, is]) => ({ name, cards: cards.filter(is).length }));
}

type Kinds = readonly (readonly [name: string, is: (card: Card) => boolean])[];
const isType =
  (type: Card['type']) =>
  (card: Card): boolean =>
    card.type === type;

/** Bits at the start of the game. */
const OPENING_BITS = 5;

const corpGroups: Kinds = [
  [words.agendaCard, isType('agenda')],
  [words.iceCard, isType('ice')],
  [words.affordableIce(OPENING_BITS), (card) => card.type === 'ice' && (card.cost ?? 0) <= OPENING_BITS],
  [words.economyCard, (card) => netBitGain(card) > 0],
  [words.nodeCard, isType('node')],
  [words.upgradeCard, isType('upgrade')],
  [words.operationCard, isType('operation')],
];

const breaks =
  (keyword: string) =>
  (card: Card): boolean =>
    card.abilities.some(({ special }) => special?.does === 'break' && special.keywords.includes(keyword));

const runnerGroups: Kinds = [
  [words.icebreakerCard, isBreaker],
  [words.wallBreaker, breaks('Wall')],
  [words.codeGateBreaker, breaks('Code Gate')],
  [words.sentryBreaker, breaks('Sentry')],
  [words.economyCard, (card) => netBitGain(card) > 0],
  [words.programCard, isType('program')],
  [words.hardware, isType('hardware')],
  [words.resourceCard, isType('resource')],
  [words.prepCard, isType('prep')],
];

export function isBreaker(card: Card): boolean {
  return card.keywords.includes('Icebreaker');
}

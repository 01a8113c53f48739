/** Verbs for cards in hands: shown, lost at random, chosen and put away. */

import type { Seat, Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { push, slotToHand, slotToPile } from '../../draft.ts';
import type { CardType, Effect, EffectStep } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { countersOfCard } from '../../rulebook/cards/counters.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { bitsAvailable, spend } from '../../rulebook/pay/payment.ts';
import { CORP, cardAt, handOf, type Table } from '../../table.ts';
import { askForAmount } from '../choose.ts';
import { compound, runPart, verb } from '../sequence.ts';

const MAX = 200; // Larger than any hand.

/** The owner shows any number of cards of the given type, one at a time; the next step decides what happens to them. */
const showOwn =
  (type: CardType): EffectStep =>
  (draft, { ref }) =>
    push(draft, { do: 'hand', of: ref.seat, act: 'show', least: 0, most: MAX, moved: 0, types: [type], slots: [] });

const backToHand: EffectStep = (draft, { got }) => {
  for (const slot of got) slotToHand(draft, slot);
};

const pointsOn = (table: Table, slot: Slot): number => definition(cardAt(table, slot).card ?? '').points ?? 0;

/** Gains bits for each card shown; the cards stay in HQ. */
export function gainPerShown(type: CardType, each: number): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'showFor', of: type, each },
      parts: [
        { v: 'show', n: 'any', of: type },
        { v: 'gain', n: each, per: 'shown' },
      ],
    },
    showOwn(type),
    (draft, context) => {
      backToHand(draft, context);
      gainBits(draft, context.ref.seat, each * context.got.length, 'effect');
    },
  );
}

/** Gains bits for the points on the agendas shown, which go into R&D. */
export function sellAgendas(each: number): Effect {
  return verb(
    {
      v: 'all',
      as: { do: 'sellAgendas', each },
      parts: [
        { v: 'shuffleIn', n: 'any', of: 'agenda' },
        { v: 'gain', n: each, per: 'point' },
      ],
    },
    showOwn('agenda'),
    (draft, { ref, got }) => {
      const points = got.reduce((sum, slot) => sum + pointsOn(draft.table, slot), 0);
      for (const slot of got) slotToPile(draft, slot);
      if (got.length > 0) push(draft, { do: 'hide', piles: [ref.seat] });
      gainBits(draft, ref.seat, each * points, 'effect');
    },
  );
}

/** Trashes cards from the player's own hand; `about.amount` tells `then` how many. */
export function trashFromHand(count: number | 'all', then: Effect): Effect {
  return compound(
    {
      v: 'all',
      parts: [count === 'all' ? { v: 'discard', n: count } : { v: 'discard', n: count, upTo: true }, then.means],
    },
    [then],
    (draft, { ref }) => {
      const all = handOf(draft.table, ref.seat);
      const [least, most] = count === 'all' ? [all, all] : [0, count];
      push(draft, { do: 'hand', of: ref.seat, act: 'trash', least, most, moved: 0, slots: [] });
    },
    (draft, { ref, got: [amount = 0] }) => runPart(draft, { ref }, 0, { ...ref.about, amount }),
  );
}

/** Gains bits for each card that the preceding text was about. */
export const gainForEach = (each: number): Effect =>
  verb({ v: 'gain', n: each, per: 'trashed' }, (draft, { ref }) =>
    gainBits(draft, ref.seat, each * (ref.about?.amount ?? 0), 'effect'),
  );

/** Shows `count` random cards, or the whole hand, then returns them; fewer if there are not enough (N-GOLD-01). */
export function showRandom(hand: Seat, count: number | 'all'): Effect {
  return verb(
    { v: 'show', n: count, random: true, who: hand },
    shown(hand, () => (count === 'all' ? MAX : count)),
    backToHand,
  );
}

/** Shows different random cards: one for every `each` of the counters this card gives. */
export function showRandomPer(hand: Seat, each: number, name: string): Effect {
  return verb(
    { v: 'show', random: true, who: hand, per: { each: 'counter', of: name, every: each } },
    shown(hand, (table, ref) => Math.floor(countersOfCard(table, ref.card, name) / each)),
    backToHand,
  );
}

const shown =
  (hand: Seat, count: (table: Table, ref: TextRef) => number): EffectStep =>
  (draft, { ref }) =>
    push(draft, { do: 'random', hand, left: count(draft.table, ref), act: 'show', slots: [] });

/** Discards cards at random: the Corp's go face down into Archives (R-GEN-34). */
export function discardRandom(hand: Seat, count: number): Effect {
  return verb({ v: 'discard', n: count, random: true, who: hand }, (draft) =>
    push(draft, { do: 'random', hand, left: count, act: 'lose', slots: [] }),
  );
}

/** Loses a random card from HQ as a cost. */
export const losesRandom = (): Effect => ({
  ...discardRandom(CORP, 1),
  means: { v: 'discard', random: true },
  missing: ({ corp }) => (corp.hand > 0 ? null : refuse('hqEmpty')),
});

/**
 * The Corp chooses how many cards in HQ to pay for, and which; these are exempt from random discards
 * (R-CARD-synchronized-attack-on-hq).
 */
export function discardUnlessPaid(each: number): Effect {
  return verb(
    {
      v: 'each',
      as: { do: 'payOrDiscard', each },
      per: 'handCard',
      part: { v: 'unlessPaid', n: each, by: CORP, part: { v: 'discard', who: CORP } },
    },
    (draft) => {
      const affordable = Math.floor(bitsAvailable(draft.table, CORP, 'ability') / each);
      askForAmount(draft, CORP, 'keepCards', Math.min(draft.table.corp.hand, affordable), [each]);
    },
    (draft, { got: [kept = 0] }) => {
      const lost = draft.table.corp.hand - kept;
      push(draft, { do: 'hand', of: CORP, act: 'trash', least: lost, most: lost, moved: 0, slots: [] });
      spend(draft, CORP, 'ability', kept * each);
    },
  );
}

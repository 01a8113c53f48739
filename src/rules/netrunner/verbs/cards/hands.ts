/** Verbs for cards in hands: shown, lost by chance, chosen and put away. */
import type { Seat, Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { changeBits, push, slotToHand, slotToPile } from '../../draft.ts';
import type { CardType, Effect, EffectStep } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { no } from '../../move.ts';
import { countersOfCard } from '../../rulebook/cards/counters.ts';
import { bits, number, some } from '../../sentence.ts';
import { CORP, cardAt, type Table } from '../../table.ts';
import { verb } from '../sequence.ts';

const players = ['The Corp', 'The Runner'] as const;
const MOST = 200; // no hand is larger

/** Cards of that type, as many as its owner likes, shown one at a time; what comes of them is the next step. */
const showOwn =
  (type: CardType): EffectStep =>
  (draft, { ref }) =>
    push(draft, { do: 'hand', of: ref.seat, act: 'show', least: 0, most: MOST, moved: 0, types: [type], slots: [] });

const backToHand: EffectStep = (draft, { got }) => {
  for (const slot of got) slotToHand(draft, slot);
};

const pointsOn = (table: Table, slot: Slot): number => definition(cardAt(table, slot).card ?? '').points ?? 0;

/** Bits for each agenda shown; they stay in HQ. */
export function gainPerShown(type: CardType, each: number): Effect {
  return {
    says: `You may show the Runner any ${type} cards in HQ: gain ${bits(each)} for each.`,
    steps: [
      showOwn(type),
      (draft, context) => {
        changeBits(draft, context.ref.seat, each * context.got.length, 'effect');
        backToHand(draft, context);
      },
    ],
    means: {
      v: 'all',
      parts: [
        { v: 'show', n: 'any', of: type },
        { v: 'gain', n: each, per: 'shown' },
      ],
    },
  };
}

/** Bits for the points on agendas shown, which go into R&D. */
export function sellAgendas(each: number): Effect {
  return {
    says: `You may show the Runner any agenda cards in HQ: gain ${bits(each)} for every agenda point on them and shuffle them into R&D.`,
    steps: [
      showOwn('agenda'),
      (draft, { ref, got }) => {
        const points = got.reduce((sum, slot) => sum + pointsOn(draft.table, slot), 0);
        changeBits(draft, ref.seat, each * points, 'effect');
        for (const slot of got) slotToPile(draft, slot);
        if (got.length > 0) push(draft, { do: 'hide', piles: [ref.seat] });
      },
    ],
    means: {
      v: 'all',
      parts: [
        { v: 'shuffleIn', n: 'any', of: 'agenda' },
        { v: 'gain', n: each, per: 'point' },
      ],
    },
  };
}

/** Out of one's own hand into the discard pile, for bits. */
export function trashFromHand(upTo: number, each: number): Effect {
  return {
    says: `Trash up to ${number(upTo)} cards of your hand, and gain ${bits(each)} for each.`,
    steps: [
      (draft, { ref }) =>
        push(draft, { do: 'hand', of: ref.seat, act: 'trash', least: 0, most: upTo, moved: 0, slots: [] }),
      (draft, { ref, got }) => changeBits(draft, ref.seat, each * (got[0] ?? 0), 'effect'),
    ],
    means: {
      v: 'may',
      part: {
        v: 'all',
        parts: [
          { v: 'discard', n: upTo, upTo: true },
          { v: 'gain', n: each, per: 'trashed' },
        ],
      },
    },
  };
}

/** So many cards by chance, or the whole hand, and back again; fewer if there are not so many (N-GOLD-01). */
export function showRandom(hand: Seat, count: number | 'all'): Effect {
  const what = count === 'all' ? 'all cards in' : `${some(count, 'random card')} from`;
  return {
    says: `${players[hand]} shows ${what} ${hand === CORP ? 'HQ' : 'the hand'}.`,
    steps: [shown(hand, () => (count === 'all' ? MOST : count)), backToHand],
    means: { v: 'show', n: count, random: true, who: hand },
  };
}

/** Different ones, as many as there are times `each` of the counters this card gives. */
export function showRandomPer(hand: Seat, each: number, name: string): Effect {
  return {
    says: `${players[hand]} shows a random card from ${hand === CORP ? 'HQ' : 'the hand'} for every ${number(each)} ${name} counters.`,
    steps: [shown(hand, (table, ref) => Math.floor(countersOfCard(table, ref.card, name) / each)), backToHand],
    means: { v: 'show', random: true, who: hand, per: { each: 'counter', of: name, every: each } },
  };
}

const shown =
  (hand: Seat, count: (table: Table, ref: TextRef) => number): EffectStep =>
  (draft, { ref }) =>
    push(draft, { do: 'random', hand, left: count(draft.table, ref), act: 'show', slots: [] });

/** Lost by chance: the Corp's cards go face down into Archives (R-GEN-34). */
export function discardRandom(hand: Seat, count: number): Effect {
  return verb(
    `${players[hand]} loses ${number(count)} random cards of ${hand === CORP ? 'HQ' : 'the hand'}.`,
    (draft) => push(draft, { do: 'random', hand, left: count, act: 'lose', slots: [] }),
    { means: { v: 'discard', n: count, random: true, who: hand } },
  );
}

/** A random card of HQ as a cost. */
export const losesRandom = (): Effect =>
  verb(
    'Discard a random card of HQ.',
    (draft) => push(draft, { do: 'random', hand: CORP, left: 1, act: 'lose', slots: [] }),
    {
      means: { v: 'discard', random: true },
      missing: ({ corp }) => (corp.hand > 0 ? null : no('E-CARD', 'HQ holds 0 cards to discard.')),
    },
  );

/** The Corp keeps cards of HQ for bits; all others go to Archives. */
export function discardUnlessPaid(each: number): Effect {
  return {
    says: `The Corp discards all cards of HQ but those for which it pays ${bits(each)} each.`,
    steps: [
      (draft) => {
        const { corp } = draft.table;
        const most = Math.min(corp.hand, Math.floor(corp.bits / each));
        const choice = {
          do: 'choose',
          of: CORP,
          what: 'keepCards',
          from: [each],
          min: 0,
          max: most,
          total: most,
        } as const;
        if (most > 0) push(draft, choice);
      },
      (draft, { got }) => {
        const kept = got[0] ?? 0;
        changeBits(draft, CORP, -kept * each, 'ability');
        const least = draft.table.corp.hand - kept;
        push(draft, { do: 'hand', of: CORP, act: 'trash', least, most: least, moved: 0, slots: [] });
      },
    ],
    means: {
      v: 'each',
      per: 'handCard',
      part: { v: 'unlessPaid', n: each, by: CORP, part: { v: 'discard', who: CORP } },
    },
  };
}

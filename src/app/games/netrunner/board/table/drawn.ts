/**
 * Which cards in the player's hand came from their pile this turn: these are marked, and sorted last, until touched.
 */
import type { CardId, Known } from '../../../../../rules/game.ts';
import { without } from '../../../../../rules/known.ts';
import type { Table } from '../../../../../rules/netrunner/table.ts';

/** What the owner knows at one moment. `pile`: number of cards in their pile. */
export interface Holdings {
  hand: readonly CardId[];
  pile: number;
  turn: number;
}

export interface DrawnCards extends Holdings {
  /** The cards marked as new, in order of arrival. */
  fresh: readonly CardId[];
  /**
   * How many cards were drawn this turn, wherever they have gone since, so that the count does not reveal which of them
   * was played.
   */
  came: number;
}

/** This player's holdings, for later comparison: the new cards are the difference between two of them. */
export const holdingsOf = ({ hand, pile }: Known, { turn }: Table): Holdings => ({ hand, pile: pile.length, turn });

/** Nothing is new in a hand seen for the first time. */
export const initialDrawn = (held: Holdings): DrawnCards => ({ ...held, fresh: [], came: 0 });

/**
 * The marks after the next event. Cards returning from an access are not new, nor is the first hand; a new turn clears
 * all marks. `was`: null the first time.
 */
export function drawnAfter(before: DrawnCards | null, after: Holdings): DrawnCards {
  if (before === null) return initialDrawn(after);
  const came = before.turn > 0 && after.pile < before.pile ? cardDifference(after.hand, before.hand) : [];
  const same = after.turn === before.turn;
  const marked = same ? stillIn(after.hand, before.fresh) : [];
  return { ...after, fresh: [...marked, ...came], came: (same ? before.came : 0) + came.length };
}

/** The first list minus the second, counting copies. */
export const cardDifference = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  others.reduce<readonly CardId[]>((left, card) => without(left, card), cards);

/** The number of new cards shown on the covered hand, never more than the hand holds. */
export const newCardCount = ({ hand, came }: DrawnCards): number => Math.min(hand.length, came);

function stillIn(hand: readonly CardId[], marked: readonly CardId[]): CardId[] {
  let left = hand;
  return marked.filter((card) => {
    if (!left.includes(card)) return false;
    left = without(left, card);
    return true;
  });
}

/** The hand in display order: sorted, with the new cards last. */
export const sortedHand = (hand: readonly CardId[], fresh: readonly CardId[]): { card: CardId; isNew: boolean }[] => [
  ...cardDifference(hand, fresh).map((card) => ({ card, isNew: false })),
  ...fresh.map((card) => ({ card, isNew: true })),
];

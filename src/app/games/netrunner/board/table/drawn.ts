/** Which cards of the player's hand came from the pile this turn: marked, and sorted last, until touched. */
import type { CardId, Known } from '../../../../../rules/game.ts';
import { without } from '../../../../../rules/known.ts';
import type { Table } from '../../../../../rules/netrunner/table.ts';

/** What the owner knows at a moment. `pile`: number of cards in their pile. */
export interface Holdings {
  hand: readonly CardId[];
  pile: number;
  turn: number;
}

export interface DrawnCards extends Holdings {
  /** Marked as new, in order of arrival. */
  fresh: readonly CardId[];
  /**
   * Number of cards drawn this turn, wherever they went, so that the count does not reveal which of them was played.
   */
  came: number;
}

/** This player's holdings, for a later comparison: the new cards follow from two of these. */
export const holdingsOf = ({ hand, pile }: Known, { turn }: Table): Holdings => ({ hand, pile: pile.length, turn });

/** Nothing is new in a hand seen for the first time. */
export const initialDrawn = (held: Holdings): DrawnCards => ({ ...held, fresh: [], came: 0 });

/**
 * The marks after the next event. Cards returning from an access are not new, nor is the first hand; a new turn clears
 * all marks.
 * `was`: null the first time.
 */
export function drawnAfter(was: DrawnCards | null, now: Holdings): DrawnCards {
  if (was === null) return initialDrawn(now);
  const came = was.turn > 0 && now.pile < was.pile ? cardDifference(now.hand, was.hand) : [];
  const same = now.turn === was.turn;
  const marked = same ? stillIn(now.hand, was.fresh) : [];
  return { ...now, fresh: [...marked, ...came], came: (same ? was.came : 0) + came.length };
}

/** The first list minus the second, copy by copy. */
export const cardDifference = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  others.reduce<readonly CardId[]>((left, card) => without(left, card), cards);

/** The number shown on the covered hand: no more than it holds. */
export const newCardCount = ({ hand, came }: DrawnCards): number => Math.min(hand.length, came);

function stillIn(hand: readonly CardId[], marked: readonly CardId[]): CardId[] {
  let left = hand;
  return marked.filter((card) => {
    if (!left.includes(card)) return false;
    left = without(left, card);
    return true;
  });
}

/** The hand in order: sorted, then the new cards. */
export const sortedHand = (hand: readonly CardId[], fresh: readonly CardId[]): { card: CardId; isNew: boolean }[] => [
  ...cardDifference(hand, fresh).map((card) => ({ card, isNew: false })),
  ...fresh.map((card) => ({ card, isNew: true })),
];

/** Which cards of the own hand have come out of the pile in this turn: they are marked, and come last, until they are touched. */
import type { CardId, Known } from '../../../../../rules/game.ts';
import { without } from '../../../../../rules/known.ts';
import type { Table } from '../../../../../rules/netrunner/table.ts';

/** What the owner knows at one moment. `pile`: how many cards their pile holds. */
export interface HeldTile {
  hand: readonly CardId[];
  pile: number;
  turn: number;
}

export interface DrawnTable extends HeldTile {
  /** Marked as new, in the order in which they came. */
  fresh: readonly CardId[];
  /** How many have come in this turn, whatever became of them: which of them was played is not to be told by what is left. */
  came: number;
}

/** What this player holds now, to be compared with later: what is new in their hand follows from two of these. */
export const heldBy = ({ hand, pile }: Known, { turn }: Table): HeldTile => ({ hand, pile: pile.length, turn });

/** Nothing is new in a hand that is seen for the first time. */
export const firstSeen = (held: HeldTile): DrawnTable => ({ ...held, fresh: [], came: 0 });

/**
 * After what happened next. What comes back into a hand out of an access is not new, and nor is the first hand; a turn
 * that begins ends all marks. `was`: null where it is seen for the first time.
 */
export function drawnAfter(was: DrawnTable | null, now: HeldTile): DrawnTable {
  if (was === null) return firstSeen(now);
  const came = was.turn > 0 && now.pile < was.pile ? less(now.hand, was.hand) : [];
  const same = now.turn === was.turn;
  const marked = same ? stillIn(now.hand, was.fresh) : [];
  return { ...now, fresh: [...marked, ...came], came: (same ? was.came : 0) + came.length };
}

/** Those of the first list that are not in the second, copy by copy. */
export const less = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  others.reduce<readonly CardId[]>((left, card) => without(left, card), cards);

/** What the covered hand says of them: no more than lie in it. */
export const newIn = ({ hand, came }: DrawnTable): number => Math.min(hand.length, came);

function stillIn(hand: readonly CardId[], marked: readonly CardId[]): CardId[] {
  let left = hand;
  return marked.filter((card) => {
    if (!left.includes(card)) return false;
    left = without(left, card);
    return true;
  });
}

/** The hand as it is held: sorted, and what is new after it. */
export const asHeld = (hand: readonly CardId[], fresh: readonly CardId[]): { card: CardId; isNew: boolean }[] => [
  ...less(hand, fresh).map((card) => ({ card, isNew: false })),
  ...fresh.map((card) => ({ card, isNew: true })),
];

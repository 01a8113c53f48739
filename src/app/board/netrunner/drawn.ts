/** Which cards of the own hand have come out of the pile in this turn: they are marked, and come last, until they are touched. */
import type { CardId } from '../../../rules/game.ts';
import { without } from '../../../rules/known.ts';

/** What the owner knows at one moment. `pile`: how many cards his pile holds. */
export interface Held {
  hand: readonly CardId[];
  pile: number;
  turn: number;
}

export interface Drawn extends Held {
  /** Marked as new, in the order in which they came. */
  fresh: readonly CardId[];
  /** Those that came just now. */
  last: readonly CardId[];
}

/** Nothing is new in a hand that is seen for the first time. */
export const firstSeen = (held: Held): Drawn => ({ ...held, fresh: [], last: [] });

/**
 * From moment to moment, not from step to step: two steps may be drawn at once. What comes back into a hand out of an
 * access is not new, and nor is the first hand; a turn that begins ends all marks.
 */
export function drawnAfter(was: Drawn, now: Held): Drawn {
  const last = was.turn > 0 && now.pile < was.pile ? less(now.hand, was.hand) : [];
  const marked = now.turn === was.turn ? stillIn(now.hand, was.fresh) : [];
  return { ...now, fresh: [...marked, ...last], last };
}

/** To be kept while the page is not there; `game` tells one from another. */
export const kept = (game: string, { hand, turn, fresh }: Drawn): string => JSON.stringify({ game, turn, hand, fresh });

/** As it was kept, where it is the same game, turn and hand; else as it is seen for the first time. */
export function comeBack(game: string, held: Held, text: string | null): Drawn {
  const first = firstSeen(held);
  if (text === null || held.hand.length === 0) return first;
  const { fresh } = read(text);
  return text === kept(game, { ...first, fresh }) && stillIn(held.hand, fresh).length === fresh.length
    ? { ...first, fresh }
    : first;
}

/** Whatever stands there: it was a page of this app that wrote it, or it is nothing. */
function read(text: string): { fresh: readonly CardId[] } {
  try {
    const value: unknown = JSON.parse(text);
    const fresh = typeof value === 'object' && value !== null && 'fresh' in value ? value.fresh : [];
    return { fresh: Array.isArray(fresh) ? fresh.filter((card) => typeof card === 'string') : [] };
  } catch {
    return { fresh: [] };
  }
}

/** Those of the first list that are not in the second, copy by copy. */
const less = (cards: readonly CardId[], others: readonly CardId[]): readonly CardId[] =>
  others.reduce<readonly CardId[]>((left, card) => without(left, card), cards);

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

/**
 * An access as both players see it: the accessed cards and what happened to each. Folded from the public events, so it
 * can still be read after the game has moved on.
 */
import type { CardId, Slot } from '../../../game.ts';
import type { NetrunnerEvent } from '../../event.ts';
import type { FrameOf } from '../../frame.ts';
import { CORP, type FortId, RD, type Table } from '../../table.ts';

export type AccessFrame = FrameOf<'access'>;

export interface AccessStory {
  kind: 'access';
  /** The entry at which the access began: unique among the game's accesses. */
  began: number;
  fort: FortId;
  cards: readonly StoryCard[];
  /** The total number of cards to access, as far as known. */
  total: number;
  /** The Runner's agenda points before the access. */
  points: number;
  over: boolean;
  /** Whether the game has moved on since. */
  past: boolean;
}

export interface StoryCard {
  /** The card; null for a card from R&D that only the Runner has seen. */
  card: CardId | null;
  slot: Slot | null;
  /** The card's position in R&D when it was accessed; null elsewhere. */
  at: number | null;
  /** Whether the card was face down until now. */
  covered: boolean;
  /** What happened to the card: public events up to the next card. */
  events: readonly NetrunnerEvent[];
  /** The number of cards in the Runner's hand when the card was accessed. */
  hand: number;
  gone: 'stolen' | 'trashed' | null;
}

/** Returns the table's innermost access. */
export const accessFrame = ({ frames }: Table): AccessFrame | null =>
  frames.findLast((frame): frame is AccessFrame => frame.do === 'access') ?? null;

interface StoryStep {
  seq: number;
  before: Table;
  after: Table;
  events: readonly NetrunnerEvent[];
  /** The number of lines it has in the record. */
  lines: number;
}

/** Updates the story by one step of the game; null before the first access. A new access replaces a finished one. */
export function storyAfter(was: AccessStory | null, step: StoryStep): AccessStory | null {
  const { seq, before, after, events } = step;
  const frame = accessFrame(after);
  let now = was?.over === false ? was : null;
  let hand = before.runner.hand;
  let looked: number | null = null;
  // What follows the run, such as the Corp's next turn, is no effect of the last card.
  let isRunOver = false;
  for (const event of events) {
    if (event.kind === 'look') looked = (event as unknown as { at: number }).at;
    if (event.kind === 'runOver') isRunOver = true;
    if (event.kind === 'accessed') {
      isRunOver = false;
      now ??= begun(seq, event.fort, before);
      const covered = event.slot === null ? event.fort === RD : before.cards[event.slot]?.card == null;
      const { card, slot, fort } = event;
      const at = slot === null && fort === RD ? looked : null;
      now = { ...now, cards: [...now.cards, { card, slot, at, covered, events: [], hand, gone: null }] };
    } else if (now && !isRunOver) now = { ...now, cards: withEvent(now.cards, event) };
    if (event.kind === 'damage') hand -= event.lost?.length ?? 0;
  }
  if (!now) return frame ? begun(seq, frame.fort, after) : was && passed(was, step);
  const seen = now.cards.length;
  const over = frame === null || after.over !== null;
  const toCome = frame && !over ? frame.deep + frame.inside.length : 0;
  return { ...now, total: seen + toCome, over };
}

const begun = (began: number, fort: FortId, { runner }: Table): AccessStory => ({
  kind: 'access',
  began,
  fort,
  cards: [],
  total: 0,
  points: runner.points,
  over: false,
  past: false,
});

const passed = (was: AccessStory, { lines }: StoryStep): AccessStory =>
  was.past || lines === 0 ? was : { ...was, past: true };

/** Updates the cards by an event. A card leaving R&D becomes known; every other event belongs to the last card. */
function withEvent(cards: readonly StoryCard[], event: NetrunnerEvent): readonly StoryCard[] {
  if (event.kind === 'card' && event.owner === CORP && event.from.in === 'pile' && event.face !== null) {
    const { at } = event.from;
    const cardIndex = cards.findIndex((one, index) => currentPosition(cards, index) === at && one.gone === null);
    return cardIndex < 0
      ? cards
      : cards.map((one, index) => (index === cardIndex ? { ...one, card: event.face } : one));
  }
  if (event.kind === 'stolen') return markGone(cards, event.card, 'stolen');
  if (event.kind === 'trashed' && event.card !== null && event.why && 'accessed' in event.why)
    return markGone(cards, event.card, 'trashed');
  const last = cards.at(-1);
  // Once a card's fate is settled, nothing more is attributed to it.
  if (!last || cards.some((one) => one.gone !== null)) return cards;
  const shown = event.kind === 'shown' && event.seat === CORP && last.card === null;
  return [...cards.slice(0, -1), { ...last, events: [...last.events, event], ...(shown && { card: event.card }) }];
}

/** Returns the current position of an R&D card after cards above it have left; null for cards from elsewhere. */
function currentPosition(cards: readonly StoryCard[], cardIndex: number): number | null {
  const at = cards[cardIndex]?.at ?? null;
  if (at === null) return null;
  return at - cards.filter((one) => one.gone !== null && one.at !== null && one.at < at).length;
}

function markGone(cards: readonly StoryCard[], card: CardId, how: 'stolen' | 'trashed'): readonly StoryCard[] {
  const cardIndex = cards.findIndex((one) => one.card === card && one.gone === null);
  return cards.map((one, index) => (index === cardIndex ? { ...one, gone: how } : one));
}

/** Returns a card's face as seen by the Runner who looked at R&D; undefined if neither player may see it any longer. */
export const seenFace = (
  { cards }: AccessStory,
  cardIndex: number,
  seen: Readonly<Record<number, CardId>>,
): CardId | undefined => {
  const place = currentPosition(cards, cardIndex);
  return cards[cardIndex]?.card ?? (place === null ? undefined : seen[place]);
};

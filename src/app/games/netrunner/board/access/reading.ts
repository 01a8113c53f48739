/**
 * How far a player has read an access, and the Runner's choices so far. All of it stays on this phone: only the last
 * page sends anything, so the timing reveals nothing.
 */
import type { CardId } from '../../../../../rules/game.ts';
import type { MoveName } from '../../../../../rules/netrunner/decisions.ts';
import type { Move, Table } from '../../../../../rules/netrunner/index.ts';
import { trashCost } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { bitsAvailable } from '../../../../../rules/netrunner/rulebook/pay/payment.ts';
import { type SettleWays, settleWays } from '../../../../../rules/netrunner/rulebook/run/accessEnd.ts';
import {
  type AccessFrame,
  type AccessStory,
  accessFrame,
  seenFace,
} from '../../../../../rules/netrunner/rulebook/run/accessStory.ts';
import { ARCHIVES, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { movesInSequence } from '../decide/chain.ts';
import { questionId } from '../openSheet.tsx';
import type { NetrunnerSeated } from '../seated.ts';

export type CardVerdict = 'steal' | 'trash' | 'leave';

export interface AccessReading {
  /** The access being read. */
  of: number;
  /** Index of the current page; equal to the number of cards while waiting for the next one. */
  at: number;
  /** By page: what happens to the card once the access is settled. */
  kept: Readonly<Record<number, CardVerdict>>;
  /** Pages whose harm has been acknowledged. */
  suffered: readonly number[];
  /** Whether everything is decided; remaining questions are then answered from `kept`. */
  sent: boolean;
  /** Whether a choice could no longer be paid for, so that it is asked again. */
  failed: boolean;
  /** The question outside the access to which the player has moved on. */
  through: string;
}

export const newReading = (of: number): AccessReading => ({
  of,
  at: 0,
  kept: {},
  suffered: [],
  sent: false,
  failed: false,
  through: '',
});

/** An accessed card, and what the Runner can do with it. */
export interface Page {
  cardIndex: number;
  face: CardId | null;
  ways: SettleWays;
  /** How many bits are missing to steal or trash it in addition to the choices so far; 0 if affordable. */
  short: { steal: number; trash: number };
  /** Whether no other card follows. */
  last: boolean;
}

const noWays: SettleWays = { steal: null, trash: null, must: false };

/** The table's frame for this access; null once it is over. */
export const frameOf = (v: NetrunnerSeated, story: AccessStory): AccessFrame | null =>
  story.over ? null : accessFrame(v.table);

/** A card's face as this player sees it; null while hidden. */
export const faceAt = (v: NetrunnerSeated, story: AccessStory, cardIndex: number): CardId | null =>
  story.cards[cardIndex]?.card ?? (v.seat === RUNNER ? (seenFace(story, cardIndex, v.known.seen) ?? null) : null);

export function pageOf(
  v: NetrunnerSeated,
  story: AccessStory,
  reading: Pick<AccessReading, 'kept'>,
  cardIndex: number,
): Page {
  const frame = frameOf(v, story);
  const face = faceAt(v, story, cardIndex);
  const ways =
    face === null
      ? noWays
      : frame
        ? settleWays(v.table, frame, cardIndex, face)
        : unaffordableWays(v, story, cardIndex, face);
  const short = (price: number | null, about: Parameters<typeof bitsAvailable>[2]): number =>
    price === null || face === null
      ? 0
      : Math.max(0, price + choicesCost(v, story, reading, cardIndex) - bitsAvailable(v.table, RUNNER, about));
  const last = cardIndex === story.cards.length - 1 && story.total <= story.cards.length;
  return {
    cardIndex,
    face,
    ways,
    short: { steal: short(ways.steal, 'steal'), trash: short(ways.trash, { for: 'trash', card: face ?? '' }) },
    last,
  };
}

/** After the access: the price of trashing the card, if the Runner could not afford it and so was not asked. */
function unaffordableWays(
  { table }: NetrunnerSeated,
  { fort, cards }: AccessStory,
  cardIndex: number,
  face: CardId,
): SettleWays {
  const { slot = null, gone } = cards[cardIndex] ?? { gone: null };
  if (fort === ARCHIVES || gone !== null) return noWays;
  const trash = trashCost(table, fort, slot !== null && slot in table.cards ? slot : null, face);
  const isShort = trash !== null && trash > bitsAvailable(table, RUNNER, { for: 'trash', card: face });
  return isShort ? { ...noWays, trash } : noWays;
}

/** Bits that the choices will cost, not counting the given page. */
export function choicesCost(
  v: NetrunnerSeated,
  story: AccessStory,
  { kept }: Pick<AccessReading, 'kept'>,
  except: number,
): number {
  const frame = frameOf(v, story);
  if (!frame) return 0;
  return Object.entries(kept).reduce((sum, [at, verdict]) => {
    const face = faceAt(v, story, Number(at));
    if (Number(at) === except || verdict === 'leave' || face === null) return sum;
    return sum + (settleWays(v.table, frame, Number(at), face)[verdict] ?? 0);
  }, 0);
}

/** Whether the rules ask about the access itself rather than about a card's effect in it. */
export const isAccessQuestion = ({ question }: NetrunnerSeated): boolean =>
  question.kind === 'move' && isAccessWindow(question.window);

/** Identifies any other question to this player during the access; empty if there is none. */
export const otherQuestion = (v: NetrunnerSeated): string =>
  isAsked(v) && !v.passing && !isAccessQuestion(v) && v.question.kind !== 'over' ? questionId(v) : '';

/**
 * The moves that settle all choices, as far as the rules accept them in sequence and ask only about the access; the
 * player must answer any other question first. Null if a choice can't be carried out.
 */
export function settlingMoves(v: NetrunnerSeated, story: AccessStory, kept: AccessReading['kept']): Move[] | null {
  // Deepest card first, since taking a card from R&D shifts only the cards below it.
  const settles = story.cards
    .map((_, at) => ({ at, verdict: kept[at], card: faceAt(v, story, at) }))
    .flatMap(({ at, verdict, card }): Move[] =>
      card === null || verdict === undefined || verdict === 'leave' ? [] : [{ do: verdict, at, card }],
    )
    .reverse();
  const looks: Move[] = v.question.kind === 'move' && v.question.window === 'accessed' ? [{ do: 'pass' }] : [];
  return movesInSequence(v, [...looks, ...settles, { do: 'pass' }], ofAccess, isSettled);
}

const ofAccess: ReadonlySet<MoveName> = new Set(['accessed', 'settle']);
const isAccessWindow = (window: MoveName): boolean => ofAccess.has(window);

/** Whether the card has already been stolen or trashed. */
const isSettled = (table: Table, move: Move): boolean =>
  (move.do === 'steal' || move.do === 'trash') && accessFrame(table)?.seen[move.at]?.state !== 'open';

/**
 * Drawing (N-CACT-01, N-CACT-02, N-RACT-01 to 03). A card may let its owner draw an extra card and then put away one of
 * the cards drawn: they order the cards in secret, and the last one goes.
 */
import type { CardId, Refusal, Seat } from '../../../game.ts';
import { activeCards, listenersTo } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import {
  type Draft,
  emit,
  emitTrashed,
  gameOver,
  pop,
  replaceFrame,
  side,
  toDiscard,
  updateFrame,
} from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard } from '../../refusal.ts';
import { CORP, hasUnrezzedInside, pileOf, RUNNER, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { canRezBeforeDraw, respondToDraw } from './rezAnswer.ts';

type Frame = FrameOf<'draw'>;

/** The active card that improves its owner's draws. */
const sifter = (table: Table, seat: Seat): Card | undefined => {
  for (const { card } of activeCards(table, seat)) if (definition(card).sift) return definition(card);
  return undefined;
};

const siftOf = (table: Table, seat: Seat): Card['sift'] => sifter(table, seat)?.sift;

/** How many cards are drawn together: one at a time if the Corp may act before each. */
function batchSize(table: Table, { seat, count, done, offered }: Frame, more: boolean): number {
  if (count === 0 || done !== undefined) return 0;
  return Math.min(more ? count + 1 : offered ? 1 : count, pileOf(table, seat));
}

/** Whether the Corp may rez a card just before the Runner draws and has not been asked yet. */
const mustOffer = (table: Table, { seat, count, done, offered }: Frame): boolean =>
  seat === RUNNER &&
  count > 0 &&
  done === undefined &&
  !offered &&
  hasUnrezzedInside(table) &&
  pileOf(table, RUNNER) > 0 &&
  canRezBeforeDraw(table);

/** A draw's cost is due with the draw: with several cards, after they are seen and before one is put away. */
const mustAnnounce = (table: Table, { seat, told }: Frame): boolean =>
  seat === RUNNER && !told && listenersTo(table, 'runnerDraws') !== undefined;

export const draw: Handler<Frame> = {
  ask(table, frame) {
    const { seat } = frame;
    if (frame.choice) {
      const card = sifter(table, seat)?.id;
      return { kind: 'move', of: seat, window: 'sift', ...(card === undefined ? {} : { by: { card, seat } }) };
    }
    if (mustOffer(table, frame)) return null;
    const sift = siftOf(table, seat);
    const count = batchSize(table, frame, sift !== undefined);
    if (count === 0) return null;
    const look = { kind: 'look', to: seat, pile: seat, at: 0, count } as const;
    return sift && count > 1 && !mustAnnounce(table, frame) ? { ...look, arrange: true } : look;
  },
  moves: (_, __, ___, known) => [{ do: 'pass' }, { do: 'trash', at: 0, card: known.own[0] ?? '' }],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    return move.do === 'trash' ? siftRefusal(frame, move, known?.own[0]) : wrongMomentRefusal(table, seat, move);
  },
  takeMove(draft, { choice: _, ...rest }, move) {
    replaceFrame(draft, rest);
    if (move.do === 'trash') trashTop(draft, rest.seat, move.card);
  },
  take(draft, frame) {
    const sift = siftOf(draft.table, frame.seat);
    const there = batchSize(draft.table, frame, sift !== undefined);
    if (sift && mustAnnounce(draft.table, frame)) return announceDraw(draft, frame, there);
    if (sift) return drawAndSift(draft, frame, there, sift);
    drawCards(draft, frame.seat, there);
    const { offered, ...rest } = frame;
    const count = frame.count - there;
    if (!offered) return replaceFrame(draft, { ...rest, count, done: there });
    replaceFrame(draft, { ...rest, count });
    happens(draft, 'runnerDraws', { amount: there });
  },
  step(draft, frame) {
    if (mustOffer(draft.table, frame)) {
      replaceFrame(draft, { ...frame, offered: true });
      return respondToDraw(draft);
    }
    const { seat, count, done = 0 } = frame;
    // The Corp must draw and cannot: the Runner wins (N-WIN-04). The Runner's missing cards are ignored.
    if (seat === CORP && count > 0) gameOver(draft, RUNNER, 'The Corp must draw and R&D is empty.');
    pop(draft);
    if (done > 0 && seat === RUNNER && !frame.told) happens(draft, 'runnerDraws', { amount: done });
  },
};

/** The cards are drawn, and stay on top of the pile while triggered effects resolve. */
function announceDraw(draft: Draft, frame: Frame, there: number): void {
  const { seat } = frame;
  draft.events.push({ kind: 'look', by: seat, owner: seat, at: 0, count: there });
  replaceFrame(draft, { ...frame, told: true });
  happens(draft, 'runnerDraws', { amount: there });
}

/** Cards are drawn from the top of a pile. */
export function drawCards(draft: Draft, seat: Seat, count: number): void {
  if (count > 0) emit(draft, { kind: 'drew', seat, count });
  intoHand(draft, seat, count);
}

/** Moves cards from the top of a pile into its owner's hand, face down. */
export function intoHand(draft: Draft, seat: Seat, count: number): void {
  const mine = side(draft, seat);
  mine.pile -= count;
  mine.hand += count;
  for (let i = 0; i < count; i++)
    draft.events.push({ kind: 'card', owner: seat, from: { in: 'pile', at: 0 }, to: { in: 'hand' }, face: null });
}

/** All but the last go into the hand; the last goes to the bottom of the pile, or its owner decides next. */
function drawAndSift(draft: Draft, frame: Frame, there: number, sift: NonNullable<Card['sift']>): void {
  const { seat } = frame;
  draft.events.push({
    kind: 'look',
    by: seat,
    owner: seat,
    at: 0,
    count: there,
    ...(there > 1 ? { arranged: true as const } : {}),
  });
  drawCards(draft, seat, there - 1);
  if (sift === 'bottom') {
    const to = { in: 'pile' as const, at: pileOf(draft.table, seat) - 1 };
    draft.events.push({ kind: 'card', owner: seat, from: { in: 'pile', at: 0 }, to, face: null });
  }
  const left = Math.max(0, frame.count + 1 - there);
  updateFrame(draft, frame, { count: left, done: there, ...(sift === 'topOrTrash' ? { choice: true as const } : {}) });
}

function siftRefusal(
  { seat }: Frame,
  { at, card }: Extract<Move, { do: 'trash' }>,
  top: CardId | undefined,
): Refusal | null {
  return at !== 0 || (top !== undefined && top !== card) || findCard(card)?.side !== seat ? noSuchCard : null;
}

/** The card was drawn, never installed (R-CARD-crash-everett-inventive-fixer). */
function trashTop(draft: Draft, seat: Seat, card: CardId): void {
  side(draft, seat).pile -= 1;
  emitTrashed(draft, seat, null, card);
  const from = { in: 'pile' as const, at: 0 };
  draft.events.push({ kind: 'card', owner: seat, from, to: { in: 'open' }, face: card, fresh: true });
  toDiscard(draft, seat, card);
}

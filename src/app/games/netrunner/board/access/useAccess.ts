/** State of the current access: the page shown, and the actions of its buttons. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { CardId, Seat } from '../../../../../rules/game.ts';
import { pendingHarm } from '../../../../../rules/netrunner/rulebook/harm/coming.ts';
import type { AccessStory } from '../../../../../rules/netrunner/rulebook/run/accessStory.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { useRedraw } from '../../../../parts/hooks.ts';
import type { NetrunnerSeated } from '../seated.ts';
import {
  type AccessReading,
  type CardVerdict,
  isAccessQuestion,
  newReading,
  otherQuestion,
  settlingMoves,
} from './reading.ts';

/** How long the Corp can read each card after the Runner has continued (ms). */
const CORP_READS_MS = 2500;

/** Reading progress by seat, kept as long as the table is open, since two players may share a phone. */
export interface ReadingPlace {
  readings?: { [seat in Seat]?: AccessReading };
}

export interface AccessPage {
  story: AccessStory;
  reading: AccessReading;
  /** Whether the access page is on screen, rather than a question about one of its cards. */
  shown: boolean;
  /** Whether the table's question is held back until the player has read this far. */
  waits: boolean;
  /** Whether the page has a link to an open question about an accessed card. */
  beside: boolean;
  /** Shows another page without deciding anything. */
  turnTo(cardIndex: number): void;
  /** Acknowledges the damage on a page. */
  suffer(cardIndex: number): void;
  /** Opens the question about the accessed card. */
  goThrough(): void;
  /** Records a choice and shows the next card. */
  decide(cardIndex: number, verdict: CardVerdict | null): void;
  /** Records the verdict on the last card and sends all choices together. */
  finish(cardIndex: number, verdict: CardVerdict | null): void;
  /** Shows a card from R&D to both players. */
  show(card: CardId): void;
  /** Clears the choice made for a card. */
  undo(cardIndex: number): void;
  /** Marks the access as read by the Corp. */
  close?: () => void;
}

/** Returns the page for the current access; null if there is none or it has been read to the end. */
export function useAccess(v: NetrunnerSeated, place: ReadingPlace): AccessPage | null {
  const redraw = useRedraw();
  const { story, close: closes } = v.access ?? {};
  const close = story?.over ? closes : undefined;
  const { cards = [], over = false, began = -1 } = story ?? {};
  const kept = place.readings?.[v.seat];
  const reading = kept?.of === began ? kept : newReading(began);
  const set = (change: Partial<AccessReading>): void => {
    const now = place.readings?.[v.seat];
    place.readings = { ...place.readings, [v.seat]: { ...(now?.of === began ? now : reading), ...change } };
    redraw();
  };
  const isRunner = v.seat === RUNNER;
  const reads = isRunner && reading.at < cards.length && !reading.sent;
  const isDone = isRunner && over && !reads;
  const isElsewhere = story !== undefined && endsElsewhere(v, story);
  // Before the screen is drawn: another access may follow, and the end of the game must not appear before it.
  useLayoutEffect(() => {
    if (isDone || isElsewhere) closes?.();
  }, [isDone, isElsewhere, closes === undefined]);
  useSettling(v, story, reading, () => set({ sent: false, failed: true, at: Math.max(0, cards.length - 1) }));
  useCloseForCorp(v, story, close);
  if (!story || isDone || isElsewhere) return null;
  const asked = otherQuestion(v);
  const beside = over ? '' : asked;
  const isThrough = beside !== '' && reading.through === beside;
  const verdicts = (cardIndex: number, verdict: CardVerdict | null): AccessReading['kept'] => {
    const { [cardIndex]: _, ...rest } = reading.kept;
    return verdict === null ? rest : { ...rest, [cardIndex]: verdict };
  };
  return {
    story,
    reading,
    shown: reads ? !isThrough : beside === '' || v.question.kind !== 'move',
    waits: reads && asked !== '' && !isThrough,
    beside: beside !== '',
    turnTo: (at) => set({ at }),
    suffer: (cardIndex) => set({ suffered: [...reading.suffered, cardIndex] }),
    goThrough: () => set({ through: beside }),
    decide(cardIndex, verdict) {
      set({ kept: verdicts(cardIndex, verdict), at: cardIndex + 1 });
      const looks = v.question.kind === 'move' && v.question.window === 'accessed';
      if (cardIndex === cards.length - 1 && looks && !v.pending) v.play({ do: 'pass' });
    },
    finish: (cardIndex, verdict) => set({ kept: verdicts(cardIndex, verdict), sent: true, failed: false }),
    show: (card) => v.play({ do: 'show', card }),
    undo: (cardIndex) => set({ kept: verdicts(cardIndex, null) }),
    ...(close && { close }),
  };
}

/** Whether the game ended for a reason other than the access: a concession, or the end of the match. */
const endsElsewhere = ({ question, table }: NetrunnerSeated, { cards }: AccessStory): boolean =>
  question.kind === 'over' &&
  !(table.over && (cards.some(({ gone }) => gone === 'stolen') || pendingHarm(table)?.deadly === true));

/**
 * Once all cards are decided, answers the rules' questions from the recorded choices. Calls `failed` if the choices no
 * longer fit.
 */
function useSettling(
  v: NetrunnerSeated,
  story: AccessStory | undefined,
  { sent, kept }: AccessReading,
  failed: () => void,
): void {
  const { question } = v;
  const due =
    sent && story?.over === false && isAccessQuestion(v) && question.kind === 'move' && question.of === v.seat;
  useEffect(() => {
    if (!due || v.pending) return;
    const moves = settlingMoves(v, story, kept);
    if (moves === null) failed();
    else v.play(...moves);
  }, [due, v.questionAt, v.pending]);
}

/** Closes the Corp's page once the Runner has continued or the Corp is asked something. */
function useCloseForCorp(v: NetrunnerSeated, story: AccessStory | undefined, close: (() => void) | undefined): void {
  const isPast = v.seat === CORP && story?.past === true;
  const isAsked = v.seat === CORP && otherQuestion(v) !== '';
  const pages = Math.max(1, story?.cards.length ?? 1);
  // Another access may have followed the finished one, and its page has to be closed too.
  useEffect(() => {
    if (isAsked) close?.();
  }, [isAsked, story?.began, close === undefined]);
  useEffect(() => {
    if (!isPast || !close) return;
    const timer = setTimeout(close, CORP_READS_MS * pages);
    return () => clearTimeout(timer);
  }, [isPast, story?.began, close === undefined]);
}

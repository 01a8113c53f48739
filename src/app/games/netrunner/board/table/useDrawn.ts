/** Marks newly drawn cards on their owner's screen and shows them on a slip while the hand is open. */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { CardId } from '../../../../../rules/game.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { cardDifference } from './drawn.ts';

export interface DrawnMarks {
  fresh: readonly CardId[];
  /** The cards shown on the slip. */
  shown: readonly CardId[];
  /** Call when the owner has looked at the given card. */
  touch(card: CardId): void;
}

/** Cards drawn by one effect arrive in separate entries; those within this time are shown together (ms). */
const TOGETHER_MS = 2000;

/** Which cards are marked as new and which are on the slip, both only while the hand is open. */
export function useDrawn({ drawn: { fresh }, table }: NetrunnerSeated, open: boolean): DrawnMarks {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const held = useRef({ turn: table.turn, fresh, touched: [] as CardId[], shown: [] as readonly CardId[], at: 0 });
  const now = held.current;
  if (now.turn !== table.turn) Object.assign(now, { turn: table.turn, fresh: [], touched: [] });
  const came = cardDifference(fresh, now.fresh);
  now.fresh = fresh;
  // The slip names cards only if the hand is already open.
  if (!open) now.shown = [];
  else if (came.length > 0) {
    const together = performance.now() - now.at < TOGETHER_MS;
    now.shown = together ? [...now.shown, ...came] : came;
    now.at = performance.now();
  }
  const shown = now.shown.length > 0;
  useEffect(() => {
    if (!shown) return;
    const away = (): void => {
      now.shown = [];
      redraw(0);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [shown]);
  const left = cardDifference(fresh, now.touched);
  const touch = (card: CardId): void => {
    if (!left.includes(card)) return;
    now.touched.push(card);
    redraw(0);
  };
  return { fresh: left, shown: now.shown, touch };
}

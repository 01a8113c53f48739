/** The marks of newly drawn cards on their owner's screen, and the slip that shows them while his hand is open. */
import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import type { CardId } from '../../../rules/game.ts';
import { without } from '../../../rules/known.ts';
import { remember, remembered } from '../../session/remembered.ts';
import { comeBack, type Drawn, drawnAfter, kept } from './drawn.ts';
import type { Seated } from './seated.ts';

const KEY = 'drawn';

export interface Marked {
  fresh: readonly CardId[];
  /** What the slip shows. */
  shown: readonly CardId[];
  /** The owner has looked at that card. */
  touch(card: CardId): void;
}

export function useDrawn(v: Seated, open: boolean): Marked {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const state = { hand: v.known.hand, pile: v.known.pile.length, turn: v.table.turn };
  const game = `${v.seals.join()} ${v.seat}`;
  const held = useRef<{ drawn: Drawn; shown: readonly CardId[] } | null>(null);
  // A page that died comes back to the same marks.
  held.current ??= { drawn: comeBack(game, state, remembered(KEY)), shown: [] };
  const now = held.current;
  useEffect(() => remember(KEY, kept(game, now.drawn)), [now.drawn]);
  if (state.hand !== now.drawn.hand || state.turn !== now.drawn.turn) {
    now.drawn = drawnAfter(now.drawn, state);
    // Named only where the hand lies open anyhow.
    if (now.drawn.last.length > 0) now.shown = open ? now.drawn.last : [];
  }
  if (!open) now.shown = [];
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
  const touch = useCallback((card: CardId): void => {
    const { drawn } = now;
    if (!drawn.fresh.includes(card)) return;
    now.drawn = { ...drawn, fresh: without(drawn.fresh, card) };
    redraw(0);
  }, []);
  return { fresh: now.drawn.fresh, shown: now.shown, touch };
}

/**
 * What happens to sheets over the table when the table changes. A sheet being read stays until the player closes it. A
 * list of moves closes when one of them is no longer possible. A question put aside returns with the next question.
 */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../../../rules/netrunner/move.ts';
import * as words from '../../../../words/en/netrunner/board/table.ts';
import { promptOf } from '../../../../words/en/netrunner/decide/prompts.ts';
import { readBy } from '../../../../words/en/you.ts';
import { listen } from '../../../device/listen.ts';
import type { ReadingPlace } from './access/useAccess.ts';
import type { TrapState } from './access/useTraps.ts';
import { type OpenSheet, questionId } from './openSheet.tsx';
import type { NetrunnerSeated } from './seated.ts';

/** State kept as long as the table is open, so that a player who goes home and comes back finds the same sheet. */
export interface BoardUiState extends ReadingPlace, TrapState {
  lying: StoredSheet | null;
  /** Whether the hand was open. It stays open for a player without an opponent at the table. */
  open?: boolean;
}

interface StoredSheet {
  what: OpenSheet;
  /** The question that was already open when the first sheet was opened, and so is not news. */
  asked: string;
  /** The moves listed in the sheet. */
  moves: readonly string[];
}

interface OpenSheetState {
  opened: OpenSheet | null;
  setOpened(next: OpenSheet | null): void;
  /** One-line description of the new decision; null if there is none. */
  waits: string | null;
  /** Why a list of moves was closed; cleared by the next touch. */
  gone: string | null;
}

const lists: ReadonlySet<OpenSheet['kind']> = new Set(['list', 'run', 'advance', 'score', 'search', 'ask']);

/** Tracks the sheet over the table: outdated sheets close, new questions wait. Its state is stored in `place`. */
export function useOpenSheet(v: NetrunnerSeated, place: BoardUiState): OpenSheetState {
  const [, redraw] = useState(0);
  const [gone, setGone] = useState<string | null>(null);
  const now = questionId(v);
  const latest = useRef({ v, now });
  latest.current = { v, now };
  const { lying } = place;
  const put = useCallback(
    (next: StoredSheet | null): void => {
      // The usual case: no sheet is open.
      if (next === place.lying) return;
      place.lying = next;
      redraw((n) => n + 1);
    },
    [place],
  );
  const setOpened = useCallback(
    (what: OpenSheet | null): void => {
      const { v, now } = latest.current;
      const moves = what !== null && lists.has(what.kind) ? movesIn(what, v.moves).map(keyOf) : [];
      put(what && { what, asked: place.lying?.asked ?? now, moves });
    },
    [place, put],
  );
  useEffect(() => {
    if (!lying) return;
    const { what, asked, moves } = lying;
    if (what.kind === 'aside' && now !== '' && now !== asked) return put(null);
    if (v.pending || v.passing || moves.length === 0) return;
    const legal = new Set(v.moves.map(keyOf));
    if (moves.every((move) => legal.has(move))) return;
    put(null);
    setGone(closedReason(v));
  });
  // Runs before painting, so that a touch right afterwards counts.
  useLayoutEffect(() => {
    return gone === null ? undefined : listen(['pointerdown', 'keydown'], () => setGone(null));
  }, [gone]);
  const news = lying !== null && lying.what.kind !== 'aside' && now !== '' && now !== lying.asked;
  return { opened: lying?.what ?? null, setOpened, waits: news ? promptOf(v) : null, gone };
}

const keyOf = (move: Move): string => JSON.stringify(move);

/** Returns the moves that a list sheet offers. */
function movesIn(what: OpenSheet, all: readonly Move[]): readonly Move[] {
  if (what.kind === 'ask') return [what.move];
  const does = { run: 'run', advance: 'advance', score: 'score' }[what.kind as string];
  return all.filter((move) => (does === undefined ? move.do !== 'bid' : move.do === does));
}

function closedReason(v: NetrunnerSeated): string {
  const last = v.lines.at(-1);
  return words.noLongerPossible(last && readBy(last, v.seat, v.names));
}

/** The Game Master's private changes until their next entry, stored on this phone before any screen shows them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { readNote, saveNote } from '../../../../peer/store/notes.ts';
import { type Drawer, emptyDrawer } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';
import { drawersIn } from './drawers.ts';

/** The notes of all games on this phone. */
export const drawers = drawersIn({ kept: readNote, keep: saveNote });

interface KeptDrawer {
  /** Null while loading. */
  drawer: Drawer | null;
  change(what: ChangeWhat): void;
  /** Whether the browser failed to store the last change, which was then discarded. */
  unkept: boolean;
}

/** `game`: the key under which the drawer is stored. */
export function useDrawer(game: string, known: TrenchKnown): KeptDrawer {
  const mine = known.secret !== null;
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [unkept, setUnkept] = useState(false);
  const newest = useRef(known);
  newest.current = known;
  useEffect(() => {
    if (!mine) return;
    let left = false;
    void drawers.read(game).then((kept) => {
      if (!left) setDrawer(kept);
    });
    return () => {
      left = true;
    };
  }, [game, mine]);
  const change = async (what: ChangeWhat): Promise<void> => {
    const kept = await drawers.add(game, () => newest.current, what);
    setUnkept(kept === null);
    if (kept !== null) setDrawer(kept);
  };
  return { drawer: mine ? drawer : emptyDrawer, unkept, change: (what) => void change(what) };
}

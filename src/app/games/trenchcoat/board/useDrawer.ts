/** Private changes of the Game Master that wait for his next entry: kept on this phone before any screen shows them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepNote, keptNote } from '../../../../peer/store/notes.ts';
import { type Drawer, emptyDrawer, put } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { Known } from '../../../../rules/trenchcoat/game/known.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';

export interface KeptDrawer {
  /** Null while it is looked for. */
  drawer: Drawer | null;
  change(what: ChangeWhat): void;
  /** The browser did not keep the last change: it is as good as not made. */
  unkept: boolean;
}

/** `game`: what the drawer goes by. */
export function useDrawer(game: string, known: Known): KeptDrawer {
  const mine = known.secret !== null;
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [unkept, setUnkept] = useState(false);
  // One after the other: each builds on the one before.
  const going = useRef<Promise<unknown>>(Promise.resolve());
  const now = useRef<Drawer>(emptyDrawer);
  useEffect(() => {
    if (!mine) return;
    let left = false;
    going.current = keptNote(game).then((kept) => {
      now.current = isDrawer(kept) ? kept : emptyDrawer;
      if (!left) setDrawer(now.current);
    });
    return () => {
      left = true;
    };
  }, [game, mine]);
  const keep = (make: (drawer: Drawer) => Drawer): void => {
    going.current = going.current.then(async () => {
      const next = make(now.current);
      const kept = await keepNote(game, next);
      setUnkept(!kept.ok);
      if (!kept.ok) return;
      now.current = next;
      setDrawer(next);
    });
  };
  return {
    drawer: mine ? drawer : emptyDrawer,
    unkept,
    change: (what) => keep((drawer) => put(drawer, known, what)),
  };
}

/** What a store brought back, if it has the form of one: a page judges the rest. */
const isDrawer = (value: unknown): value is Drawer =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<Drawer>).changes);

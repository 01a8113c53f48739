/**
 * Private changes that the Game Master has made and that stand on no page yet. They wait on his phone and go with his next call or tell.
 * Plain JSON, so that it can be kept.
 */
import type { Known } from './known.ts';
import type { Change, ChangeWhat } from './page.ts';

export interface Drawer {
  changes: Change[];
}

export const emptyDrawer: Drawer = { changes: [] };

/** Changes that stand on no page yet, in order. What a page of the log has is left out, so a page sent just before a phone died counts once. */
export const waitingIn = (drawer: Drawer, known: Known): Change[] =>
  drawer.changes.filter(({ nr }) => nr > (known.secret?.bound ?? 0));

/** The drawer with one change more, and without those that are bound. */
export function put(drawer: Drawer, known: Known, what: ChangeWhat): Drawer {
  const waiting = waitingIn(drawer, known);
  const last = waiting.at(-1)?.nr ?? known.secret?.bound ?? 0;
  return { changes: [...waiting, { is: 'change', nr: last + 1, ...what }] };
}

/** The drawer without its last change, as long as that is bound nowhere. */
export const takeOut = (drawer: Drawer, known: Known): Drawer => ({ changes: waitingIn(drawer, known).slice(0, -1) });

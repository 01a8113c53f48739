/**
 * Private changes that the Game Master has made and that stand on no page yet. They wait on their phone and go with their next call or tell.
 * Plain JSON, so that it can be kept. Nothing is taken out of it again: a test that was rolled stays, and what was changed is changed back.
 */
import type { TrenchKnown } from './known.ts';
import type { ChangeWhat, PageChange } from './page.ts';

export interface Drawer {
  changes: PageChange[];
}

export const emptyDrawer: Drawer = { changes: [] };

/** Changes that stand on no page yet, in order. What a page of the log has is left out, so a page sent just before a phone died counts once. */
export const waitingIn = (drawer: Drawer, known: TrenchKnown): PageChange[] =>
  drawer.changes.filter(({ nr }) => nr > (known.secret?.bound ?? 0));

/** The drawer with one change more, and without those that are bound. */
export function put(drawer: Drawer, known: TrenchKnown, what: ChangeWhat): Drawer {
  // The last one that was put in is still here, also where what is known of the pages is a little old.
  const last = Math.max(drawer.changes.at(-1)?.nr ?? 0, known.secret?.bound ?? 0);
  return { changes: [...waitingIn(drawer, known), { is: 'change', nr: last + 1, ...what }] };
}

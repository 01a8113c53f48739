/**
 * The Game Master's private changes that are not on a page yet. They wait on the Game Master's phone and go out with
 * the next call or tell. Plain JSON, so it can be stored. Nothing is ever removed: a rolled test stays, and a change is
 * undone by another change.
 */
import type { TrenchKnown } from './known.ts';
import type { ChangeWhat, PageChange } from './page.ts';

export interface Drawer {
  changes: PageChange[];
}

export const emptyDrawer: Drawer = { changes: [] };

/**
 * Changes not yet on a page, in order. Changes on a page in the log are omitted, so a page sent just before a phone
 * crashed counts once.
 */
export const waitingIn = (drawer: Drawer, known: TrenchKnown): PageChange[] =>
  drawer.changes.filter(({ nr }) => nr > (known.secret?.bound ?? 0));

/** The drawer with one more change, and without changes already on a page. */
export function put(drawer: Drawer, known: TrenchKnown, what: ChangeWhat): Drawer {
  // The last change is still here, even if the phone's view of the pages is slightly out of date.
  const last = Math.max(drawer.changes.at(-1)?.nr ?? 0, known.secret?.bound ?? 0);
  return { changes: [...waitingIn(drawer, known), { is: 'change', nr: last + 1, ...what }] };
}

/**
 * Back closes an open sheet before it leaves the page. For this, the page gets a second history entry once a sheet has
 * been opened. The entry stays when the sheet is closed in another way: removing it immediately could undo a navigation
 * in progress.
 */

/** The close functions of the open sheets, newest last. */
const sheets: (() => void)[] = [];
let listening = false;
/** The page's URL while it is on its second entry, otherwise null. */
let lifted: string | null = null;

/** Whether the page is on its second entry: a navigation then replaces that entry, so that Back skips it. */
export const isOnSheetEntry = (): boolean => (history.state as { sheet?: unknown } | null)?.sheet === true;

/** Called once the page is on its first entry again. */
let down: (() => void) | null = null;

/** Removes the second entry if the page is on it, then calls `then`: the next route replaces the first entry. */
export function leaveSheetEntry(then: () => void): void {
  if (!isOnSheetEntry()) return then();
  // After a reload the page may be on its second entry before any sheet is open.
  listen();
  down = then;
  history.back();
}

/** Registers an open sheet; `close` closes it. Returns a function to call once it is closed. */
export function closeOnBack(close: () => void): () => void {
  listen();
  sheets.push(close);
  pushSheetEntry();
  return () => void sheets.splice(sheets.lastIndexOf(close), 1);
}

function listen(): void {
  if (!listening) addEventListener('popstate', moved);
  listening = true;
}

function pushSheetEntry(): void {
  if (!isOnSheetEntry()) history.pushState({ ...history.state, sheet: true }, '');
  lifted = location.href;
}

function moved(): void {
  const was = lifted;
  lifted = isOnSheetEntry() ? location.href : null;
  const then = down;
  down = null;
  if (then) return then();
  // The page changed, or it is back on the second entry.
  if (was !== location.href || lifted !== null) return;
  const close = sheets.at(-1);
  // The sheet is already closed and its entry unused, so go where Back leads from here.
  if (!close) return history.back();
  close();
  // Another sheet may be below it, or this sheet may refuse to close.
  setTimeout(() => sheets.length > 0 && pushSheetEntry());
}

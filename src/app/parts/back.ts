/**
 * Back closes what lies open before it leads away: whoever goes back means the sheet before their eyes. For that the page has a second
 * place in the browser's history once a sheet has been open, on top of its first one. It stays when the sheet has gone otherwise: given
 * back at once it could undo where somebody goes in that moment.
 */

/** What closes them, the newest last. */
const sheets: (() => void)[] = [];
let listening = false;
/** The address of the page that stands on its second place; null while none does. */
let lifted: string | null = null;

/** Whether the page stands there: whoever goes elsewhere takes that place, so that Back does not come to it again. */
export const onSheet = (): boolean => (history.state as { sheet?: unknown } | null)?.sheet === true;

/** What is done once the page stands on its first place again. */
let down: (() => void) | null = null;

/** Gives the second place back, where the page stands on it, and then goes on: what takes its place takes the first one. */
export function stepDown(then: () => void): void {
  if (!onSheet()) return then();
  // A page that was loaded again stands there, too, before any sheet is open.
  listen();
  down = then;
  history.back();
}

/** A sheet is open, and `close` closes it. Result: a function that says it has gone. */
export function closesOnBack(close: () => void): () => void {
  listen();
  sheets.push(close);
  lift();
  return () => void sheets.splice(sheets.lastIndexOf(close), 1);
}

function listen(): void {
  if (!listening) addEventListener('popstate', moved);
  listening = true;
}

function lift(): void {
  if (!onSheet()) history.pushState({ ...history.state, sheet: true }, '');
  lifted = location.href;
}

function moved(): void {
  const was = lifted;
  lifted = onSheet() ? location.href : null;
  const then = down;
  down = null;
  if (then) return then();
  // Elsewhere, or there again.
  if (was !== location.href || lifted !== null) return;
  const close = sheets.at(-1);
  // Gone already, and nobody meant its place: on to where Back leads from here.
  if (!close) return history.back();
  close();
  // One may lie below it, and one may not want to go.
  setTimeout(() => sheets.length > 0 && lift());
}

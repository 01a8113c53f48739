/**
 * Shares text with another app. Over plain http, browsers have no share sheet or clipboard API, so the legacy copy
 * command is tried.
 */

/**
 * The outcome of sharing a link.
 * - `shared`: the share sheet took it or the person cancelled, so there is nothing to report.
 * - `unable`: the page can only display it.
 */
export type ShareOutcome = 'shared' | 'copied' | 'unable';

/** Call from a tap. Never rejects. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  // TypeScript assumes that every browser has `share`.
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && dismissed.has(error.name)) return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'unable';
}

/** The person closed the share sheet, or it is already open. */
const dismissed = new Set(['AbortError', 'InvalidStateError']);

/** Call from a tap. Returns whether the text is on the clipboard. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Selects the text in a temporary field and copies it. The browser may ask for permission, or copy nothing. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  let asked = false;
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    asked = event.clipboardData !== null;
  };
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  // Nothing behind an open dialog can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.addEventListener('copy', give);
  try {
    return document.execCommand('copy') && asked;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give);
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

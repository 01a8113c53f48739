/** Hands text on to another app. By plain http a browser has neither a share sheet nor a clipboard: then the old way of copying is tried. */

/**
 * What became of a link. `shared`: the share sheet took it, or the person thought better of it, and nothing is left to say. `unable`: this
 * page can only show it.
 */
export type Shared = 'shared' | 'copied' | 'unable';

/** To be called from a tap. Never rejects. */
export async function shareLink(url: string, title: string): Promise<Shared> {
  // TypeScript believes that every browser has it.
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

/** The person closed the share sheet, or it is open already. */
const dismissed = new Set(['AbortError', 'InvalidStateError']);

/** To be called from a tap. Result: whether it is on the clipboard now. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Marks the text in a field of its own, as a person would, and copies that. The browser asks what to copy, or it has copied nothing. */
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
  // Behind an open dialog nothing can be marked.
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

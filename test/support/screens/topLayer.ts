/** What a person reads and can press on the topmost sheet, or on the page if no sheet is open. */
import { act, fireEvent } from '@testing-library/preact';

const layer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
const wordsOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? wordsOf(button);
const buttons = (): HTMLElement[] => [...layer().querySelectorAll<HTMLElement>('button')];

/** All words there, or those of one part of it. */
export const reads = (selector?: string): string => wordsOf(selector ? layer().querySelector(selector) : layer());

/** The words of each part, in order. */
export const lists = (selector: string): string[] => [...layer().querySelectorAll(selector)].map(wordsOf);

/**
 * The buttons there or in one part, in order: the filled one, those that are off, and those that are chosen are marked.
 * Leaves out the sheet's own button, and terms that lead to the glossary, which is loaded at some point.
 */
export const offers = (selector = ''): string[] =>
  [...layer().querySelectorAll(`${selector} button`.trim())]
    .filter((button) => !button.matches('.grip, .explained, .rule-of button'))
    .map((button) => {
      const marks = [
        button.closest('.big')?.classList.contains('main') && 'main',
        button.getAttribute('aria-disabled') === 'true' && 'off',
        button.getAttribute('aria-pressed') === 'true' && 'on',
      ].filter(Boolean);
      return `${nameOf(button)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
    });

/** Presses the first button whose name starts with these words, and renders what follows. */
export function press(name: string): void {
  const button = buttons().find((one) => nameOf(one).startsWith(name));
  if (!button) throw new Error(`no button “${name}” among ${buttons().map(nameOf).join(' | ')}`);
  act(() => void fireEvent.click(button));
  // Also renders what effects have triggered.
  act(() => {});
}

/** Browsers report that a dialog has closed a moment later; happy-dom does so at once, before a sheet is gone. */
export function closeLikeBrowsers(): void {
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

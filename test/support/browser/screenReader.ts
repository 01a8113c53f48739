/** Reads the screen from inside the page, for browsers whose driver has no accessibility tree: roles, names, states. */
import type { Screen } from './ariaTree.ts';

declare global {
  interface Window {
    screenReader: {
      read(): Screen;
      /** The elements reported by `read`, in the same order. */
      find(role: string, name: string, nth: number): Element | null;
      findStart(role: string, start: string): Element | null;
      /** Where to tap it; null if it is gone or covered. A tap that would hit anything else is not made. */
      aim(role: string, name: string, nth: number): readonly [x: number, y: number] | null;
      /** Whether the target has been tapped since. */
      landed(): boolean;
    };
  }
}

/** Runs in the page: installs the reader, which needs nothing from outside. */
export function installReader(): void {
  const byTag: Readonly<Record<string, string>> = {
    a: 'link',
    button: 'button',
    dialog: 'dialog',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    img: 'img',
    li: 'listitem',
    ol: 'list',
    output: 'status',
    p: 'paragraph',
    section: 'region',
    select: 'combobox',
    summary: 'button',
    textarea: 'textbox',
    ul: 'list',
  };
  /** Roles named by their content. */
  const called = new Set(['button', 'link', 'heading']);

  const roleOf = (one: Element): string => one.getAttribute('role') ?? byTag[one.localName] ?? '';
  const said = (one: Element): string => one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? '';
  const hidden = (one: Element): boolean =>
    one.getAttribute('aria-hidden') === 'true' ||
    (one as HTMLElement).inert ||
    getComputedStyle(one).visibility === 'hidden' ||
    getComputedStyle(one).display === 'none';
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

  /** The text of its content, with visible gaps. */
  const words = (one: Element): string =>
    [...one.childNodes]
      .map((node) => {
        if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        if (hidden(node)) return '';
        const text = said(node) || words(node);
        return getComputedStyle(node).display === 'inline' && !said(node) ? text : ` ${text} `;
      })
      .join('');
  const nameOf = (one: Element, role: string): string => tidy(said(one) || (called.has(role) ? words(one) : ''));

  const tops = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const outOfReach = (one: Element, top: Element): boolean => {
    for (let up: Element | null = one; up && up !== top; up = up.parentElement) if (hidden(up)) return true;
    return one.getClientRects().length === 0;
  };

  const list = (): { element: Element; role: string; name: string; nth: number }[] => {
    const top = tops();
    const seen = new Map<string, number>();
    return [...top.querySelectorAll('*')].flatMap((element) => {
      const role = roleOf(element);
      if (role === '' || outOfReach(element, top)) return [];
      const name = nameOf(element, role);
      const key = `${role} ${name}`;
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      return [{ element, role, name, nth }];
    });
  };
  const find = (role: string, name: string, nth: number): Element | null =>
    list().find((one) => one.role === role && one.name === name && one.nth === nth)?.element ?? null;
  const within = (one: Element): string => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const role = roleOf(up);
      if (role !== '' && nameOf(up, role) !== '') return nameOf(up, role);
    }
    return '';
  };

  const reachable = (element: Element): readonly [number, number] | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(left, top)) ? [left, top] : null;
  };
  let aimed: Element | null = null;
  let landed = false;
  const guard = (event: Event): void => {
    landed ||= aimed?.contains(event.target as Node) ?? false;
    if (!landed) event.stopImmediatePropagation();
    if (!landed) event.preventDefault();
  };

  window.screenReader = {
    read: () => ({
      dialog: tops().localName === 'dialog' ? nameOf(tops(), 'dialog') : null,
      things: list().map(({ element, role, name, nth }) => ({
        role,
        name,
        nth,
        text: called.has(role) ? '' : tidy(words(element)),
        disabled: element.matches(':disabled, [aria-disabled=true]'),
        pressed: element.getAttribute('aria-pressed') === 'true',
        within: within(element),
      })),
    }),
    find,
    aim: (role, name, nth) => {
      const element = find(role, name, nth);
      if (element === null) return null;
      const at = reachable(element);
      if (at === null) element.scrollIntoView({ block: 'center' });
      aimed = element;
      landed = false;
      window.addEventListener('click', guard, { capture: true });
      return at ?? reachable(element);
    },
    landed: () => {
      window.removeEventListener('click', guard, { capture: true });
      return landed;
    },
    findStart: (role, start) =>
      list().find((one) => one.role === role && one.name.replace('✓ ', '').startsWith(start))?.element ?? null,
  };
}

/** A screen as its player reads it, line by line, for golden files: text by block, and what can be pressed. */

/** Elements that begin a line of their own. */
const BLOCKS =
  'main, section, header, footer, div, p, h1, h2, h3, ul, ol, li, form, fieldset, legend, label, dialog, table, tr';

/** `[Name]` is a button or a link, with what marks it; `Name: _value_` is a field. */
export function asRead(element: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    line = '';
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) line += node.textContent;
    if (!(node instanceof Element)) return;
    if (node.matches('button, a, [role=slider]')) {
      end();
      lines.push(`[${nameOf(node)}${marksOf(node)}]`);
    } else if (node.matches('input, textarea, select')) {
      end();
      lines.push(`${node.getAttribute('aria-label') ?? ''}: _${(node as HTMLInputElement).value}_`);
    } else {
      const block = node.matches(BLOCKS);
      if (block) end();
      const name = node.getAttribute('aria-label');
      if (name !== null) line += ` (${name}) `;
      for (const child of node.childNodes) walk(child);
      if (block) end();
      else line += ' ';
    }
  };
  walk(element);
  end();
  return lines;
}

const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? textsIn(button).join(' ')).replace(/\s+/g, ' ').trim();

const textsIn = (node: Node): (string | null)[] =>
  node.nodeType === Node.TEXT_NODE ? [node.textContent] : [...node.childNodes].flatMap(textsIn);

function marksOf(button: Element): string {
  const marks = [
    button.closest('.big')?.classList.contains('main') && 'main',
    button.matches('[aria-disabled=true], [disabled], fieldset[disabled] *') && 'off',
    button.getAttribute('aria-pressed') === 'true' && 'on',
  ].filter(Boolean);
  return marks.length > 0 ? ` · ${marks.join(', ')}` : '';
}

/** The lines that were not there before: what a change brought. */
export function newLines(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The topmost open sheet, or the whole page. */
export const topLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

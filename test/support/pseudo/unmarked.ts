/** Finds text on a screen that is not in its language, and layouts broken by the longer words. */
import type { Page } from 'playwright-core';
import { cutOff } from '../browser/looks.ts';
import { isUnmarked } from './names.ts';

/** Everything that a person or a screen reader gets, piece by piece. */
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const shown = [...layer.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.getClientRects().length > 0 && !/^(SCRIPT|STYLE|OPTION)$/.test(one.tagName),
    );
    const texts = shown.flatMap((one) =>
      [...one.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
    );
    const labels = shown.flatMap((one) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [...new Set([...texts, ...labels].map((text) => text.trim()).filter((text) => text !== ''))];
  });

/** What a page shows in unmarked letters. `also`: this table's names, such as those of its players. */
export const unmarkedOn = async (page: Page, also: readonly string[] = []): Promise<string[]> =>
  (await told(page)).filter((text) => isUnmarked(text, also));

/** What does not fit: a page that is too wide, and clipped text. */
export async function unfittingOn(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await cutOff(page))];
}

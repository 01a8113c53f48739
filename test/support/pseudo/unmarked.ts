/** What a screen shows that is no word of the language it is in, and what that language’s longer words do to it. */
import type { Page } from 'playwright-core';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { readyDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { madeSheets } from '../../../src/rules/trenchcoat/made/sheets.ts';
import { fields, namedSkills, sections } from '../../../src/rules/trenchcoat/sheet/fields.ts';
import { characterKinds } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import { capital } from '../../../src/words/en/capital.ts';
import { initials, shortName } from '../../../src/words/en/netrunner/short.ts';
import { cutOff } from '../browser/looks.ts';

/** All that a person or a screen reader is told, piece by piece. */
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

/** What a sheet that comes with the app calls its character, device and marks. */
const madeUp = madeSheets.flatMap(({ name, device, characteristics }) => [
  name,
  ...(device ? [device.name] : []),
  ...characteristics.map((one) => one.name),
]);

/** Names are the same in every language: of cards and their kinds, of what a sheet holds, of the app and its games. */
const names = [
  ...new Set([
    ...allCards().flatMap(({ title, type, keywords }) => [
      title,
      shortName(title),
      initials(title),
      type,
      capital(type),
      ...keywords,
    ]),
    ...allCards().flatMap(({ keywords }) => keywords.map((keyword) => keyword.toLowerCase())),
    ...fields.map(({ name }) => name),
    ...[...Object.values(sections), ...namedSkills, ...characterKinds, ...madeUp],
    ...readyDecks.flat().map(({ name }) => name),
    ...['Meatspace', 'Netrunner', 'Pink Trenchcoat', 'Ed25519', 'net', 'meat', 'brain'],
  ]),
].sort((one, other) => other.length - one.length);

/** What is shown in plain letters, but for what puts the parts of a list together, which is the browser’s. `also`: names of this table, such as those of its players. */
export async function unmarkedOn(page: Page, also: readonly string[] = []): Promise<string[]> {
  const all = [...also, ...names];
  return (await told(page)).filter((text) => {
    // A name may stand in several pieces, and be divided.
    const plain = text.replaceAll('\u00ad', '').replace(/ (and|or) /g, ', ').replace(/\d (s|min|h)\b/g, '0');
    if (all.some((name) => name.includes(plain))) return false;
    return /[A-Za-z]/.test(all.reduce((rest, name) => rest.replaceAll(name, ''), plain));
  });
}

/** What does not fit: too wide a page, and words that are cut off. */
export async function unfittingOn(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await cutOff(page))];
}

/** Reads a page's screen from inside it, where the driver's own snapshot is slow. */
import type { Page } from 'playwright-core';
import type { Screen, Thing } from './ariaTree.ts';
import { lossSlip } from './browser.ts';
import type { Asked } from './driven.ts';
import { installReader } from './screenReader.ts';

/** Queries the reader in the page, reinstalling it if a reload has lost it. */
export async function asked<R, A>(page: Asked, act: (given: A) => R, given: A): Promise<R> {
  if (await page.evaluate(() => !('screenReader' in window))) await page.evaluate(installReader);
  return page.evaluate(act, given);
}

export const lookInside = (page: Asked): Promise<Screen> => asked(page, () => window.screenReader.read(), null);

/** One mouse tap at the element's current place. Returns whether it hit the element. */
export async function tapInside(page: Page, { role, name, nth }: Thing): Promise<boolean> {
  const at = await asked(page, ({ role, name, nth }) => window.screenReader.aim(role, name, nth), { role, name, nth });
  if (at !== null) await page.mouse.click(...at);
  const landed = await page.evaluate(() => window.screenReader.landed());
  // The loss notice may cover the target.
  if (!landed && (await lossSlip(page).count()) > 0) await lossSlip(page).dispatchEvent('click', {}, { timeout: 1000 });
  return landed;
}

/** What is wrong with a screen as it stands: axe in light and dark, the width, the size of what is tapped; and pictures of it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const shots = fileURLToPath(new URL('../e2e/shots', import.meta.url));
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;
/** Pixels that a thumb needs. */
const TARGET = 44;

export async function faultsOf(page: Page, name: string): Promise<string[]> {
  mkdirSync(shots, { recursive: true });
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Of all rules this one alone looks at colours.
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(`${name}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    if (colorScheme === 'light') await page.screenshot({ path: join(shots, `${name} light.png`), scale: 'css' });
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${name}: ${wide} px wide on a phone of ${width}`);
    found.push(...(await small(page)).map((what) => `${name} at ${width}: ${what}`));
    await page.screenshot({ path: join(shots, `${name} ${width}x${height}.png`), scale: 'css' });
  }
  return found;
}

/** What can be tapped and is too small for it; what only a screen reader sees is no target. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
        .filter((one) => !one.closest('.board') && one.getClientRects().length > 0)
        .flatMap((one) => {
          const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
          const fits = width >= least - 0.5 && height >= least - 0.5;
          return fits ? [] : [`${one.textContent || one.getAttribute('aria-label')} is ${width} by ${height}`];
        }),
    TARGET,
  );

/** Nothing moves any more. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));

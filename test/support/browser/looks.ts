/** Checks a screen: axe in light and dark, the width, the size of tap targets; and screenshots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Asked } from './driven.ts';

/** The folder for screenshots; null if none are wanted. `SHOTS=1 npm run e2e` takes them. */
export const shots = process.env['SHOTS'] ? fileURLToPath(new URL('../../e2e/shots', import.meta.url)) : null;
if (shots) mkdirSync(shots, { recursive: true });
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;
/** Minimum tap target (px). */
const TARGET = 44;

export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // The only rule that checks colours.
    const { violations } = await analysed(page, colorScheme === 'dark' ? ['color-contrast'] : null, (script) =>
      page.evaluate(script),
    );
    for (const { id, nodes } of violations)
      found.push(`${name}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    if (shots && colorScheme === 'light')
      await page.screenshot({ path: join(shots, `${name} light.png`), scale: 'css' });
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await drawnAnew(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${name}: ${wide} px wide on a phone of ${width}`);
    found.push(...(await small(page)).map((what) => `${name} at ${width}: ${what}`));
    found.push(...(await cutOff(page)).map((what) => `${name} at ${width}: ${what}`));
    if (shots) await page.screenshot({ path: join(shots, `${name} ${width}x${height}.png`), scale: 'css' });
  }
  return found;
}

/** The same checks on a page in its current size and colours, without a screenshot; works in any engine. */
export async function faultsAsItStands(
  page: Asked & { run(script: string): Promise<unknown> },
  name: string,
): Promise<string[]> {
  await settled(page);
  const { violations } = await analysed(page, null, page.run);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(wide > 0 ? [`${name}: ${wide} px too wide`] : []),
    ...(await small(page)).map((what) => `${name}: ${what}`),
    ...(await cutOff(page)).map((what) => `${name}: ${what}`),
  ];
}

/** axe's findings for the given rules, or for all. axe is injected once per page, since it is large. */
async function analysed(
  page: Asked,
  rules: readonly string[] | null,
  run: (script: string) => Promise<unknown>,
): Promise<Pick<AxeResults, 'violations'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await run(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      preload: false,
      ...(only && { runOnly: [...only] }),
    });
    return { violations };
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Tap targets that are too small, except elements for screen readers. */
const small = (page: Asked): Promise<string[]> =>
  page.evaluate(
    (minSize) =>
      [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
        .filter((one) => (!one.closest('.board') || one.closest('.sheet')) && one.getClientRects().length > 0)
        .flatMap((one) => {
          const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
          const fits = width >= minSize - 0.5 && height >= minSize - 0.5;
          return fits ? [] : [`${one.textContent || one.getAttribute('aria-label')} is ${width} by ${height}`];
        }),
    TARGET,
  );

/**
 * Clipped text: beyond the edge of a screen that does not scroll, or cut off in its box without an ellipsis. Also a
 * tappable word that a style has taken out of its line.
 */
export const cutOff = (page: Asked): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.getClientRects().length > 0 &&
        one.closest('.hidden') === null &&
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const scrolls = (one: Element): boolean => {
      for (let up: Element | null = one; up; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      return false;
    };
    return seen.flatMap((one) => {
      const { left, right } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const beyond = (left < -1 || right > innerWidth + 1) && !scrolls(one);
      const inside =
        one.scrollWidth > one.clientWidth + 1 && style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis';
      if (one.parentElement?.matches('.explained') && !/^inline/.test(getComputedStyle(one.parentElement).display))
        return [`"${one.textContent}" is not in its line`];
      return beyond || inside ? [`"${one.textContent}" is cut off`] : [];
    });
  });

/** Resolves once elements that adapt to the available room have been notified of the new size and redrawn. */
export const drawnAnew = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Ends all motion, and resolves once nothing moves any more. */
export const settled = (page: Asked): Promise<unknown> =>
  page.evaluate(async () => {
    // The waiting animation never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    for (const motion of ending) motion.finish();
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });

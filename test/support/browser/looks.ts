/** What is wrong with a screen as it stands: axe in light and dark, the width, the size of what is tapped; and pictures of it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Asked } from './driven.ts';

/** Where pictures of the screens go; null: nobody wants to look at them. `SHOTS=1 npm run e2e` takes them. */
export const shots = process.env['SHOTS'] ? fileURLToPath(new URL('../../e2e/shots', import.meta.url)) : null;
if (shots) mkdirSync(shots, { recursive: true });
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;
/** Pixels that a thumb needs. */
const TARGET = 44;

export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // Of all rules this one alone looks at colours.
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

/** The same of a page as it stands, in its own size and colours, and without a picture: what any engine can be asked. */
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

/** What axe says by these of its rules, or by all. It is put into a page once: it is large. */
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

/** What can be tapped and is too small for it; what only a screen reader sees is no target. */
const small = (page: Asked): Promise<string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
        .filter((one) => (!one.closest('.board') || one.closest('.sheet')) && one.getClientRects().length > 0)
        .flatMap((one) => {
          const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
          const fits = width >= least - 0.5 && height >= least - 0.5;
          return fits ? [] : [`${one.textContent || one.getAttribute('aria-label')} is ${width} by ${height}`];
        }),
    TARGET,
  );

/** Words that are cut off: beyond the screen's edge where nothing scrolls there, or hidden in their own box without dots. */
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
      return beyond || inside ? [`"${one.textContent}" is cut off`] : [];
    });
  });

/** What is fitted to the room there is has been told of the new size, and drawn. */
export const drawnAnew = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Nothing moves any more. */
export const settled = (page: Asked): Promise<unknown> =>
  page.evaluate(async () => {
    // What breathes while somebody waits never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });

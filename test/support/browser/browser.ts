/**
 * Phones for the browser tests: each a browser process of its own with a profile of its own, so that one can be killed,
 * frozen and started again while the other goes on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { chromiumEngine } from './chromium.ts';
import { firefoxEngine } from './firefox.ts';

/** Width and height in CSS pixels: the smallest phone there is to play on, and a common one. */
export const screens = { small: [360, 640], common: [390, 844] } as const;

export interface Phone {
  /** The first tab. After `start` another object. */
  readonly page: Page;
  readonly context: BrowserContext;
  /** Kills the whole browser at once, as when the battery falls out. */
  kill(): Promise<void>;
  /** Starts the browser again with what it had kept. */
  start(): Promise<Page>;
  /** Stops every process of the browser where it stands, as a phone does to an app in the background. */
  freeze(): void;
  thaw(): void;
  /** Ends it and forgets its profile. */
  close(): Promise<void>;
}

export interface PhoneOptions {
  screen?: keyof typeof screens;
  /** The language of the browser, such as `de-DE`. Default `en-GB`. */
  locale?: string;
  /** Further flags of the browser. */
  args?: string[];
  /** Default Chromium. */
  engine?: keyof typeof engines;
}

/** How one browser is started, and what it leaves in its profile. */
export interface Engine {
  launch(profile: string, options: Launch): Promise<BrowserContext>;
  /** The process group of the running browser. */
  group(profile: string): number;
  /** A killed browser leaves its lock behind and would take itself for running. */
  unlock(profile: string): void;
}

export interface Launch {
  args: string[];
  viewport: { width: number; height: number };
  locale: string;
}

const engines = { chromium: chromiumEngine, firefox: firefoxEngine } as const;

export async function startPhone(options: PhoneOptions = {}): Promise<Phone> {
  const { screen = 'small', locale = 'en-GB', args = [] } = options;
  const engine = engines[options.engine ?? 'chromium'];
  const profile = mkdtempSync(join(tmpdir(), 'meatspace-phone-'));
  const [width, height] = screens[screen];
  const launch = () => engine.launch(profile, { args, viewport: { width, height }, locale });

  let context = await launch();
  let page = await pageOf(context);
  let group = engine.group(profile);

  const kill = async () => {
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
    signal(group, 'SIGKILL');
    await gone;
  };
  return {
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    kill,
    start: async () => {
      engine.unlock(profile);
      context = await launch();
      page = await pageOf(context);
      group = engine.group(profile);
      return page;
    },
    freeze: () => signal(group, 'SIGSTOP'),
    thaw: () => signal(group, 'SIGCONT'),
    close: async () => {
      signal(group, 'SIGCONT');
      await context.close().catch(() => {});
      signal(group, 'SIGKILL');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/**
 * A tap with a finger; Playwright has none for a Firefox, and there it is the mouse. A tap that the page has got counts, also
 * where the browser is too busy to say so in time: who took it for missed would look in vain for what it has led away from.
 */
export const tap = (what: Locator, options: TapOptions = {}): Promise<void> =>
  (touched(what) ? what.tap(options) : what.click(options)).catch((error) => {
    if (!handedOver(String(error))) throw error;
  });

/** Whether the last that was tried is the tap itself, by the call log of the error. */
function handedOver(error: string): boolean {
  const [, ...since] = error.split(/performing (?:tap|click) action/);
  const last = since.at(-1);
  return last !== undefined && !/intercepts pointer events|retrying/.test(last);
}

type TapOptions = Pick<NonNullable<Parameters<Locator['tap']>[0]>, 'timeout' | 'position'>;

const touched = (what: Locator): boolean => !isFirefox(what.page());

export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/**
 * A short tap in the middle of it, on what may be gone while the finger is still down. It lasts 50 ms by the browser's own
 * clock: on a busy machine a tap sent in two parts would become a hold.
 */
export async function tapShortly(what: Locator): Promise<void> {
  if (!touched(what)) return what.click();
  const { x, y, width, height } = (await what.boundingBox())!;
  const page = what.page();
  const finger = await page.context().newCDPSession(page);
  const down = Date.now() / 1000;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: down });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: down + 0.05 });
  await finger.detach();
}

/** What names a loss, and lies on the table for ten seconds or until it is touched. */
export const lossSlip = (page: Page): Locator => page.locator('.lately.stays button');

/** It may go by itself, or with its page, just as it is reached for: nothing waits for it. */
export const touchAway = (slip: Locator): Promise<void> =>
  slip.evaluateAll((found) => found.forEach((one) => void (one as HTMLElement).click())).catch(() => {});

/** Whoever plays touches it away before he does anything else; a test about it ends that by `removeLocatorHandler`. */
async function pageOf(context: BrowserContext): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addLocatorHandler(lossSlip(page), touchAway, { noWaitAfter: true });
  return page;
}

/** To the whole group: browser, renderer, network and storage at once. */
function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It is gone already.
  }
}

/**
 * Phones for the browser tests: each a separate browser process with its own profile, so that one can be killed, frozen
 * and restarted while the other continues.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { chromiumEngine, shellEngine } from './chromium.ts';
import { closeLater } from './closing.ts';
import { WAIT_MS } from './driven.ts';
import { firefoxEngine } from './firefox.ts';

/** Width and height in CSS pixels: the smallest phone, and a common one. */
export const screens = { small: [360, 640], common: [390, 844] } as const;

export interface Phone {
  /** The first tab. A new object after `start`. */
  readonly page: Page;
  readonly context: BrowserContext;
  /** Kills the whole browser immediately, as a power loss would. */
  kill(): Promise<void>;
  /** Restarts the browser with what it has stored. */
  start(): Promise<Page>;
  /** Stops every process of the browser, as a phone does to an app in the background. */
  freeze(): void;
  thaw(): void;
  /** Ends the browser and deletes its profile. */
  close(): Promise<void>;
}

export interface PhoneOptions {
  screen?: keyof typeof screens;
  /** The language of the browser, such as `de-DE`. Default: `en-GB`. */
  locale?: string;
  /** Additional browser flags. */
  args?: string[];
  /** Default: what TEST_ENGINE names, otherwise Chromium. */
  engine?: EngineName;
  /** Runs in every page before the app, after a restart of the browser too. */
  before?: () => void;
  /**
   * Lets the pages install the app, which downloads all of it again through the service worker. Default: false, since
   * that takes more processor time than everything else until a game is dealt.
   */
  installs?: boolean;
  /** Asks the pages for less motion, as a setting of the phone does. Default: false. */
  still?: boolean;
}

/** How to start one browser, and what it leaves in its profile. */
export interface Engine {
  launch(profile: string, options: Launch): Promise<BrowserContext>;
  /** The process group of the running browser. */
  group(profile: string, context: BrowserContext): number | Promise<number>;
  /** Removes the lock of a killed browser, which would otherwise appear to be running. */
  unlock(profile: string): void;
}

export interface Launch {
  args: string[];
  viewport: { width: number; height: number };
  locale: string;
  serviceWorkers: 'allow' | 'block';
  reducedMotion: 'reduce' | 'no-preference';
}

const engines = { chromium: chromiumEngine, shell: shellEngine, firefox: firefoxEngine };
type EngineName = keyof typeof engines;

export async function startPhone(options: PhoneOptions = {}): Promise<Phone> {
  const { screen = 'small', locale = 'en-GB', args = [], before, installs = false, still = false } = options;
  const engine = engines[options.engine ?? (process.env['TEST_ENGINE'] as EngineName | undefined) ?? 'chromium'];
  const profile = mkdtempSync(join(tmpdir(), 'meatspace-phone-'));
  const [width, height] = screens[screen];
  const launch = async (): Promise<BrowserContext> => {
    const begun = await engine.launch(profile, {
      args,
      locale,
      viewport: { width, height },
      serviceWorkers: installs ? 'allow' : 'block',
      reducedMotion: still ? 'reduce' : 'no-preference',
    });
    begun.setDefaultTimeout(WAIT_MS);
    if (before) await begun.addInitScript(before);
    return begun;
  };

  let context = await launch();
  let page = await pageOf(context);
  let group = await engine.group(profile, context);

  const kill = async () => {
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
    signal(group, 'SIGKILL');
    await gone;
  };
  const phone: Phone = {
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
      group = await engine.group(profile, context);
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
  closeLater(() => phone.close());
  return phone;
}

/** From now on the given page, or every page of the phone, runs the app's scripts as `edit` returns them. */
export const editScripts = (target: Page | BrowserContext, edit: (script: string) => string): Promise<unknown> =>
  target.route('**/assets/*.js', async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: edit(await response.text()) });
    } catch {
      // A page that leaves or closes ends its requests, and nobody needs their answers.
      await route.abort().catch(() => {});
    }
  });

/**
 * A tap with a finger, or with the mouse in Firefox, where Playwright has no touch. A tap that reached the page counts
 * even if a busy browser does not report it in time: otherwise the caller would look for an element on a screen that
 * the tap has left.
 */
export const tap = (what: Locator, options: TapOptions = {}): Promise<void> =>
  (touched(what) ? what.tap(options) : what.click(options)).catch((error) => {
    if (!handedOver(String(error))) throw error;
  });

/** Whether the last step in the error's call log is the tap itself. */
function handedOver(error: string): boolean {
  const [, ...since] = error.split(/performing (?:tap|click) action/);
  const last = since.at(-1);
  return last !== undefined && !/intercepts pointer events|retrying/.test(last);
}

type TapOptions = Pick<NonNullable<Parameters<Locator['tap']>[0]>, 'timeout' | 'position'>;

const touched = (what: Locator): boolean => !isFirefox(what.page());

export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/**
 * A short tap on the middle of an element that may disappear while the finger is down. It lasts 50 ms by the browser's
 * own clock: on a busy machine, a tap sent in two parts would become a hold.
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

/** The notice that names a loss; it covers the table for ten seconds or until it is touched. */
export const lossSlip = (page: Page): Locator => page.locator('.lately.stays button');

/** The element or its page may disappear just as it is tapped, so nothing waits for it. */
export const touchAway = (slip: Locator): Promise<void> =>
  slip.evaluateAll((found) => found.forEach((one) => void (one as HTMLElement).click())).catch(() => {});

/**
 * Touches the loss notice away before anything else; a test about the notice disables this with `removeLocatorHandler`.
 */
async function pageOf(context: BrowserContext): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addLocatorHandler(lossSlip(page), touchAway, { noWaitAfter: true });
  return page;
}

/** Signals the whole group: browser, renderer, network and storage together. */
function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // Already gone.
  }
}

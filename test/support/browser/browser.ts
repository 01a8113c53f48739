/**
 * Phones for the browser tests: each a browser process of its own with a profile of its own, so that one can be killed,
 * frozen and started again while the other goes on.
 */
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

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
  /** Further flags of Chromium. */
  args?: string[];
}

export async function startPhone({ screen = 'small', locale = 'en-GB', args = [] }: PhoneOptions = {}): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'meatspace-phone-'));
  const [width, height] = screens[screen];
  const executablePath = chromiumPath();
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      args: [...flags, ...args],
      viewport: { width, height },
      deviceScaleFactor: 1,
      isMobile: true,
      hasTouch: true,
      locale,
    });

  let context = await launch();
  let page = await pageOf(context);
  let group = browserProcess(profile);

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
      // A killed browser leaves its lock behind and would take itself for running.
      for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
        rmSync(join(profile, name), { force: true });
      context = await launch();
      page = await pageOf(context);
      group = browserProcess(profile);
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
 * A short tap in the middle of it, on what may be gone while the finger is still down. It lasts 50 ms by the browser's own
 * clock: on a busy machine a tap sent in two parts would become a hold.
 */
export async function tapShortly(what: Locator): Promise<void> {
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

/** Whoever plays touches it away before he does anything else; a test about it ends that by `removeLocatorHandler`. */
async function pageOf(context: BrowserContext): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  const slip = lossSlip(page);
  await page.addLocatorHandler(slip, () => slip.dispatchEvent('click'), { noWaitAfter: true });
  return page;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test must not depend on which of two windows a desktop would have in front.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** The first process of the browser, which leads its process group: Chromium writes it into the lock of its profile. */
function browserProcess(profile: string): number {
  const lock = readlinkSync(join(profile, 'SingletonLock'));
  return Number(lock.slice(lock.lastIndexOf('-') + 1));
}

/** To the whole group: browser, renderer, network and storage at once. */
function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It is gone already.
  }
}

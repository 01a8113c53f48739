/** Finds Chromium, installs it on a bare Debian machine, and starts it as a phone. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import type { Engine } from './browser.ts';
import { canInstall, install, runs } from './packages.ts';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of Chromium. Throws with instructions if there is none. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and nothing there can be started.`);
  }
  const found = usual.find(runs);
  if (found) return found;
  if (canInstall()) {
    install('chromium', 'fonts-noto-color-emoji');
    const installed = usual.find(runs);
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium: install it, or say in CHROMIUM_PATH where it is.');
}

/** Debian's Chromium without windows, extensions and app installs. */
const shell = '/usr/lib/chromium/chromium-headless-shell';

/** Tries to install the shell; without it, the tests run in Chromium itself. */
export function installShell(): void {
  if (!process.env['CHROMIUM_PATH'] && !runs(shell) && canInstall()) install('chromium-headless-shell');
}

const shellPath = (): string => (!process.env['CHROMIUM_PATH'] && runs(shell) ? shell : chromiumPath());

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test must not depend on which of two windows is in front on a desktop.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

export const chromiumEngine: Engine = engineOf(chromiumPath);

/** The same pages, with a start that costs a fifth of the processor time. */
export const shellEngine: Engine = engineOf(shellPath);

function engineOf(path: () => string): Engine {
  return {
    launch: (profile, { args, ...screen }) =>
      chromium.launchPersistentContext(profile, {
        ...screen,
        executablePath: path(),
        headless: true,
        args: [...flags, ...args],
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
      }),
    group: (_, context) => leader(context),
    unlock: (profile) => {
      for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
        rmSync(join(profile, name), { force: true });
    },
  };
}

/** The id of the browser's first process, which leads the group of all others. */
async function leader(context: BrowserContext): Promise<number> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')!.id;
}
